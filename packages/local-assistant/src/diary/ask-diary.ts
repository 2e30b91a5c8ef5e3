import { monthAt, yearOf, yearOfMonth } from '@alento/diary-query/period/calendar';
import { type FoundNoSuchDay, findNoSuchDay } from '@alento/diary-query/period/find-periods';
import { type Answer, answerOf } from '@alento/diary-query/query/compute';
import type { Measure, Query, Referents } from '@alento/diary-query/query/query';
import { referentsOf } from '@alento/diary-query/query/referents';
import type { KnownDiary } from '@alento/diary-query/reading/known-diary';
import { mayAskDiary, type ReadQuestion, readQuestion } from '@alento/diary-query/reading/read-query';
import type { Diary } from '@alento/domain/assistant/person-context';
import { trendOf } from '@alento/domain/mood-entry/weekly-stats';
import { addDays, type LocalDate } from '@alento/domain/time/local-date';
import { FEW, FIGURE_ASKS, HARD_WEEK } from '../figures/figures.copy.ts';
import { days, ofFive, records } from '../language/figures-in-words.ts';
import { asPlain } from '../language/sentences.ts';
import { type Draft, type Situation, shareOf } from '../situation.ts';
import { guessMeasure } from '../understanding/measure-model.ts';
import { answerWords, nothingWords } from './answer-words.ts';
import {
  CAUSE_UNKNOWN,
  DAY_ASKS,
  EFFECT_ASKS,
  GOOD_ASKS,
  HARD_ASKS,
  NO_ENTRY_TODAY_ASKS,
  ONLY_TOGETHER,
  OTHER_DAY_ASK,
  TODAY_ASKS,
} from './diary.copy.ts';
import { noSuchDayWords } from './period-words.ts';
import { screeningWords, sleepWords, treatmentWords } from './person-words.ts';

/** The answer to a question about the diary, its query for the next question, and how sure it is that one was asked. */
export type DiaryReply = { readonly draft: Draft; readonly query: Query; readonly sureness: ReadQuestion['sureness'] };

/** The name of a tag of which nothing is left as plain text. */
const NAMELESS = 'marcador';
const plainName = (name: string): string => asPlain(name) || NAMELESS;

/** Reads the diary with the tags' names as plain text, because a reply is Markdown. */
async function readPlainDiary({ request }: Situation): Promise<Diary> {
  const { tags, entries } = await request.readDiary();
  return {
    tags: tags.map(plainName),
    entries: entries.map((entry) => ({ ...entry, tags: entry.tags.map(plainName) })),
  };
}

/** Days that are too few for more than a glimpse. */
const FEW_DAYS = 3;
const USUAL_DAYS = 30;
/** A day with at most this average is a hard one. */
const HARD_AVERAGE = 1.5;

const firstOf = (entries: Diary['entries']): LocalDate | null =>
  entries.reduce<LocalDate | null>((first, { date }) => (first === null || date < first ? date : first), null);

const knownOf = ({ tags, entries }: Diary, today: LocalDate): KnownDiary => ({
  today,
  first: firstOf(entries),
  tags,
  firstUse: (tag) => firstOf(entries.filter(({ tags: own }) => own.includes(tag))),
});

const ABOUT_EFFECTS: readonly Measure[] = ['effect', 'lifts', 'weighs', 'weekdays', 'parts'];

/** The closing question. After hard days it is a warm one. */
function askAfter({ query, figure }: Answer, today: LocalDate, pick: Situation['pick']): string {
  const { measure, period } = query;
  const isDay = period !== null && period.start === period.end;
  const isHard = (figure.average ?? HARD_AVERAGE + 1) <= HARD_AVERAGE;
  if (measure === 'worst' || (isHard && (measure === 'list' || measure === 'average'))) return pick(HARD_ASKS);
  if (measure === 'best') return pick(GOOD_ASKS);
  if (ABOUT_EFFECTS.includes(measure)) return pick(EFFECT_ASKS);
  if (measure === 'list' && isDay) return pick(period.start === today ? TODAY_ASKS : DAY_ASKS);
  return pick(FIGURE_ASKS);
}

const isPlain = ({ period, filter, than }: Query): boolean =>
  period === null &&
  than === null &&
  filter.tags.length === 0 &&
  filter.weekdays.length === 0 &&
  filter.part === null &&
  filter.scores === null &&
  filter.words === null;

/** Average or number of entries without a period: of the last 7 and 30 days, and of the whole diary. */
function overTime(query: Query, diary: Diary, today: LocalDate): string | null {
  const lines = [7, USUAL_DAYS, null].flatMap((back) => {
    const period = back === null ? null : { start: addDays(today, 1 - back), end: today };
    const { figure } = answerOf({ ...query, period }, { today, ...diary, noted: [] });
    if (figure.average === null) return [];
    const value = query.measure === 'average' ? `**${ofFive(figure.average)}**, ` : '';
    return [
      `- ${back === null ? 'todo o diário' : `últimos ${back} dias`}: ${value}${records(figure.entries)} em ${days(figure.days)}`,
    ];
  });
  if (lines.length === 0) return null;
  const intro = query.measure === 'average' ? 'Sua média, de 0 (Muito mal) a 5 (Excelente):' : 'Seus registros:';
  return `${intro}\n\n${lines.join('\n')}`;
}

