import { QUIET_AFTER_MOOD_MS } from '@alento/domain/mood-popup/mood-popup';
import { type ComponentType, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ApiError } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import { serverNow } from '../../../lib/time/clock-skew.ts';
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

/** The time of the newest mood on any device, ms epoch; 0 without one. Without a network only this device is known. */
async function newestMoodAt(): Promise<number> {
  const waiting = moodOutbox.waiting().map(({ body }) => body.timestamp ?? 0);
  try {
    const { data } = await call('GET /mood-entries', { query: { limit: '1' } }, { repeatable: false });
    return Math.max(0, ...waiting, ...data.map(({ timestamp }) => timestamp));
  } catch (error) {
    if (error instanceof ApiError) return Math.max(0, ...waiting);
    throw error;
  }
}

/**
 * The floating mood check-in. It measures the time spent in the app on every screen, and appears only if the person
 * isn't busy. The panel's code is loaded when it appears, because most visits don't need it.
 */
export function CheckInPopup({ userId, onConcern }: Props) {
  const isQuiet = isQuietPath(useLocation().pathname);
  const [isOpen, setOpen] = useState(false);
  /** The popup doesn't appear before this time, ms epoch, because of a mood. */
  const quietUntil = useRef(0);
  const [appearance, setAppearance] = useState<Appearance | null>(null);
  const timing = usePopupTiming(userId, {
    mayAppear: () => !isOpen && !isQuiet && !isPopupOff(userId) && mayInterrupt() && serverNow() >= quietUntil.current,
    isWanted: async () => {
      quietUntil.current = (await newestMoodAt()) + QUIET_AFTER_MOOD_MS;
      return serverNow() >= quietUntil.current;
    },
    onAppear: async () => {
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
