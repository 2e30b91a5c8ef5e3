import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../../lib/query-client.ts';
import { useIsLocked } from '../../state/lock/use-is-locked.ts';
import { Toaster } from '../../ui/overlay/toast.tsx';
import { AuthenticationProvider } from './authentication.tsx';

/** Toasts may tell what the person did, so a locked app shows none. */
const Toasts = () => (useIsLocked() ? null : <Toaster />);

export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <AuthenticationProvider>{children}</AuthenticationProvider>
      <Toasts />
    </QueryClientProvider>
  );
}
