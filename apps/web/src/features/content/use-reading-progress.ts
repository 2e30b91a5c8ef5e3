import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { changeReading } from '../../lib/content.queries.ts';
import { session } from '../../lib/session/session.ts';
import { shareBehind } from './reading-measure.ts';

/** How often a reader's place is sent at most, ms. */
export const SEND_EVERY_MS = 5000;
/** Steps that are worth a request. */
const STEP = 0.02;

/** Room of the bars over the top of the page. */
export const topBar = (): number => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

type Send = (share: number) => Promise<unknown>;

/** Sends how far was read, not oftener than it should; `leave` sends what is left at once. */
export function progressSender(send: Send) {
  let furthest = 0;
  let sent = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (furthest <= sent) return;
    const before = sent;
    sent = furthest;
    // What did not arrive goes along with the next place; a place in a text is not worth a message.
    send(furthest).catch(() => {
      sent = before;
    });
  }
  return {
    at(share: number): void {
      furthest = Math.max(furthest, share);
      if (furthest - sent >= STEP || (furthest === 1 && sent < 1)) timer ??= setTimeout(flush, SEND_EVERY_MS);
    },
    leave: flush,
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
  const tell = useRef(onPlace);
  useEffect(() => {
    tell.current = onPlace;
  });
  useEffect(() => {
    const sender = progressSender(async (share) => {
      if (session.userId() === userId) await changeReading(client, userId, id, { share });
    });
    let frame = 0;
    const look = (): void => {
      frame = 0;
      if (!text.current) return;
      const share = shareBehind(text.current, topBar(), window.innerHeight);
      sender.at(share);
      tell.current(share);
    };
    const scrolled = (): void => {
      frame ||= requestAnimationFrame(look);
    };
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') sender.leave();
    };
    window.addEventListener('scroll', scrolled, { passive: true });
    document.addEventListener('visibilitychange', hidden);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', scrolled);
      document.removeEventListener('visibilitychange', hidden);
      sender.leave();
    };
  }, [client, text, userId, id]);
}
