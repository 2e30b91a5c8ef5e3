import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { whenQuiet } from '../../lib/page/when-quiet.ts';

const load = () => import('./opened-dialog.tsx');
const OpenedDialog = lazy(async () => ({ default: (await load()).OpenedDialog }));
const OpenedConfirmDialog = lazy(async () => ({ default: (await load()).OpenedConfirmDialog }));

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string | undefined;
  children: ReactNode;
  footer?: ReactNode;
  /** Without a way to close it but its own buttons. */
  required?: boolean;
};

export type ConfirmProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  danger?: boolean;
  busy?: boolean;
};

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
