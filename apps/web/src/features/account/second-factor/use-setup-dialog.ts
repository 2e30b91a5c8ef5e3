import { type ComponentProps, type ComponentType, useState } from 'react';
import { toast } from '../../../ui/overlay/toast.tsx';
import { secondFactorCopy as copy } from './second-factor.copy.ts';
import type { Setup, SetupDialog } from './setup-dialog.tsx';

type Opened = { setup: Setup; Dialog: ComponentType<ComponentProps<typeof SetupDialog>> };

/** Opens the setup dialog. Its code is loaded on demand because few people use it. */
export function useSetupDialog() {
  const [isOpening, setOpening] = useState(false);
  const [dialog, setDialog] = useState<Opened | null>(null);
  const open = async (setup: Setup): Promise<void> => {
    setOpening(true);
    try {
      const { SetupDialog } = await import('./setup-dialog.tsx');
      setDialog({ setup, Dialog: SetupDialog });
    } catch {
      // The chunk could not be loaded: a message says so, and the person can try again.
      toast.failed(copy.openFailed);
    } finally {
      setOpening(false);
    }
  };
  return { dialog, isOpening, open: (setup: Setup) => void open(setup), close: () => setDialog(null) };
}
