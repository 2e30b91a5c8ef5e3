import type { ContentCard } from '@alento/contract/content';
import { WEEKLY_TITLES } from '@alento/domain/reminder/channels';
import { daysBetween, type LocalDate } from '@alento/domain/time/local-date';
import type { WeeklyTitle } from '../messages/channel-notice.ts';

/** A Sunday from which weeks are counted. */
const FIRST_SUNDAY = '2026-01-04';
const WEEK_DAYS = 7;
/** Category that is not announced: its titles name crises. */
const HELP_CATEGORY = 'crise-e-ajuda';

/**
 * The titles of a week: articles that a plan includes, in turn. They follow from the week alone, because titles that
 * were chosen by a diary would tell in a mailbox how the person is.
 *
 * @param linkTo makes the full address of a path.
 */
export function weeklyTitles(
  cards: readonly ContentCard[],
  sunday: LocalDate,
  linkTo: (path: string) => string,
): WeeklyTitle[] {
  const articles = cards
    .filter(({ kind, isLocked, category }) => kind === 'article' && !isLocked && category !== HELP_CATEGORY)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const week = Math.max(0, Math.floor(daysBetween(FIRST_SUNDAY, sunday) / WEEK_DAYS));
  const count = Math.min(WEEKLY_TITLES, articles.length);
  return Array.from({ length: count }, (_, place) => articles[(week * WEEKLY_TITLES + place) % articles.length])
    .filter((card) => card !== undefined)
    .map(({ title, url }) => ({ title, url: linkTo(url) }));
}
