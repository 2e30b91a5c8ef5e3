import type { Period } from '../period/calendar.ts';
import { type Filter, type Measure, NO_FILTER, type Query } from '../query/query.ts';
import type { KnownDiary } from './known-diary.ts';
import { ADDS, isFilled, type Said, TOGETHER } from './said.ts';
import { isWeekendToWorkdays } from './times.ts';

/** Measures of the whole period, whatever was chosen before. */
export const WITHOUT_FILTER: readonly Measure[] = ['streak', 'phq9', 'gad7', 'sleep', 'treatment', 'lifts', 'weighs'];
const CONNECTS = /^(?:e|so|agora|com|sem|mas|contando|tira\w*|nesses|nessas|desses|dessas|qual del[ea]s)\b/;
const REFERS_BACK = /\b(?:nesses|nessas|desses|dessas|del[ea]s?|nel[ea]s?|isso|nisso|disso|nesse|nessa|esses|essas)\b/;

const OF_DAYS = /\b(?:nesses|nessas|desses|dessas|esses|essas|nel[ea]s?|del[ea]s?|qual|quais)\b/;
const OF_DAY = /\b(?:n|d)?(?:aquel[ea]|ess[ea]) (?:dia|vez)\b/;
/** Every score, after one: "mostra a divisão completa". */
const ALL_SCORES = /\b(?:todas as notas|complet[oa]|cada nota|distribuicao|divisao|todas elas)\b/;
/** Measures that a condition on the scores would decide by itself. */
const SCORELESS: readonly Measure[] = ['average', 'spread', 'change', 'list', 'streak', 'parts'];

export function filterOf(said: Said, measure: Measure, before: Query): Filter {
  const now = said.filter;
  const old = before.filter;
  if (isTagOfDay(said, before)) return NO_FILTER;
  if (WITHOUT_FILTER.includes(measure)) return { ...now, tags: [], apart: false, part: null };
  if (isWeekendToWorkdays(said.words)) return { ...NO_FILTER, weekdays: now.weekdays };
  const [period] = said.periods;
  const isDay = period !== null && period !== undefined && period.start === period.end;
  if (isDay && (said.measure === 'list' || said.measure === 'average' || measure === 'list')) return now;
  // A question of its own, without "e" or "nesses dias", keeps only the subject.
  const isOwn =
    said.measure !== null &&
    said.periods.length > 0 &&
    !CONNECTS.test(said.words) &&
    !/\b(?:foi|esta) mais$/.test(said.words) &&
    !REFERS_BACK.test(said.words);
  const adds = now.tags.length === 1 && (ADDS.test(said.words) || (said.measure === null && old.scores !== null));
  const remaining = old.tags.filter((tag) => !said.outTags.includes(tag));
  const tags =
    said.outTags.length > 0
      ? [...new Set([...remaining, ...now.tags])]
      : now.tags.length === 0
        ? togetherTags(said.words, before)
        : adds
          ? [...new Set([...old.tags, ...now.tags])]
          : now.tags;
  // Another tag begins another subject.
  const isOther =
    said.measure !== null && ((now.tags.length > 0 && !adds) || (now.words !== null && !OF_DAYS.test(said.words)));
  // "Quantas vezes teve isso esse mês?" keeps what it is about, and drops on which days it was looked at.
  const isOwnCount =
    said.periods.length > 0 && /\b(?:quant[oa]s|medias?)\b/.test(said.words) && !OF_DAYS.test(said.words);
  // "O que registrei naquele mês?" asks for all of it.
  const listsPeriod =
    said.measure === 'list' && said.periods.length > 0 && !OF_DAYS.test(said.words) && !OF_DAY.test(said.words);
  const drops = isOwn || isOther || (isOwnCount && !CONNECTS.test(said.words));
  // "E a etiqueta família?" after a word of the notes, and "e um dia de quatro?" with a measure of its own.
  const isOtherSubject =
    !ADDS.test(said.words) &&
    ((now.tags.length > 0 && old.tags.length === 0) || (now.scores !== null && said.measure !== null));
  const isOfScores = !SCORELESS.includes(measure) || said.measure === null || OF_DAYS.test(said.words);
  return {
    tags: now.words !== null && now.tags.length === 0 ? [] : tags,
    apart:
      now.tags.length > 0 ? now.apart && !adds : !TOGETHER.test(said.words) && (old.apart || asksWhich(said.words)),
    weekdays: now.weekdays.length > 0 ? now.weekdays : measure === 'weekdays' || drops ? [] : old.weekdays,
    part: now.part ?? (measure === 'parts' || drops ? null : old.part),
    scores:
      measure === 'best' || measure === 'worst'
        ? drops
          ? null
          : old.scores
        : (now.scores ?? (drops || !isOfScores || ALL_SCORES.test(said.words) ? null : old.scores)),
    words: now.words ?? (isOther || listsPeriod || isOtherSubject ? null : old.words),
  };
}

