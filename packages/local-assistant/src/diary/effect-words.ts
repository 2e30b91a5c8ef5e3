import type { Effect, Patterns } from '@alento/diary-query/query/effects';
import type { Query } from '@alento/diary-query/query/query';
import type { Comparison } from '@alento/domain/analytics/comparison';
import { INFLUENCE_MIN_DAYS } from '@alento/domain/analytics/limits';
import type { LocalDate } from '@alento/domain/time/local-date';
import { days, decimal, ofFive, onWeekdays, partName, records } from '../language/figures-in-words.ts';
import { listed } from '../language/sentences.ts';
import { capital, filterWords, quoted, sampleOf } from './filter-words.ts';
import { periodWords } from './period-words.ts';

/** Effects that are listed at once. */
const EFFECTS_MAX = 3;
/** As on /analises: smaller differences look equal, and up to the second one they are called small. */
const VISIBLE_FROM = 0.05;
const SMALL_BELOW = 0.3;

/** "com “Café”, 3,1 de 5 em 42 dias; sem, 3,4 em 90 dias". Null if one side has too few days. */
function sidesOf(tags: readonly string[], { with: own, without }: Comparison): string | null {
  if (own.average === null || without.average === null) return null;
  return `com ${listed(tags.map(quoted))}, **${ofFive(own.average)}** em ${days(own.days)}; sem, **${decimal(without.average)}** em ${days(without.days)}`;
}

/** What may be said of a difference. */
function conclusionOf({ difference, isClear }: Comparison): string {
  const size = Math.abs(difference ?? 0);
  if (size < VISIBLE_FROM) return 'os dois lados ficam iguais';
  const side = `${decimal(size)} ${(difference ?? 0) > 0 ? 'acima' : 'abaixo'}`;
  if (isClear) return `${side}, uma diferença clara`;
  return size < SMALL_BELOW
    ? `${side}, pequena demais para dizer que uma coisa anda com a outra`
    : `${side}, mas ainda pode ser acaso`;
}

const fewWords = (tags: readonly string[], { with: own, without }: Comparison): string =>
  `há ${days(own.days)} com ${listed(tags.map(quoted))} e ${days(without.days)} sem, e para comparar eu preciso de ${INFLUENCE_MIN_DAYS} de cada lado`;

const scope = ({ period }: Patterns, query: Query, today: LocalDate): string => {
  const filter = filterWords({ ...query.filter, tags: [] });
  return capital(`${periodWords(period, today)}${filter === '' ? '' : `,${filter}`}`);
};

/** One sentence per period about one effect. */
function effectSentence(effect: Effect, patterns: Patterns, query: Query, today: LocalDate): string {
  const isNext = query.than?.kind === 'next-day';
  const comparison = isNext ? effect.nextDay : effect.sameDay;
  const sides = sidesOf(effect.tags, comparison);
  const verdict = sides === null ? fewWords(effect.tags, comparison) : `${sides}: ${conclusionOf(comparison)}`;
  return `${scope(patterns, query, today)}${isNext ? ', olhando o dia seguinte' : ''}: ${verdict}.`;
}

/** Whether the tags in the question go with better or worse days. */
export function effectWords(
  patterns: readonly Patterns[],
  query: Query,
  today: LocalDate,
): { paragraphs: string[]; isClear: boolean } {
  const effects = patterns.flatMap((one) => one.effects.map((effect) => ({ effect, one })));
  const isNext = query.than?.kind === 'next-day';
  return {
    paragraphs: effects.map(({ effect, one }) => effectSentence(effect, one, query, today)),
    isClear: effects.some(({ effect }) => (isNext ? effect.nextDay : effect.sameDay).isClear),
  };
}

const isUp = ({ sameDay }: Effect): boolean => (sameDay.difference ?? 0) > 0;

/** The tags of better or worse days: the clear ones; without any, that there are none, and what comes nearest. */
export function liftWords(
  patterns: readonly Patterns[],
  query: Query,
  today: LocalDate,
): { paragraphs: string[]; isClear: boolean } {
  const wantsUp = query.measure === 'lifts';
  const fitting = ({ effects }: Patterns): Effect[] =>
    effects.filter(
      (effect) =>
        effect.sameDay.difference !== null &&
        Math.abs(effect.sameDay.difference) >= VISIBLE_FROM &&
        isUp(effect) === wantsUp,
    );
  const line = (effect: Effect): string => `- ${sidesOf(effect.tags, effect.sameDay)}: ${conclusionOf(effect.sameDay)}`;
  const clear = patterns
    .map((one) => ({ one, effects: fitting(one).filter(({ sameDay }) => sameDay.isClear) }))
    .find(({ effects }) => effects.length > 0);
  const side = wantsUp ? 'melhores' : 'mais pesados';
  if (clear)
    return {
      paragraphs: [
        `${scope(clear.one, query, today)}, o que anda junto com os dias ${side}:\n\n${clear.effects.slice(0, EFFECTS_MAX).map(line).join('\n')}`,
      ],
      isClear: true,
    };
  const last = patterns.at(-1);
  const near = last ? fitting(last).slice(0, EFFECTS_MAX) : [];
  const where = patterns.map((one) => periodWords(one.period, today));
  const none = `${capital(listed(where))}, nenhum marcador anda claramente junto com os dias ${side}.`;
  if (!last || near.length === 0) return { paragraphs: [none], isClear: false };
  return {
    paragraphs: [`${none} O que mais se aproxima ${periodWords(last.period, today)}:\n\n${near.map(line).join('\n')}`],
    isClear: false,
  };
}

type Row = { name: string; average: number | null; entries: number; days: number };
const rowsOf = (patterns: Patterns, measure: Query['measure']): Row[] =>
  measure === 'weekdays'
    ? patterns.weekdays.map(({ weekday, ...figure }) => ({ name: onWeekdays(weekday), ...figure }))
    : patterns.parts.map(({ part, ...figure }) => ({ name: partName(part), ...figure }));

/** The rows with the highest and the lowest average, as printed, so that ties are named. */
function endsOf(rows: readonly Row[]): string {
  const known = rows.flatMap(({ name, average }) => (average === null ? [] : [{ name, average }]));
  if (known.length < 2) return 'Ainda há registros de menos para comparar.';
  const tenths = known.map(({ average }) => Math.round(average * 10));
  const [high, low] = [Math.max(...tenths), Math.min(...tenths)];
  if (high === low) return 'Todos ficam iguais.';
  const at = (value: number): string =>
    listed(known.filter((_row, place) => tenths[place] === value).map(({ name }) => name));
  return `As médias mais altas ficam ${at(high)}; as mais baixas, ${at(low)}.`;
}

/** Averages by weekday or part of the day, as on /analises. With tags, on how many days these were used. */
export function patternWords(patterns: readonly Patterns[], query: Query, today: LocalDate): string[] {
  const { tags } = query.filter;
  return patterns.map((one) => {
    const rows = rowsOf(one, query.measure).filter(({ entries }) => entries > 0);
    const where = `${scope(one, query, today)}${tags.length > 0 ? `, nos dias com ${listed(tags.map(quoted))}` : ''}`;
    const lines = rows.map(
      ({ name, average, entries, days: count }) =>
        `- ${name}: ${average === null ? 'poucos registros para uma média' : `**${decimal(average)}**`} (${tags.length > 0 ? `${days(count)}, ` : ''}${records(entries)})`,
    );
    return `${where} (${sampleOf({ average: null, entries: one.entries, days: one.days })}). ${endsOf(rows)}\n\n${lines.join('\n')}`;
  });
}
