import { type ComponentType, useState } from 'react';
import { useLocation } from 'react-router';
import type { CheckInPanelProps } from './check-in-panel.tsx';
import { isCalm, isQuietPath } from './may-appear.ts';
import { usePopupTiming } from './use-popup-timing.ts';

type Props = {
  userId: string;
  /** Something in the note asks for care, without being a crisis (decision D22). */
  onConcern?: () => void;
};
/** What is drawn from the first appearance on; each one begins anew. */
type Appearance = { Panel: ComponentType<CheckInPanelProps>; count: number };

/**
 * The floating mood check-in (core §2, companion §2, §4). It counts the time on the platform wherever
 * it stands, and appears where nobody is in the middle of something. What it shows is fetched then:
 * most visits see none.
 */
export function CheckInPopup({ userId, onConcern }: Props) {
  const isQuiet = isQuietPath(useLocation().pathname);
  const [isOpen, setOpen] = useState(false);
  const [appearance, setAppearance] = useState<Appearance | null>(null);
  const timing = usePopupTiming(userId, {
    mayAppear: () => !isOpen && !isQuiet && isCalm(),
    onAppear: async () => {
      // Without its code it does not appear: its time comes again.
      const code = await import('./check-in-panel.tsx').catch(() => null);
      if (code === null) return;
      setAppearance((last) => ({ Panel: code.CheckInPanel, count: (last?.count ?? 0) + 1 }));
      setOpen(true);
    },
  });
  if (appearance === null) return null;
  const { Panel, count } = appearance;
  return (
    <Panel
      key={count}
      isOpen={isOpen}
      setOpen={setOpen}
      isQuiet={isQuiet}
      onDismissed={timing.dismissed}
      onConcern={onConcern}
    />
  );
}
