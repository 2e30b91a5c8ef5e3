import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { session } from '../../../lib/session/session.ts';
import { changeReading } from '../../../state/content/content.queries.ts';
import { shareBehind } from './reading-measure.ts';
import { followReading } from './reading-rest.ts';

/** Steps that are worth a request. */
const STEP = 0.02;

/** Room of the bars over the top of the page. */
export const topBar = (): number => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

type Told = { isLeaving: boolean };
type Send = (share: number, told: Told) => Promise<unknown>;

/** Sends how far was read: the furthest place, in steps that are worth it, and none twice. */
export function progressSender(send: Send) {
  let sent = 0;
  return (share: number, told: Told): void => {
    const before = sent;
    if (share - before < STEP && (share < 1 || before === 1)) return;
    sent = share;
    // What did not arrive goes along with the next place; a place in a text is not worth a message.
    send(share, told).catch(() => {
      sent = before;
    });
  };
}

/** Keeps how far a member read a text, while they read and when they leave. Tells each place it sees. */
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
