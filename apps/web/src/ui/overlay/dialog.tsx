import { useEffect, useState } from 'react';
import { whenQuiet } from '../../lib/page/when-quiet.ts';
import { lazyPart } from '../loading/lazy-part.tsx';
import type { ConfirmProps, DialogProps } from './opened-dialog.tsx';

const load = () => import('./opened-dialog.tsx');
const whileOpen = { isOpen: ({ open = true }: { open?: boolean }) => open };
const OpenedDialog = lazyPart(async () => (await load()).OpenedDialog, whileOpen);
const OpenedConfirmDialog = lazyPart(async () => (await load()).OpenedConfirmDialog, whileOpen);

/**
 * Whether the dialog was ever open. Its code is loaded when it first opens, or before that, once the first screen is
 * complete.
 */
function useWasOpen(open = true): boolean {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  // If this load fails, opening the dialog loads the code again.
  useEffect(() => whenQuiet(() => void load().catch(() => undefined)), []);
  return wasOpen;
}

/** A dialog: a bottom sheet on phones, a centred panel elsewhere. */
export function Dialog(props: DialogProps) {
  const wasOpen = useWasOpen(props.open);
  return wasOpen && <OpenedDialog {...props} />;
}

/** A dialog that requests confirmation. It stays open while busy, until the caller closes it. */
export function ConfirmDialog(props: ConfirmProps) {
  const wasOpen = useWasOpen(props.open);
  return wasOpen && <OpenedConfirmDialog {...props} />;
}
