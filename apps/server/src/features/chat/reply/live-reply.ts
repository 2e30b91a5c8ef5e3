import type { TopicEvent } from '@alento/contract/realtime';
import type { Transaction } from '../../../db/database.ts';
import { PIECE_MAX, type Realtime } from '../../../realtime/realtime.ts';

export type LiveReplies = ReturnType<typeof liveReplies>;
/** A reply that is being written, as who writes it sees it. */
export type LiveReply = {
  add(text: string): void;
  replace(text: string): void;
  /** The reply is kept, or failed: told as the transaction commits that says so. */
  endWithin(tx: Transaction): Promise<void>;
  /** What is being written now is nobody's to see any more. */
  stop(): void;
};
export type ReplyWords = { kind: 'delta' | 'replace'; text: string };
type Reader = { hear(words: ReplyWords): void /** It may have ended: look. */; look(): void };

/** A text cut into pieces that fit a notice, never within a character. */
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

/** Words of replies in the making: who follows one, in whatever process, sees them as they come. */
export function liveReplies(realtime: Realtime) {
  return {
    /** @param isShown whether anybody may follow while it is written; its end is told in any case. */
    begin(id: string, isShown: boolean): LiveReply {
      let words = '';
      let revision = 0;
      const tell = (event: TopicEvent<'reply'>): void => {
        if (isShown) realtime.publish('reply', id, event);
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
        stop: isShown ? realtime.follow('reply', id, { hear, missed: tellAll }) : () => undefined,
      };
    },

    /** Sends the words so far on their way: before the transaction that tells the end. */
    flush: (): Promise<void> => realtime.flush(),

    /** Hears a reply's words from its beginning, also where one comes in the middle. @returns what stops it. */
    follow(id: string, reader: Reader): () => void {
      /** How much of the reply was heard; null until all so far is told. */
      let known: number | null = null;
      let revision = -1;
      const join = (): void => {
        known = null;
        realtime.publish('reply', id, { kind: 'join' });
      };
      const start = (event: Extract<TopicEvent<'reply'>, { kind: 'replace' }>): void => {
        // What somebody else asked for, and one has already.
        if (event.revision === revision && event.length === known) return;
        const isNothingYet = known === null && event.text === '';
        known = event.text.length;
        revision = event.revision;
        if (!isNothingYet) reader.hear({ kind: 'replace', text: event.text });
      };
      const goOn = ({ at, text }: Extract<TopicEvent<'reply'>, { kind: 'delta' }>): void => {
        if (known === null || at + text.length <= known) return;
        // Something between was lost.
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
