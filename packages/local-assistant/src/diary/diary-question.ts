import type { Query } from '@alento/diary-query/query/query';
import { addDays, type LocalDate } from '@alento/domain/time/local-date';
import type { Draft, Situation } from '../situation.ts';
import { askDiary, queryOfEarlier } from './ask-diary.ts';

/** Single days of the last two weeks and the last seven days have replies of their own, with more about each entry. */
const RECENT_DAYS = 14;
const WEEK_DAYS = 7;

function hasOwnReply({ period, filter, measure, than }: Query, today: LocalDate): boolean {
  if (filter.words !== null) return false;
  if (
    ['effect', 'lifts', 'weighs', 'weekdays', 'parts', 'change'].includes(measure) &&
    (period === null || period.end >= today)
  )
    return true;
  if (period === null)
    return (
      filter.tags.length === 0 &&
      filter.weekdays.length === 0 &&
      filter.scores === null &&
      ['average', 'best', 'worst', 'count', 'days', 'list'].includes(measure)
    );
  if (than !== null || filter.tags.length > 0) return false;
  if (period.start === period.end) return period.start > addDays(today, -RECENT_DAYS);
  return period.end === today && period.start === addDays(today, 1 - WEEK_DAYS);
}

/** The reply to a question about any period of the diary; null if the message asks none for certain. */
export async function answerDiaryQuestion(situation: Situation): Promise<Draft | null> {
  const reply = await askDiary(situation, await queryOfEarlier(situation));
  if (reply === null || reply.sureness === 'possible') return null;
  return hasOwnReply(reply.query, situation.request.person.today) ? null : reply.draft;
}
