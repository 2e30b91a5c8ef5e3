import { afterEach, vi } from 'vitest';

// What a test has replaced or drawn would stay for the next one. The hooks of its file run before these.
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
if (typeof document !== 'undefined') {
  const { toast } = await import('sonner');
  const { cleanup } = await import('@testing-library/react');
  afterEach(() => {
    cleanup();
    // Sonner keeps toasts outside of React.
    toast.dismiss();
  });
}
