import { afterEach } from 'vitest';
import { PATIENCE_MS } from '../../../../testing/patience.setup.ts';

// What a test has drawn would stay for the next one. The hooks of its file run before this one.
if (typeof document !== 'undefined') {
  const { toast } = await import('sonner');
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE_MS });
  afterEach(() => {
    cleanup();
    // Sonner keeps toasts outside of React.
    toast.dismiss();
  });
}
