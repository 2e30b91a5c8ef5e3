import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../../lib/query-client.ts';
import { Toaster } from '../../ui/overlay/toast.tsx';
import { AuthenticationProvider } from './authentication.tsx';

export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <AuthenticationProvider>{children}</AuthenticationProvider>
      <Toaster />
    </QueryClientProvider>
  );
}
