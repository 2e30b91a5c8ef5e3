import { foldForSearch } from '@alento/domain/text/plain-text';
import type { LocalDate } from '@alento/domain/time/local-date';
import { SLANG } from '../language/slang.ts';
import type { Period } from '../period/calendar.ts';
import { EARLIEST, type FoundPeriod, findPeriods } from '../period/find-periods.ts';
import { type Filter, NO_FILTER, type Query } from '../query/query.ts';
import { filterOf, tagsIn } from './filter.ts';
import { measureOf } from './measure.ts';

/** What reading a question needs to know of the diary. */
export type KnownDiary = {
  readonly today: LocalDate;
  /** Date of the first entry; null without any. */
  readonly first: LocalDate | null;
  /** Names of the person's tags. */
  readonly tags: readonly string[];
  /** First day on which a tag was used; null if it never was. */
  readonly firstUse: (tag: string) => LocalDate | null;
};

/** Short questions that go on from the one before: "e na passada?", "com terapia?", "qual o pior?". */
const FOLLOWS =
  /^(?:e|mas|agora|ai|so|entao|ah|hm+|e ai|ta|blz|tira|tirando|n|nao|juntando|compara|com|sem|qual|quais|quando|quanto|quantos|quantas)\b/;
const FOLLOW_WORDS = 9;
const COMPARES = /\b(?:compar\w+|do que|contra|versus|vs|ou|diferenca|em relacao|antes)\b/;
/** A question about the writer's own record. */
const OWN =
  /\b(?:minhas?|meus?|eu|fui|tive|registr\w+|marquei|dei|dormi|nota|notas|humor|media|dias?|escrevi|anotei)\b/;

/** Folded words without punctuation, with abbreviations written out. */
const wordsOf = (text: string): string =>
  (foldForSearch(text).match(/[a-z0-9%]+/g) ?? [])
    .map((word) => (Object.hasOwn(SLANG, word) ? SLANG[word] : word))
    .filter((word) => word !== '')
    .join(' ');

/** Whether a message may ask about the diary, before the diary is read. */
export const mayAskDiary = (message: string, today: LocalDate): boolean =>
  measureOf(wordsOf(message)) !== null || findPeriods(message, today).length > 0;

function periodOf(found: FoundPeriod, diary: KnownDiary): Period | null | undefined {
  if (found.kind === 'range') {
    const { start, end } = found.period;
    return start === EARLIEST && diary.first !== null && diary.first <= end
      ? { start: diary.first, end }
      : found.period;
  }
  if (found.kind === 'all') return null;
  const [tag] = tagsIn(found.what, diary.tags);
  const start = tag === undefined ? null : diary.firstUse(tag);
  return start === null ? undefined : { start, end: diary.today };
}

/** A tag in "desde que comecei a terapia" names the beginning, not a condition. */
const withoutNamed = (filter: Filter, found: readonly FoundPeriod[], diary: KnownDiary): Filter => {
  const named = found.flatMap((one) => (one.kind === 'since-first' ? tagsIn(one.what, diary.tags) : []));
  return { ...filter, tags: filter.tags.filter((tag) => !named.includes(tag)) };
};

/**
 * The question about the diary that a message asks; null if it asks none.
 *
 * @param before the question before in this conversation, from which a short follow-up takes what it doesn't say.
 */
export function readQuery(message: string, diary: KnownDiary, before: Query | null = null): Query | null {
  const folded = wordsOf(message);
  const found = findPeriods(message, diary.today);
  const filter = withoutNamed(filterOf(folded, diary.tags, found), found, diary);
  const isHabit = filter.weekdays.length > 0;
  const periods = found
    .filter((one) => !(isHabit && one.weekdays))
    .map((one) => periodOf(one, diary))
    .filter((one) => one !== undefined);
  const measure = measureOf(folded);
  const [period, second] = periods;
  const than = second !== undefined && second !== null && COMPARES.test(folded) ? second : null;
  const isShort = folded.split(' ').length <= FOLLOW_WORDS;
  const saysFilter = filter.tags.length > 0 || isHabit || filter.part !== null || filter.scores !== null;
  if (
    before !== null &&
    isShort &&
    (FOLLOWS.test(folded) || measure === null) &&
    (periods.length > 0 || saysFilter || measure !== null)
  )
    return {
      measure: measure ?? before.measure,
      period: period === undefined ? before.period : period,
      filter: saysFilter ? merged(before.filter, filter) : periods.length > 0 && measure ? NO_FILTER : before.filter,
      than,
    };
  if (measure === null || !(OWN.test(folded) || periods.length > 0)) return null;
  if (periods.length === 0 && !saysFilter && measure === 'list') return null;
  return { measure, period: period ?? null, filter, than };
}

const merged = (before: Filter, now: Filter): Filter => ({
  tags: now.tags.length > 0 ? now.tags : before.tags,
  weekdays: now.weekdays.length > 0 ? now.weekdays : before.weekdays,
  part: now.part ?? before.part,
  scores: now.scores ?? before.scores,
});
