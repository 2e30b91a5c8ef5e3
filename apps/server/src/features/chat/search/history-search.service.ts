import type { HistoryFind } from '@alento/domain/assistant/assistant-model';
import { HISTORY_RESULTS_MAX, HISTORY_SEARCH_MS } from '@alento/domain/chat/limits';
import { accept, type Result } from '@alento/domain/result';
import type { Person } from '../../../access/person.ts';
import type { Database } from '../../../db/database.ts';
import { type WantedWord, wantedWords } from '../../../text/match-texts.ts';
import { inTime, type Turns } from '../../../work-thread/turns.ts';
import type { WorkThread } from '../../../work-thread/work-thread.ts';
import { historyCopy } from './history-search.copy.ts';
import { type HistoryText, noteBatches, saidBatches } from './history-texts.ts';

type Deps = {
  db: Database;
  thread: WorkThread;
  turns: Turns;
  /** Timeout of a search, ms. */
  deadlineMs?: number;
};
type Scored = { find: HistoryFind; entryId: string | null; matches: number; stems: number; at: number };
type Found = {
  answer: string;
  results: Pick<HistoryFind, 'kind' | 'date' | 'excerpt' | 'url' | 'score'>[];
  hasMore: boolean;
};

/**
 * Searches a person's notes and conversations by stems of Portuguese words, ignoring accents. The person's own search
 * finds beginnings of words too, which may be unfinished; the assistant's doesn't, because "dor" is not about "dormir".
 * There is no index, because it would reveal the texts. A worker thread decrypts and searches them in batches. One
 * search per person runs at a time, with a timeout.
 */
export function historySearchService({ db, thread, turns, deadlineMs = HISTORY_SEARCH_MS }: Deps) {
  /** The texts of a batch that contain at least one of the words. */
  async function score(
    actor: Person,
    batch: readonly HistoryText[],
    wanted: readonly WantedWord[],
    signal: AbortSignal,
  ): Promise<Scored[]> {
    if (batch.length === 0) return [];
    const input = { userKey: actor.userKey(), texts: batch.map(({ text }) => text), wanted };
    const found = await thread.run('matchTerms', input, signal);
    return found.flatMap(({ place, matches, stems, excerpt }) => {
      const one = batch[place];
      return one ? [{ find: { ...one.origin, excerpt }, entryId: one.entryId, matches, stems, at: one.at }] : [];
    });
  }

  /** The best results, and one more that shows whether there are others. */
  const best = (scored: Scored[]): Scored[] =>
    scored.sort((a, b) => b.stems - a.stems || b.matches - a.matches || b.at - a.at).slice(0, HISTORY_RESULTS_MAX + 1);

  /**
   * Returns the best results, sorted by number of matching words, then newest first, and whether there are others.
   * Matches of beginnings are last.
   *
   * @throws DOMException named TimeoutError at the deadline.
   */
  async function findWords(
    actor: Person,
    wanted: readonly WantedWord[],
    exceptSession: string | null,
    signal: AbortSignal,
    only?: 'chat',
  ): Promise<{ finds: HistoryFind[]; hasMore: boolean }> {
    if (wanted.length === 0) return { finds: [], hasMore: false };
    let top: Scored[] = [];
    const said = saidBatches(db, actor, exceptSession);
    for (const batches of only === 'chat' ? [said] : [noteBatches(db, actor), said]) {
      for await (const batch of batches) {
        signal.throwIfAborted();
        top = best([...top, ...(await score(actor, batch, wanted, signal))]);
      }
    }
    const finds = top.slice(0, HISTORY_RESULTS_MAX).map(({ find }) => find);
    return { finds, hasMore: top.length > finds.length };
  }

  return {
    /** The assistant's search. Each waits for the person's others, because it is part of a reply. */
    find(actor: Person, query: string, exceptSession: string | null = null): Promise<HistoryFind[]> {
      const signal = AbortSignal.timeout(deadlineMs);
      return turns.run(
        actor.owner.userId,
        signal,
        async () => (await findWords(actor, wantedWords(query, 'stems'), exceptSession, signal)).finds,
      );
    },

    /**
     * Ids of the entries whose note contains all of the words, or words that begin with them.
     *
     * @throws DOMException named TimeoutError at the deadline.
     */
    findNotesWith(actor: Person, words: string): Promise<ReadonlySet<string>> {
      const wanted = wantedWords(words, 'stems-and-beginnings');
      const signal = AbortSignal.timeout(deadlineMs);
      return turns.run(actor.owner.userId, signal, async () => {
        const ids = new Set<string>();
        if (wanted.length === 0) return ids;
        for await (const batch of noteBatches(db, actor)) {
          signal.throwIfAborted();
          for (const { entryId, matches } of await score(actor, batch, wanted, signal))
            if (entryId !== null && matches === wanted.length) ids.add(entryId);
        }
        return ids;
      });
    },

    /** The person's own search, of everything or of conversations only. */
    async search(actor: Person, query: string, only?: 'chat'): Promise<Result<Found>> {
      const wanted = wantedWords(query, 'stems-and-beginnings');
      const work = { userId: actor.owner.userId, kind: 'history', ms: deadlineMs };
      const search = turns.runNewest(work, (signal) => findWords(actor, wanted, null, signal, only));
      const found = await inTime('SEARCH_HISTORY_TIMEOUT', search);
      if (!found.ok) return found;
      const { finds, hasMore } = found.value;
      return accept({
        answer: finds.length > 0 ? historyCopy.found(query, finds, hasMore) : historyCopy.nothing(query),
        results: finds.map(({ kind, date, excerpt, url, score: of }) => ({ kind, date, excerpt, url, score: of })),
        hasMore,
      });
    },
  };
}
