import { lazy, Suspense, useEffect, useState } from 'react';
import { whenQuiet } from '../../lib/page/when-quiet.ts';
import type { ConfirmProps, DialogProps } from './opened-dialog.tsx';

const load = () => import('./opened-dialog.tsx');
const OpenedDialog = lazy(async () => ({ default: (await load()).OpenedDialog }));
const OpenedConfirmDialog = lazy(async () => ({ default: (await load()).OpenedConfirmDialog }));

/** Whether it was ever open. Its code is loaded then, or before that once the page is quiet. */
function useWasOpen(open: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  // If this load fails, opening the dialog retries.
  useEffect(() => whenQuiet(() => void load().catch(() => undefined)), []);
  return wasOpen;
}

/** A dialog: a bottom sheet on phones, a centred panel elsewhere. */
export function Dialog(props: DialogProps) {
  const wasOpen = useWasOpen(props.open);
  return <Suspense>{wasOpen && <OpenedDialog {...props} />}</Suspense>;
}

/** Asks for confirmation. Stays open while busy; the caller closes it. */
export function ConfirmDialog(props: ConfirmProps) {
  const wasOpen = useWasOpen(props.open);
  return <Suspense>{wasOpen && <OpenedConfirmDialog {...props} />}</Suspense>;
}
