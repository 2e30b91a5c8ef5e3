import { findPeriods } from '@alento/diary-query/period/find-periods';
import type { ReplyRequest } from '@alento/domain/assistant/assistant-model';
import type { Diary } from '@alento/domain/assistant/person-context';
import type { State } from '@alento/local-assistant/conversation/state';
import { askDiary as askLocally } from '@alento/local-assistant/diary/ask-diary';
import { isQuestion, situationOf } from '@alento/local-assistant/situation';
import { maskPersonalData } from '../prompt/mask.ts';

/** The diary with masked names of tags. */
function maskedDiary({ tags, entries }: Diary): Diary {
  const names = new Map<string, string>();
  const nameOf = (tag: string): string => {
    const known = names.get(tag) ?? maskPersonalData(tag);
    names.set(tag, known);
    return known;
  };
  return { tags: tags.map(nameOf), entries: entries.map((entry) => ({ ...entry, tags: entry.tags.map(nameOf) })) };
}

/** The answer; `private` if it needs data that no service gets, null if the question isn't understood. */
type DiaryAnswer = { text: string; query: State['query'] } | 'private' | null;

/**
 * Whether the last message asks something or names a period ("e em março"). Only then a service may ask the diary,
 * because its figures are sent only if the person asks for them.
 */
export function mayAskDiary(request: ReplyRequest): boolean {
  const { message, words } = situationOf(request);
  return isQuestion(message, words) || findPeriods(message, request.person.today).length > 0;
}

/**
 * Answers a question about scores and tags of the whole diary in the words of the local assistant. An answer that needs
 * notes, screenings, treatments or medication isn't given: whatever reads them makes it private.
 */
export async function askDiary(question: string, request: ReplyRequest): Promise<DiaryAnswer> {
  let isPrivate = false;
  const refuse = <Nothing>(nothing: Nothing) => {
    isPrivate = true;
    return Promise.resolve(nothing);
  };
  const situation = situationOf({
    ...request,
    turns: [{ role: 'person', text: question }],
    state: null,
    readDiary: async () => maskedDiary(await request.readDiary()),
    findEntriesWith: () => refuse([]),
    readScreenings: () => refuse([]),
    readHealthAnswers: () => refuse({ sleepQuality: null, sleepIssues: [], treatments: null, medications: null }),
    findHistory: () => refuse([]),
  });
  const reply = await askLocally(situation, null, () => true);
  if (isPrivate) return 'private';
  return reply === null ? null : { text: reply.draft.paragraphs.join('\n\n'), query: reply.query };
}