/** The sentences that belong to any longer stretch: that it is a small sample, or was a hard week. */
function remarks({ query: { measure, period }, figure }: Answer, today: LocalDate, pick: Situation['pick']): string[] {
  if (figure.average === null || period === null || period.start === period.end || measure !== 'list') return [];
  const isNow = period.end >= today;
  return [
    ...(figure.days < FEW_DAYS ? [pick(FEW)] : []),
    ...(isNow && trendOf(figure.average) === 'Delicada' ? [pick(HARD_WEEK)] : []),
  ];
}

/** An answer, and what of it the next question may refer to. */
type Answered = { readonly draft: Draft; readonly referents: Referents | null };

const withoutReferents = (draft: Draft): Answered => ({ draft, referents: null });

const ASKS_WHY = /\bpor ?que\b|\bpq\b|\bporque\b|\bo que (?:houve|aconteceu)\b/;
/** Whether the question is about the cause of a day, which no diary contains. */
const asksCause = ({ measure, period }: Query, words: string): boolean =>
  measure === 'list' && period !== null && period.start === period.end && ASKS_WHY.test(words);

async function answered(query: Query, diary: Diary, { request, pick, words }: Situation): Promise<Answered> {
  const { today } = request.person;
  const { measure, filter } = query;
  if (measure === 'phq9' || measure === 'gad7')
    return withoutReferents({
      paragraphs: screeningWords(await request.readScreenings(), query, today),
      ask: pick(FIGURE_ASKS),
    });
  if (measure === 'treatment')
    return withoutReferents({ paragraphs: treatmentWords(await request.readHealthAnswers()) });
  const noted = filter.words === null ? [] : await request.findEntriesWith(filter.words);
  const queried = { today, ...diary, noted };
  const answer = answerOf(query, queried);
  if (measure === 'sleep')
    return withoutReferents({
      paragraphs: sleepWords(answer, await request.readHealthAnswers(), today),
      ask: pick(FIGURE_ASKS),
    });
  const lines =
    isPlain(query) && (measure === 'average' || measure === 'count' || measure === 'days')
      ? overTime(query, diary, today)
      : null;
  if (lines !== null) return withoutReferents({ paragraphs: [lines], ask: pick(FIGURE_ASKS) });
  const usual = answerOf(
    {
      ...query,
      measure: 'average',
      filter: { ...filter, tags: [], words: null },
      than: null,
      period: { start: addDays(today, 1 - USUAL_DAYS), end: today },
    },
    queried,
  ).figure.average;
  const text = answerWords(answer, today, usual);
  if (text === null) {
    const isToday = query.period?.start === today;
    return withoutReferents({
      paragraphs: [nothingWords(answer, today)],
      ...(isToday ? { ask: pick(NO_ENTRY_TODAY_ASKS) } : {}),
    });
  }
  const cause = ABOUT_EFFECTS.includes(measure)
    ? [pick(ONLY_TOGETHER)]
    : asksCause(query, words)
      ? [pick(CAUSE_UNKNOWN)]
      : [];
  const draft = {
    paragraphs: [...text.paragraphs, ...remarks(answer, today, pick), ...cause],
    ask: askAfter(answer, today, pick),
  };
  return { draft, referents: referentsOf(answer) };
}

/** Share of the label `fact` from which a possible question about the diary is one. */
export const FACT_MIN = 0.3;

/** A message with the month instead of a day of it that doesn't exist. "O dia 30" after it is of that month. */
function withMonth(message: string, { month, year, from, to }: FoundNoSuchDay, today: LocalDate): string {
  const { start } = monthAt(year ?? yearOfMonth(month, today), month);
  return `${message.slice(0, from)}${start.slice(5, 7)}/${yearOf(start)}${message.slice(to)}`;
}

/**
 * Answers a question about the person's diary, screenings or answers of the onboarding; null if the message asks none.
 *
 * @param before the query of the last such question in this conversation, from which a follow-up takes what it doesn't
 * say.
 * @param isMeant whether a reading is taken for the person's question. Only then notes, screenings or answers of the
 * onboarding are read.
 */
export async function askDiary(
  situation: Situation,
  before: Query | null,
  isMeant: (sureness: ReadQuestion['sureness']) => boolean,
): Promise<Omit<DiaryReply, 'sureness'> | null> {
  const { request, message, earlier } = situation;
  const { today } = request.person;
  // Reading the diary takes longer than looking at the words.
  const missing = findNoSuchDay(message, today);
  const question = missing === null ? message : withMonth(message, missing, today);
  if (before === null && shareOf(situation, 'fact') < FACT_MIN && !mayAskDiary(question, today)) return null;
  const diary = await readPlainDiary(situation);
  const read = readQuestion(question, knownOf(diary, today), { before, earlier, guess: guessMeasure });
  if (read === null || !isMeant(read.sureness)) return null;
  if (missing !== null)
    return { draft: { paragraphs: [noSuchDayWords(missing)], ask: OTHER_DAY_ASK }, query: read.query };
  const { draft, referents } = await answered(read.query, diary, situation);
  return { draft, query: referents === null ? read.query : { ...read.query, told: referents } };
}

/** The reply to a query that the assistant makes itself. */
export const replyToQuery = async (query: Query, situation: Situation): Promise<Draft> =>
  (await answered(query, await readPlainDiary(situation), situation)).draft;
