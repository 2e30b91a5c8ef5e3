import { answerOf } from '@alento/diary-query/query/compute';
import type { Query } from '@alento/diary-query/query/query';
import { type KnownDiary, mayAskDiary, readQuery } from '@alento/diary-query/reading/read-query';
import type { Diary } from '@alento/domain/assistant/person-context';
import { addDays, type LocalDate } from '@alento/domain/time/local-date';
import { FIGURE_ASKS } from '../figures/figures.copy.ts';
import type { Draft, Situation } from '../situation.ts';
import { answerWords, nothingWords } from './answer-words.ts';

/** Single days of the last two weeks and the last seven days have replies of their own, with more about each entry. */
const RECENT_DAYS = 14;
const WEEK_DAYS = 7;

function hasOwnReply({ period, filter, measure, than }: Query, today: LocalDate): boolean {
  if (period === null)
    return filter.tags.length === 0 && filter.weekdays.length === 0 && filter.scores === null && measure !== 'last';
  if (than !== null || filter.tags.length > 0) return false;
  if (period.start === period.end) return period.start > addDays(today, -RECENT_DAYS);
  return period.end === today && period.start === addDays(today, 1 - WEEK_DAYS);
}

const firstOf = (entries: Diary['entries']): LocalDate | null =>
  entries.reduce<LocalDate | null>((first, { date }) => (first === null || date < first ? date : first), null);

const knownOf = ({ tags, entries }: Diary, today: LocalDate): KnownDiary => ({
  today,
  first: firstOf(entries),
  tags,
  firstUse: (tag) => firstOf(entries.filter(({ tags: own }) => own.includes(tag))),
});

/** The reply to a question about any period of the diary; null if the message asks none. */
export async function answerDiaryQuestion({ request, message, earlier, pick }: Situation): Promise<Draft | null> {
  const { today } = request.person;
  // Reading the diary takes longer than looking at the words.
  if (![message, ...earlier].some((text) => mayAskDiary(text, today))) return null;
  const diary = await request.readDiary();
  const known = knownOf(diary, today);
  const before = earlier.toReversed().reduce<Query | null>((last, text) => readQuery(text, known, last) ?? last, null);
  const query = readQuery(message, known, before);
  if (query === null || hasOwnReply(query, today)) return null;
  const words = answerWords(answerOf(query, diary.entries), today);
  return words === null ? { paragraphs: [nothingWords(query, today)] } : { paragraphs: words, ask: pick(FIGURE_ASKS) };
}