const asksWhich = (words: string): boolean => /\bqual d[oa]s (?:dois|duas)\b|\bcom (?:quem|qual)\b/.test(words);

/** The tags of a follow-up that names none: "as duas juntas" means the last two. */
export function togetherTags(words: string, { filter, recent }: Query): readonly string[] {
  const isBoth = /\b(?:os dois|as duas|ambos|ambas)\b/.test(words) && TOGETHER.test(words);
  if ((isBoth || asksWhich(words)) && filter.tags.length < 2) return recent.tags.slice(0, 2);
  return filter.tags;
}

/** Whether a follow-up asks if a tag stands on the day that was asked about. */
export function isTagOfDay(said: Said, before: Query): boolean {
  const { period } = before;
  const isDay = period !== null && period.start === period.end;
  const asks = said.measure === null || ['list', 'tags', 'change', 'sleep'].includes(said.measure);
  return isDay && asks && said.filter.tags.length > 0 && said.periods.length === 0 && before.measure !== 'effect';
}

const areDays = (before: Query | null): boolean =>
  (before?.recent.periods ?? []).slice(0, 2).every(({ start, end }) => start === end);

/** Periods of the questions before that "qual dos dois" and "das três" mean. */
export function recentPeriods(words: string, before: Query | null): readonly Period[] {
  const isThree = /\b(?:d[oa]s (?:tres|3))\b/.test(words);
  const isTwo =
    /\b(?:d[oa]s (?:dois|duas)|qual del[ea]s|em qual del[ea]s|entre um e outro|entre os dois|(?:somando|junta\w*|n?os|n?as) (?:os |as )?(?:dois|duas) (?:meses|semanas|periodos|anos)|entre as duas|entre el[ea]s|um para o outro|uma? contra [oa] outr[oa])\b/.test(
      words,
    );
  const isCompared = /^(?:e )?compar\w+ (?:os dois|as duas|ambos)\b/.test(words);
  // "Qual foi melhor?" after two single days.
  const isOfDays = /^(?:e )?qual (?:foi )?(?:o )?(?:melhor|pior)$/.test(words) && areDays(before);
  const periods = before?.recent.periods.slice(0, isThree ? 3 : isTwo || isCompared || isOfDays ? 2 : 0) ?? [];
  return periods.length > 1 ? periods : [];
}

/** The stretch from the first to the last of some periods. */
export function spanOf(periods: readonly Period[]): Period | null {
  const start = periods.map((one) => one.start).toSorted()[0];
  const end = periods
    .map((one) => one.end)
    .toSorted()
    .at(-1);
  return start === undefined || end === undefined ? null : { start, end };
}

/** Fewer days than this say nothing about a tag, so that a period before isn't taken over. */
export const EFFECT_DAYS = 14;
export const NEEDS_DAYS: readonly Measure[] = ['effect', 'weekdays', 'parts'];

/** "De lá pra cá": since the first use of a tag, or the begin of the period before. */
export function sinceThere(words: string, before: Query, diary: KnownDiary): Period | null {
  if (/\bdesde que (?:eu )?(?:comecei|comecou)\b/.test(words)) {
    const [begun] = [...before.filter.tags, ...before.recent.tags];
    const start = begun === undefined ? null : diary.firstUse(begun);
    return start === null ? null : { start, end: diary.today };
  }
  if (!/\bde la (?:para|ate) (?:ca|agora|hoje|aqui)\b/.test(words)) return null;
  const [tag] = [...before.filter.tags, ...before.recent.tags];
  const first = before.measure === 'first' && tag !== undefined ? diary.firstUse(tag) : null;
  const start = first ?? before.period?.start ?? null;
  return start === null ? null : { start, end: diary.today };
}

