import { lazy, Suspense, useEffect, useState } from 'react';
import { whenQuiet } from '../../lib/page/when-quiet.ts';
import type { ConfirmProps, DialogProps } from './opened-dialog.tsx';

const load = () => import('./opened-dialog.tsx');
const OpenedDialog = lazy(async () => ({ default: (await load()).OpenedDialog }));
const OpenedConfirmDialog = lazy(async () => ({ default: (await load()).OpenedConfirmDialog }));

/** Whether it has been open; its code is fetched by then, or ahead of it once the page is quiet. */
function useWasOpen(open: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  // Where it can't be fetched ahead, opening asks again.
  useEffect(() => whenQuiet(() => void load().catch(() => undefined)), []);
  return wasOpen;
}

/** A sheet that rises from the bottom on phones, a panel in the middle elsewhere. */
export function Dialog(props: DialogProps) {
  const wasOpen = useWasOpen(props.open);
  return <Suspense>{wasOpen && <OpenedDialog {...props} />}</Suspense>;
}

/** Asks once before something that matters. Stays open while busy: the caller closes it. */
export function ConfirmDialog(props: ConfirmProps) {
  const wasOpen = useWasOpen(props.open);
  return <Suspense>{wasOpen && <OpenedConfirmDialog {...props} />}</Suspense>;
}
