import type { TopicEvent } from '@alento/contract/realtime';
import type { Transaction } from '../../../db/database.ts';
import { PIECE_MAX, type Realtime } from '../../../realtime/realtime.ts';

export type LiveReplies = ReturnType<typeof liveReplies>;
/** Publishes one reply; used by the code that writes the reply. */
export type LiveReply = {
  add(text: string): void;
  replace(text: string): void;
  /** Publishes the end of the reply when the transaction commits. */
  endWithin(tx: Transaction): Promise<void>;
  /** Stops publishing. */
  stop(): void;
};
export type ReplyWords = { kind: 'delta' | 'replace'; text: string };
type Reader = { hear(words: ReplyWords): void /** The reply may have ended: read its status. */; look(): void };

/** Splits a text into pieces that fit into a notification, never within a surrogate pair. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (let from = 0; from < text.length; ) {
    const end = from + PIECE_MAX;
    const isCut = end < text.length && /[\uD800-\uDBFF]/.test(text.charAt(end - 1));
    const piece = text.slice(from, isCut ? end - 1 : end);
    pieces.push(piece);
    from += piece.length;
  }
  return pieces;
}

/** Publishes the text of replies while they are written, to subscribers in any process. */
export function liveReplies(realtime: Realtime) {
  return {
    /** @param isVisible whether the text is published while it is written. The end of the reply is always published. */
    begin(id: string, isVisible: boolean): LiveReply {
      let words = '';
      let revision = 0;
      const tell = (event: TopicEvent<'reply'>): void => {
        if (isVisible) realtime.publish('reply', id, event);
      };
      const tellMore = (text: string, from: number): void => {
        let at = from;
        for (const piece of piecesOf(text)) {
          tell({ kind: 'delta', at, text: piece });
          at += piece.length;
        }
      };
      const tellAll = (): void => {
        const [first = '', ...rest] = piecesOf(words);
        tell({ kind: 'replace', text: first, length: words.length, revision });
        tellMore(rest.join(''), first.length);
      };
      const hear = (event: TopicEvent<'reply'>): void => {
        if (event.kind === 'join') tellAll();
      };
      tellAll();
      return {
        add(text) {
          tellMore(text, words.length);
          words += text;
        },
        replace(text) {
          words = text;
          revision += 1;
          tellAll();
        },
        async endWithin(tx) {
          await realtime.publishWithin(tx, 'reply', id, { kind: 'end' });
        },
        stop: isVisible ? realtime.follow('reply', id, { hear, missed: tellAll }) : () => undefined,
      };
    },

    /** Waits until the published text is sent. Call it before the transaction that ends the reply. */
    flush: (): Promise<void> => realtime.flush(),

    /**
     * Subscribes to the whole text of a reply, even if a part of it was published before.
     *
     * @returns the function that unsubscribes.
     */
    follow(id: string, reader: Reader): () => void {
      /** Length of the text received so far; null until the text written before the subscription has arrived. */
      let known: number | null = null;
      let revision = -1;
      const join = (): void => {
        known = null;
        realtime.publish('reply', id, { kind: 'join' });
      };
      const start = (event: Extract<TopicEvent<'reply'>, { kind: 'replace' }>): void => {
        // Another subscriber requested this text; the current one has received it before.
        if (event.revision === revision && event.length === known) return;
        const isNothingYet = known === null && event.text === '';
        known = event.text.length;
        revision = event.revision;
        if (!isNothingYet) reader.hear({ kind: 'replace', text: event.text });
      };
      const goOn = ({ at, text }: Extract<TopicEvent<'reply'>, { kind: 'delta' }>): void => {
        if (known === null || at + text.length <= known) return;
        // An event before this one was lost.
        if (at !== known) {
          join();
          return;
        }
        known += text.length;
        reader.hear({ kind: 'delta', text });
      };
      const hear = (event: TopicEvent<'reply'>): void => {
        if (event.kind === 'end') reader.look();
        if (event.kind === 'replace') start(event);
        if (event.kind === 'delta') goOn(event);
      };
      const missed = (): void => {
        join();
        reader.look();
      };
      const stop = realtime.follow('reply', id, { hear, missed });
      join();
      return stop;
    },
  };
}
