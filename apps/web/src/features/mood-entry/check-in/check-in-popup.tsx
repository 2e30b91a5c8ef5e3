import { QUIET_AFTER_MOOD_MS } from '@alento/domain/mood-popup/mood-popup';
import { type ComponentType, useState } from 'react';
import { useLocation } from 'react-router';
import { call } from '../../../lib/api/client.ts';
import { now } from '../../../lib/time/clock.ts';
import { isQuietPath, mayInterrupt } from '../../../state/interruption/may-interrupt.ts';
import { moodOutbox } from '../waiting/mood-outbox.ts';
import type { CheckInPanelProps } from './check-in-panel.tsx';
import { isPopupOff } from './popup-setting.ts';
import { usePopupTiming } from './use-popup-timing.ts';

type Props = {
  userId: string;
  /** Called if the note indicates a concern that is no crisis. */
  onConcern?: () => void;
};
/** Created when the popup first appears. A new `count` resets the state for each appearance. */
type Appearance = { Panel: ComponentType<CheckInPanelProps>; count: number };

/** Whether the person recorded a mood in the last hours, on any device. Without a network only this device is known. */
async function hasRecentMood(): Promise<boolean> {
  if (moodOutbox.waiting().length > 0) return true;
  const newest = await call('GET /mood-entries', { query: { limit: '1' } }, { repeatable: false }).catch(() => null);
  const [entry] = newest?.data ?? [];
  return entry !== undefined && now() - entry.timestamp < QUIET_AFTER_MOOD_MS;
}

/**
 * The floating mood check-in. It measures the time spent in the app on every screen, and appears only if the person
 * isn't busy. The panel's code is loaded when it appears, because most visits don't need it.
 */
export function CheckInPopup({ userId, onConcern }: Props) {
  const isQuiet = isQuietPath(useLocation().pathname);
  const [isOpen, setOpen] = useState(false);
  const [appearance, setAppearance] = useState<Appearance | null>(null);
  const timing = usePopupTiming(userId, {
    mayAppear: () => !isOpen && !isQuiet && !isPopupOff(userId) && mayInterrupt(),
    onAppear: async () => {
      if (await hasRecentMood()) return;
      // If the code can't be loaded, the popup doesn't appear until it is due again.
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
      userId={userId}
      isOpen={isOpen}
      setOpen={setOpen}
      isQuiet={isQuiet}
      onDismissed={timing.dismissed}
      onConcern={onConcern}
    />
  );
}
