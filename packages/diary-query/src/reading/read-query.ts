import { addDays, type LocalDate } from '@alento/domain/time/local-date';
import { foldedWords } from '../language/folded-words.ts';
import { lengthOf, type Period } from '../period/calendar.ts';
import { findPeriods } from '../period/find-periods.ts';
import { type Measure, NOTHING_RECENT, type Query } from '../query/query.ts';
import { readComparison } from './compared.ts';
import {
  EFFECT_DAYS,
  filterOf,
  isTagOfDay,
  measureAfter,
  NEEDS_DAYS,
  recentPeriods,
  sinceThere,
  spanOf,
  togetherTags,
  turnedMeasure,
  WITHOUT_FILTER,
  withRecentTag,
} from './follow-up.ts';
import { withGuess } from './guess.ts';
import type { KnownDiary } from './known-diary.ts';
import { remainder } from './meant-periods.ts';
import { measureOf } from './measure.ts';
import { noteWordsIn } from './note-words.ts';
import { pointed } from './pointed.ts';
import { type Context, isFilled, type Said, saysOf, TOGETHER } from './said.ts';
import { isSure } from './sureness.ts';
import { SAME_DAY } from './than.ts';
import { isWeekendToWorkdays } from './times.ts';

export type ReadQuestion = {
  readonly query: Query;
  /** `certain` if the message can only be a question about the diary. */
  readonly sureness: 'certain' | 'possible';
};

/** The longest follow-up; a longer message stands for itself. */
const FOLLOW_WORDS = 18;

/** What the questions were about, with this one first. */
function recentOf(query: Omit<Query, 'recent'>, said: Said, before: Query | null): Query['recent'] {
  const { periods, tags } = before?.recent ?? NOTHING_RECENT;
  const same = (one: Period, other: Period): boolean => one.start === other.start && one.end === other.end;
  const now = query.period === null ? [] : [query.period];
  return {
    periods: [...now, ...periods.filter((one) => !now.some((other) => same(one, other)))].slice(0, 3),
    tags: [...new Set([...query.filter.tags, ...said.sinceTags, ...tags])].slice(0, 3),
  };
}

/** From this number of words on a message without a question tells a story. */
const STORY_WORDS = 90;
const isLongStory = (message: string, words: string): boolean =>
  !message.includes('?') && words.split(' ').length >= STORY_WORDS;

/** "Qual das duas festas foi melhor?" compares them; the days between them aren't asked about. */
function ranked(measure: Measure, periods: readonly Period[], words: string): Measure {
  const [newer, older] = periods;
  if (!newer || !older || periods.length > 2 || !/\b(?:qual|quando)\b/.test(words)) return measure;
  const span = spanOf(periods);
  const isApart = span !== null && lengthOf(span) > lengthOf(newer) + lengthOf(older);
  const asksOne = ['list', 'average'].includes(measure) || (isApart && ['best', 'worst'].includes(measure));
  return asksOne ? 'change' : measure;
}

/** "Meus piores dias" */
const MANY = /\b(?:dias|piores|melhores)\b/;

/** A time that has no entries yet. */
const FUTURE =
  /\b(?:amanha|depois de amanha|(?:semana|mes|ano|fim de semana) que vem|proxim[oa]s? (?:semana|mes|ano|dias?|fim de semana)|(?:como )?vai ser)\b/;

/** Longest message that is read as a question, in UTF-16 units. To search a longer one for every phrase takes too long. */
const QUESTION_MAX = 2000;

/** The question about the diary that a message asks, and how sure that is; null if it asks none. */
export function readQuestion(message: string, diary: KnownDiary, conversation: Context): ReadQuestion | null {
  if (message.length > QUESTION_MAX) return null;
  const context = { ...conversation, before: pointed(message, conversation.before) };
  const own = saysOf(message, diary, context);
  if (isLongStory(message, own.words) || FUTURE.test(own.words)) return null;
  const isShort = own.words.split(' ').length <= FOLLOW_WORDS;
  const before = isShort ? context.before : null;
  const said = withGuess(own, message, before, conversation.guess);
  const found = before === null ? ownQuestion(said, diary) : following(said, before, diary);
  if (found === null) return null;
  const isMany = (found.measure === 'best' || found.measure === 'worst') && MANY.test(said.words);
  const query = { ...found, ...(isMany ? { isMany } : {}), recent: recentOf(found, said, context.before) };
  return { query, sureness: isSure(message, said, before) ? 'certain' : 'possible' };
}

/** "Como tenho andado?" asks about the last week. */
const HOW_LATELY =
  /^como (?:eu )?(?:tenho|ando|venho)(?: \w+)?(?: ultimamente)?$|\bcomo (?:anda|esta) (?:o )?meu humor\b/;
const LATELY_DAYS = 7;

/** A question that needs nothing from the ones before. */
function ownQuestion(said: Said, diary: KnownDiary): Omit<Query, 'recent'> | null {
  const measure = settled(said, said.measure ?? impliedMeasure(said), null);
  if (measure === null) return null;
  const isBare = said.periods.length === 0 && !isFilled(said.filter);
  if (measure === 'list' && isBare && !HOW_LATELY.test(said.words)) return null;
  const lately = { start: addDays(diary.today, 1 - LATELY_DAYS), end: diary.today };
  const period = measure === 'list' && isBare ? lately : (said.periods[0] ?? null);
  const { tags, scores } = said.filter;
  return {
    measure,
    ...readComparison(said, measure, period, null, diary),
    filter: {
      ...said.filter,
      tags: WITHOUT_FILTER.includes(measure) ? [] : tags,
      scores: measure === 'best' || measure === 'worst' ? null : scores,
    },
  };
}

