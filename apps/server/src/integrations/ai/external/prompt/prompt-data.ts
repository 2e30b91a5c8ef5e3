import type { HistoryFind, Passage, Turn } from '@alento/domain/assistant/assistant-model';
import type { ContextEntry, PersonContext } from '@alento/domain/assistant/person-context';
import type { InsightEffect, InsightFigures } from '@alento/domain/insight/figures';
import { INSIGHT_EFFECTS_MAX } from '@alento/domain/insight/limits';
import { MAX_SCORE, MOOD_LABELS, roundedAverage } from '@alento/domain/mood-entry/scale';
import { DAY_MS, type LocalDate, weekdayOf } from '@alento/domain/time/local-date';
import { cut, maskPersonalData } from './mask.ts';
import { daysAgo, PARTS, TODAY, WEEKDAYS, YESTERDAY } from './prompt-data.copy.ts';

/** Maximum number of characters in a prompt for each note, search result, passage and earlier message. */
const PROMPT_NOTE_MAX = 200;
const EXCERPT_MAX = 200;
const PASSAGE_MAX = 1500;
const EARLIER_TURN_MAX = 1200;
/** Number of newest entries whose notes a prompt contains. */
const NOTES = 10;

const decimal = (value: number): string => roundedAverage(value).toFixed(1).replace('.', ',');
const orNull = (value: number | null): string | null => (value === null ? null : decimal(value));
const weekdayName = (date: LocalDate): string => WEEKDAYS[weekdayOf(date)] ?? '';

/** Words for a day relative to today, such as "ontem", which don't contain the date. */
function spokenDay(date: LocalDate, today: LocalDate): string {
  const ago = Math.round((Date.parse(today) - Date.parse(date)) / DAY_MS);
  if (ago === 0) return TODAY;
  return `${ago === 1 ? YESTERDAY : daysAgo(ago)}, ${weekdayName(date)}`;
}

const effectData = ({ average, n, otherAverage, otherN }: InsightEffect) => ({
  media: decimal(average),
  n,
  mediaDosOutros: decimal(otherAverage),
  nDosOutros: otherN,
});

/** The figures of a week for a prompt, with numbers in Portuguese format and names of days. */
export function figuresData(figures: InsightFigures) {
  const { best, worst, before } = figures;
  const day = (one: InsightFigures['best']) => one && { dia: weekdayName(one.date), media: decimal(one.average) };
  return {
    escala: `0 a ${MAX_SCORE}`,
    registros: figures.entries,
    diasComRegistro: figures.days,
    media: orNull(figures.average),
    tendencia: figures.trend,
    melhorDia: day(best),
    piorDia: day(worst),
    quatroSemanasAntes: before && { media: decimal(before.average), dias: before.days },
    mudanca: orNull(figures.change),
    diasDaSemana: figures.weekdays.map((one) => ({ dia: WEEKDAYS[one.weekday], ...effectData(one) })),
    partesDoDia: figures.timesOfDay.map((one) => ({ parte: PARTS[one.part], ...effectData(one) })),
    marcadores: figures.tags
      .slice(0, INSIGHT_EFFECTS_MAX)
      .map((one) => ({ nome: maskPersonalData(one.name), ...effectData(one) })),
  };
}

const entryData = (entry: ContextEntry, today: LocalDate, withNote: boolean) => ({
  dia: spokenDay(entry.date, today),
  ...(entry.part === null ? {} : { parte: PARTS[entry.part] }),
  humor: `${entry.score} de ${MAX_SCORE} (${MOOD_LABELS[entry.score]})`,
  marcadores: entry.tags.map(maskPersonalData),
  ...(withNote && entry.note !== '' ? { nota: cut(maskPersonalData(entry.note), PROMPT_NOTE_MAX) } : {}),
});

/** The person's entries for a prompt, newest first. */
export const entriesData = ({ entries, today }: PersonContext) => ({
  registros: entries.map((entry, index) => entryData(entry, today, index < NOTES)),
});

/**
 * The person's data for the prompt of a conversation. It leaves out goals and sleep quality: the consent text names the
 * entries and notes, not the answers of the onboarding. A new field here needs a new version of that text.
 */
export const personData = (person: PersonContext) => ({
  hoje: WEEKDAYS[weekdayOf(person.today)],
  parteDoDia: PARTS[person.part],
  semana: figuresData(person.week),
  trintaDias: {
    media: orNull(person.month.average),
    registros: person.month.entries,
    diasComRegistro: person.month.days,
  },
  ...entriesData(person),
});

/** The messages of the conversation for a prompt. All but the last one are shortened. */
export const turnsData = (turns: readonly Turn[]) =>
  turns.map(({ role, text }, index) => ({
    papel: role === 'person' ? 'pessoa' : 'alento',
    texto: index === turns.length - 1 ? maskPersonalData(text) : cut(maskPersonalData(text), EARLIER_TURN_MAX),
  }));

export const passagesData = (passages: readonly Passage[]) =>
  passages.map(({ title, heading, url, text }) => ({
    titulo: title,
    parte: heading,
    endereco: url,
    texto: cut(text, PASSAGE_MAX),
  }));

export const historyData = (finds: readonly HistoryFind[], today: LocalDate) =>
  finds.map(({ kind, title, date, excerpt, score, url }) => ({
    tipo: kind === 'note' ? 'nota' : 'conversa',
    titulo: cut(maskPersonalData(title), EXCERPT_MAX),
    dia: spokenDay(date, today),
    // The address of a conversation is left out, because it contains the conversation's id.
    ...(kind === 'note' ? { endereco: url } : {}),
    trecho: cut(maskPersonalData(excerpt), EXCERPT_MAX),
    ...(score === null ? {} : { humor: `${score} de ${MAX_SCORE}` }),
  }));
