import { afterEach } from 'vitest';

// Sonner keeps toasts outside of React, so the toasts of a test would stay for the next one.
if (typeof document !== 'undefined') {
  const { toast } = await import('sonner');
  afterEach(() => void toast.dismiss());
}
