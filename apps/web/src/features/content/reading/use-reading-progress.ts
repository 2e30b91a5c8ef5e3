import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { session } from '../../../lib/session/session.ts';
import { changeReading } from '../../../state/content/content.queries.ts';
import { shareBehind } from './reading-measure.ts';
import { followReading } from './reading-rest.ts';

/** A position is sent if it is at least this much further than the last one. */
const STEP = 0.02;

/** Height of the bars that cover the top of the page, in px. */
export const topBar = (): number => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

type ReportOptions = { isLeaving: boolean };
type Send = (share: number, options: ReportOptions) => Promise<unknown>;

/** Returns a function that sends the furthest position, in steps of at least `STEP` and none twice. */
export function progressSender(send: Send) {
  let sent = 0;
  return (share: number, options: ReportOptions): void => {
    const before = sent;
    if (share - before < STEP && (share < 1 || before === 1)) return;
    sent = share;
    // A position that could not be sent is sent with the next one, so no error is shown.
    send(share, options).catch(() => {
      sent = before;
    });
  };
}

/**
 * Stores a member's position in a text while they read and when they leave. It also returns each position to the
 * caller.
 */
export function useReadingProgress(
  text: RefObject<HTMLElement | null>,
  userId: string,
  id: string,
  onPlace: (share: number) => void,
): void {
  const client = useQueryClient();
  const see = useEffectEvent((): number => {
    if (!text.current) return 0;
    const share = shareBehind(text.current, topBar(), window.innerHeight);
    onPlace(share);
    return share;
  });
  useEffect(() => {
    const send = progressSender(async (share, { isLeaving }) => {
      if (session.userId() === userId) await changeReading(client, userId, id, { share }, { isLeaving });
    });
    return followReading(see, send);
  }, [client, userId, id]);
}
