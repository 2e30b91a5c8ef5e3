import type { PersonContext } from '@alento/domain/assistant/person-context';
import { CHAT_SUGGESTIONS } from '@alento/domain/chat/limits';
import { suggestionsCopy as copy } from './suggestions.copy.ts';

/** Minimum number of days with entries in the week for which a question about the week is suggested. */
const WEEK_DAYS_MIN = 2;
/** Entries with this score or a lower one count as hard moments. */
const HARD = 1;

/** Suggests first messages by the person's last entries and the time of day. */
export function suggestionsFor({ entries, week, month, part }: PersonContext): string[] {
  const [last] = entries;
  if (!last) return [copy.what, copy.why, copy.breathe, copy.vent];
  const list: string[] = [];
  if (last.score <= HARD) list.push(copy.vent, copy.breathe);
  if (week.days >= WEEK_DAYS_MIN) list.push(copy.week);
  if (part === 'night') list.push(copy.sleep);
  if (part === 'evening') list.push(copy.tomorrow, copy.gratitude);
  if (week.tags.length > 0) list.push(copy.tags);
  if (last.score <= 2) list.push(copy.anxiety);
  if (month.days > WEEK_DAYS_MIN * 7) list.push(copy.month);
  list.push(copy.routine, copy.breathe, copy.what);
  return [...new Set(list)].slice(0, CHAT_SUGGESTIONS);
}
