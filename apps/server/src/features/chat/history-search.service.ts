import { HISTORY_RESULTS_MAX } from '@alento/domain/chat/limits';
import { foldForSearch } from '@alento/domain/text/plain-text';
import { localDateOf } from '@alento/domain/time/local-date';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { noteContext } from '../../crypto/note-context.ts';
import { unseal } from '../../crypto/seal.ts';
import type { Database } from '../../db/database.ts';
import { moodEntries } from '../../db/schema/mood-entry.ts';
import type { Actor } from '../../http/actor.ts';
import type { HistoryFind } from '../../integrations/ai/assistant-model.ts';
import { termsOf, wordsOf } from '../../text/search-terms.ts';
import { chatRepository as repository } from './chat.repository.ts';
import { openMessage, openSession } from './chat-content.ts';
import { historyCopy } from './history-search.copy.ts';

/** Notes looked at for one answer, the newest ones: opened in memory, since an index would undo the encryption. */
const NOTES_MAX = 3000;
const EXCERPT = 160;
/** Letters a word begins with that tell it from most others: only texts that have them are looked at closely. */
const BEGINNING = 3;

type Candidate = Omit<HistoryFind, 'excerpt'> & { text: string; at: number };
type Scored = Candidate & { matches: number; first: string };

/** The sentence a word stands in, cut around it. */
function excerptOf(text: string, word: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  const at = Math.max(0, flat.indexOf(word));
  const start = flat.length <= EXCERPT ? 0 : Math.max(0, at - EXCERPT / 2);
  const part = flat.slice(start, start + EXCERPT).trim();
  return `${start > 0 ? '…' : ''}${part}${start + EXCERPT < flat.length ? '…' : ''}`;
}

/** How many of the query's words a text has, at their stems, and the first of them as it stands there. */
function matchOf(text: string, wanted: readonly (readonly string[])[]): { matches: number; first: string } | null {
  const folded = foldForSearch(text);
  const possible = wanted.filter((terms) => terms.some((term) => folded.includes(term.slice(0, BEGINNING))));
  if (possible.length === 0) return null;
  const found = new Set<number>();
  let first = '';
  for (const word of wordsOf(text)) {
    const terms = termsOf(word);
    possible.forEach((want, place) => {
      if (!want.some((term) => terms.includes(term))) return;
      if (found.size === 0) first = word;
      found.add(place);
    });
  }
  return found.size > 0 ? { matches: found.size, first } : null;
}

/** Search of one's own notes and conversations, at the stems of Portuguese words, accents ignored. */
export function historySearchService({ db }: { db: Database }) {
  async function notesOf(actor: Actor): Promise<Candidate[]> {
    const { userId } = actor.owner;
    const userKey = actor.userKey();
    const rows = await db
      .select({
        id: moodEntries.id,
        note: moodEntries.note,
        score: moodEntries.score,
        date: moodEntries.localDate,
        at: moodEntries.recordedAt,
      })
      .from(moodEntries)
      .where(and(eq(moodEntries.userId, userId), isNotNull(moodEntries.note)))
      .orderBy(desc(moodEntries.recordedAt))
      .limit(NOTES_MAX);
    return rows.flatMap(({ id, note, score, date, at }) =>
      note
        ? [
            {
              kind: 'note' as const,
              title: historyCopy.note(date),
              url: `/periodo-detalhes?type=day&date=${date}`,
              date,
              score,
              text: unseal(userKey, noteContext(userId, id), note),
              at: at.getTime(),
            },
          ]
        : [],
    );
  }

  async function saidOf(actor: Actor, except: string | null): Promise<Candidate[]> {
    const sessions = await repository.listSessions(db, actor.owner, NOTES_MAX);
    const titles = new Map(sessions.map((row) => [row.id, openSession(actor, row).title]));
    const rows = await repository.listAllMessages(db, actor.owner);
    return rows.flatMap((row): Candidate[] => {
      const content = openMessage(actor, row);
      // What the assistant said is not the person's history, and what is being talked about now is no find.
      if (!content?.isUser || row.sessionId === except) return [];
      const date = localDateOf(row.createdAt.getTime(), actor.timeZone);
      return [
        {
          kind: 'chat',
          title: historyCopy.chat(date, titles.get(row.sessionId) ?? ''),
          url: `/chat?sessionId=${row.sessionId}`,
          date,
          score: null,
          text: content.text,
          at: row.createdAt.getTime(),
        },
      ];
    });
  }

  /** Best first: what has most of the words, then the newest. */
  async function find(actor: Actor, query: string, exceptSession: string | null = null): Promise<HistoryFind[]> {
    const wanted = [...new Set(wordsOf(query))].map(termsOf).filter((terms) => terms.length > 0);
    if (wanted.length === 0) return [];
    const candidates = [...(await notesOf(actor)), ...(await saidOf(actor, exceptSession))];
    const scored = candidates.flatMap((candidate): Scored[] => {
      const match = matchOf(candidate.text, wanted);
      return match ? [{ ...candidate, ...match }] : [];
    });
    return scored
      .sort((a, b) => b.matches - a.matches || b.at - a.at)
      .slice(0, HISTORY_RESULTS_MAX)
      .map(({ text, at: _at, matches: _matches, first, ...found }) => ({ ...found, excerpt: excerptOf(text, first) }));
  }

  return {
    find,

    async search(actor: Actor, query: string) {
      const finds = await find(actor, query);
      return {
        answer: finds.length > 0 ? historyCopy.found(query, finds) : historyCopy.nothing(query),
        results: finds.map(({ kind, date, excerpt, url, score }) => ({ kind, date, excerpt, url, score })),
      };
    },
  };
}
