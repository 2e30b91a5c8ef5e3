import { afterEach } from 'vitest';

// What a test has drawn would stay for the next one. The hooks of its file run before this one.
if (typeof document !== 'undefined') {
  const { toast } = await import('sonner');
  const { cleanup } = await import('@testing-library/react');
  afterEach(() => {
    cleanup();
    // Sonner keeps toasts outside of React.
    toast.dismiss();
  });
}