/** Measures that compare several days, so that one day of the question before isn't kept. */
const NEVER_OF_ONE_DAY: readonly Measure[] = ['best', 'worst', 'lifts', 'weighs', 'streak', 'tags', 'spread', 'days'];
const REFERS_TO_DAY = /\b(?:n|d)?(?:esse|este|aquele) dia\b|\bnele\b|\bneste\b/;

/** A question that takes what it doesn't say from the one before. */
function following(said: Said, before: Query, diary: KnownDiary): Omit<Query, 'recent'> | null {
  if (before.than?.kind === 'next-day' && SAME_DAY.test(said.words))
    return { measure: before.measure, period: before.period, filter: before.filter, than: null };
  const together = recentPeriods(said.words, before);
  const isEmpty =
    said.periods.length === 0 &&
    !isFilled(said.filter) &&
    said.than === null &&
    said.outTags.length === 0 &&
    together.length === 0;
  const turned = isTagOfDay(said, before) ? 'tags' : turnedMeasure(said.words, before.measure);
  const isTogether = TOGETHER.test(said.words) && togetherTags(said.words, before).length > 1;
  if (said.measure === null && isEmpty && turned === null && !isTogether && !said.isSame) return null;
  const next = settled(said, turned ?? nextMeasure(said, before, isTogether), before) ?? before.measure;
  // "Qual das duas festas foi melhor?"
  const measure = ranked(next, together, said.words);
  const since = sinceThere(said.words, before, diary);
  const chosen = withRecentTag(filterOf(said, measure, before), said, measure, before);
  // Since the first use of a tag, the whole diary is asked about.
  const isSinceTag = since !== null && before.measure === 'first' && measure === 'change';
  const filter = isSinceTag ? { ...chosen, tags: said.filter.tags } : chosen;
  const [newer, older] = together;
  const isOfStretches =
    together.every(({ start, end }) => start !== end) && !/\b(?:dias?|notas?|registros?|momentos?)\b/.test(said.words);
  if (newer && older && together.length === 2 && isOfStretches && (measure === 'best' || measure === 'worst'))
    return { measure: 'change', period: newer, than: { kind: 'period', period: older }, filter };
  if (newer && older && together.length === 2 && measure !== 'best' && measure !== 'worst' && measure !== 'list')
    return { measure, period: newer, than: { kind: 'period', period: older }, filter };
  const length = before.period === null ? null : lengthOf(before.period);
  const isOne = length === 1 && NEVER_OF_ONE_DAY.includes(measure) && !REFERS_TO_DAY.test(said.words);
  const isShort = isOne || (length !== null && length < EFFECT_DAYS && NEEDS_DAYS.includes(measure));
  const isHabit = length !== null && length < 7 && said.filter.weekdays.length > 0 && !/^compar\w+\b/.test(said.words);
  const isEver = measure === 'last';
  // "E a média nesses dias?" after "quando foi a última?" goes back to the period before that.
  const isBack =
    before.period === null &&
    (before.measure === 'last' || before.measure === 'first') &&
    /\b(?:n|d)?esses dias\b/.test(said.words);
  const previousPeriod = isBack ? (before.recent.periods[0] ?? null) : before.period;
  const resets = measure === 'first' || isShort || isHabit || isEver;
  const period =
    spanOf(together) ??
    since ??
    remainder(said.words, said.periods[0], before.period, diary) ??
    (said.periods.length > 0 ? (said.periods[0] ?? null) : resets ? null : previousPeriod);
  return { measure, ...readComparison(said, measure, period, before, diary), filter };
}

/** The measure of a follow-up that doesn't turn to the contrary. */
function nextMeasure(said: Said, before: Query, isTogether: boolean): Measure {
  if (said.isSame) return before.measure;
  return isTogether && said.measure === null ? 'average' : measureAfter(said, before);
}

const SEARCHES =
  /\b(?:procur\w+|busca|acha|escrev\w+|mencion\w+|cit(?:o|ei)|falei|falo|reclam\w+|aparec\w+|anotac\w+)\b/;

/** The measure, where another word of the message decides between two. */
function settled(said: Said, measure: Measure | null, before: Query | null): Measure | null {
  const { filter, words } = said;
  const isText = filter.words !== null;
  const isCounted = measure === 'count' || measure === 'days';
  if (isCounted && before?.filter.words != null && filter.tags.length === 0 && filter.scores === null) return 'words';
  if (isText && (measure === null || measure === 'count' || measure === 'days' || measure === 'list')) return 'words';
  if (isText && said.measure === null && (before === null || SEARCHES.test(words))) return 'words';
  if (measure === 'tags' && filter.tags.length > 0) return 'count';
  if (measure === 'effect' && filter.scores !== null) return 'share';
  if (isWeekendToWorkdays(words)) return 'average';
  return measure;
}

/** What is asked by a message that names no measure. */
function impliedMeasure({ filter, periods, words }: Said): Measure | null {
  if (filter.words !== null) return 'words';
  if ((filter.tags.length > 0 || filter.scores !== null) && /\bquant[oa]s\b/.test(words)) return 'count';
  return periods.length > 0 || HOW_LATELY.test(words) ? 'list' : null;
}

/** Whether a message may begin a question about the diary, told without knowing the diary's tags. */
export function mayAskDiary(message: string, today: LocalDate): boolean {
  const words = foldedWords(message);
  // As if it named a tag: the names are known only after reading the diary.
  const named = { tags: true, words: false, scores: false, weekdays: false, parts: 0, day: false, before: null };
  return (
    findPeriods(message, today).length > 0 ||
    measureOf(words, words, named) !== null ||
    HOW_LATELY.test(words) ||
    noteWordsIn(message, null, false) !== null
  );
}