/** "e o contrário?" */
export function turnedMeasure(words: string, measure: Measure): Measure | null {
  if (measure === 'phq9' || measure === 'gad7') {
    if (/\bansiedade\b/.test(words)) return 'gad7';
    if (/\bdepressao\b/.test(words)) return 'phq9';
    return /^(?:e )?(?:o )?(?:anterior|penultimo|outro)\b/.test(words) ? measure : null;
  }
  if (measure === 'lifts' || measure === 'weighs') {
    if (/^(?:e )?(?:[oa]s? )?(?:que )?(?:me )?(?:deixa\w* )?pior(?:es|a|am)?$/.test(words)) return 'weighs';
    if (/^(?:e )?(?:[oa]s? )?(?:que )?(?:me )?(?:deixa\w* )?melhor(?:es|a|am)?$/.test(words)) return 'lifts';
  }
  if (
    measure === 'streak' &&
    /^(?:e )?(?:qual )?(?:[oa] |foi |e |minha )*(?:maior|maxim[oa]|mais longa|melhor|atual|de agora|de hoje|de todas)(?: de todas| de todos)?$/.test(
      words,
    )
  )
    return measure;
  if (
    ['best', 'worst', 'last', 'first', 'words'].includes(measure) &&
    /^(?:e )?(?:quando|(?:em )?(?:que|qual) dia)(?: foi)?(?: isso)?$/.test(words)
  )
    return measure;
  if (!/\b(?:contrario|oposto|inverso)\b/.test(words) || /\d/.test(words)) return null;
  const turned: Partial<Record<Measure, Measure>> = { lifts: 'weighs', weighs: 'lifts', best: 'worst', worst: 'best' };
  return turned[measure] ?? null;
}

/** "a primeira foi quando?" after "desde que comecei a terapia" asks about the therapy. */
export function withRecentTag(filter: Filter, said: Said, measure: Measure, before: Query): Filter {
  const [tag] = before.recent.tags;
  const asksOne = measure === 'first' || measure === 'last' || measure === 'count' || measure === 'days';
  const isOther =
    isFilled(filter) ||
    before.filter.tags.length > 0 ||
    /\b(?:registr\w+|entradas?|escrev\w+|anotac\w+|dias|quant[oa]s dia)\b/.test(said.words);
  return tag !== undefined && asksOne && !isOther && before.period !== null ? { ...filter, tags: [tag] } : filter;
}

export const COMPARABLE: readonly Measure[] = [
  'average',
  'spread',
  'count',
  'days',
  'share',
  'words',
  'sleep',
  'phq9',
  'gad7',
  'effect',
  'tags',
  'streak',
];

const GOES_ON_COMPARING = /\b(?:compar\w+|contra|versus|em relacao|cresc\w+|nisso)\b/;

/** The measure of a follow-up: what it says, else what was asked before. */
export function measureAfter(said: Said, before: Query): Measure {
  const { measure, filter: now, words } = said;
  const old = before.measure;
  const isScreening = old === 'phq9' || old === 'gad7';
  if (isScreening && (measure === null || ['change', 'list', 'last', 'first', 'average'].includes(measure)))
    return /\bmedias?\b/.test(words) ? 'average' : old;
  if (old === 'sleep' && (measure === 'change' || measure === 'worst' || measure === 'best')) return old;
  if (old === 'streak' && /\bmaximo\b/.test(words)) return old;
  if (
    measure === null &&
    said.than !== null &&
    now.tags.length + before.filter.tags.length > 0 &&
    said.than.kind === 'next-day'
  )
    return 'effect';
  if (measure === null && said.than?.kind === 'other-days' && (old === 'last' || old === 'first')) return 'average';
  if (measure === null && (old === 'lifts' || old === 'weighs') && now.tags.length > 0) return 'effect';
  if (measure === null && old === 'parts' && now.part !== null) return 'average';
  if (measure === null) return old;
  // "Qual dos dois é pior?" about two tags.
  if (old === 'effect' && (measure === 'best' || measure === 'worst') && !/\b(?:dia|nota)s?\b/.test(words)) return old;
  if (old === 'weekdays' && (measure === 'best' || measure === 'worst') && !/\bdia\b/.test(words)) return old;
  // "comparado com abril?" goes on with what was counted.
  if (
    measure === 'change' &&
    COMPARABLE.includes(old) &&
    GOES_ON_COMPARING.test(words) &&
    !/\b(?:melhor|pior)\b/.test(words)
  )
    return old;
  if (
    /\b(?:ess[ea]|mesm[oa]) (?:conta|calculo|apanhado|resumo|coisa|analise|balanco|pergunta)\b|\b(?:faca|faz) (?:o mesmo|igual)\b/.test(
      words,
    ) &&
    measure === 'list'
  )
    return old;
  if (measure === 'list' && old === 'words' && said.periods.length === 0) return old;
  return measure;
}
