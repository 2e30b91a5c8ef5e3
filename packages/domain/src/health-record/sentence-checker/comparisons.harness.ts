import type { RecordFigures } from '../record-figures.ts';
import { type Check, type Claim, claimsAbout, type Expected } from './claim.harness.ts';
import {
  daysFrom,
  isDifferent,
  saysAverage,
  saysDay,
  saysDays,
  saysEntries,
  saysLoggedDays,
  saysRange,
  saysShortDay,
} from './readers.harness.ts';

type Weeks = RecordFigures['weeks'];
type Times = RecordFigures['timesOfDay'];
type Tags = RecordFigures['tags'];
const aboutWeeks = claimsAbout<Weeks>('weeks', ({ weeks }) => weeks);
const aboutTimes = claimsAbout<Times>('times-of-day', ({ timesOfDay }) => timesOfDay);
const aboutTags = claimsAbout<Tags>('tags', ({ tags }) => tags);

const WEEK = String.raw`de (?<start>\S+) a (?<end>\S+), média por dia (?<average>\S+) em (?<days>\S+ dias? com registro)\.$`;
const saysWeek =
  (of: 'best' | 'hardest'): Check<Weeks> =>
  (said, weeks, { startDate, endDate }) => {
    const week = weeks[of];
    if (!weeks.best || !weeks.hardest || !week) return false;
    const isOneYear = week.startDate.slice(0, 4) === week.endDate.slice(0, 4);
    return (
      weeks.best.average > weeks.hardest.average &&
      isDifferent(weeks.best.average, weeks.hardest.average) &&
      startDate <= week.startDate &&
      week.endDate <= endDate &&
      week.days <= daysFrom(week.startDate, week.endDate) &&
      (isOneYear ? saysShortDay(said.start, week.startDate) : saysDay(said.start, week.startDate)) &&
      saysDay(said.end, week.endDate) &&
      saysAverage(said.average, week.average) &&
      saysLoggedDays(said.days, week.days)
    );
  };

const weeks: Claim[] = [
  aboutWeeks(
    'no weeks',
    /^Neste período não há duas semanas de médias diferentes com pelo menos 3 dias com registro em cada uma\.$/,
    (_said, { best, hardest }) => best === null && hardest === null,
  ),
  aboutWeeks(
    'similar weeks',
    /^As semanas com pelo menos 3 dias com registro tiveram médias parecidas, (?<range>.+)\.$/,
    (said, { best, hardest }) =>
      best !== null && hardest !== null && saysRange(said.range, hardest.average, best.average),
  ),
  aboutWeeks('best week', new RegExp(`^Semana de média mais alta: ${WEEK}`), saysWeek('best')),
  aboutWeeks('hardest week', new RegExp(`^Semana de média mais baixa: ${WEEK}`), saysWeek('hardest')),
  aboutWeeks(
    'counted weeks',
    /^Contam as semanas, de domingo a sábado, com pelo menos 3 dias com registro; entre médias iguais, a mais recente\.$/,
    (_said, { best, hardest }) => (best?.days ?? 0) >= 3 && (hardest?.days ?? 0) >= 3,
  ),
];

const PARTS: Readonly<Record<string, string>> = {
  'madrugada (0h às 5h)': 'night',
  'manhã (5h às 12h)': 'morning',
  'tarde (12h às 18h)': 'afternoon',
  'noite (18h às 24h)': 'evening',
};

type Known = Times[number] & { average: number };
const knownOf = (all: Times): Known[] => all.filter((one): one is Known => one.average !== null);
const extremesOf = (all: Times): [low: number, high: number] => {
  const averages = knownOf(all).map(({ average }) => average);
  return [Math.min(...averages), Math.max(...averages)];
};

/** Whether a list names each part with an average once, highest first, with its average and number of entries. */
function saysTimes(list: string | undefined, all: Times): boolean {
  const items = (list ?? '').split('; ').map((item) => {
    const [, label = '', average, entries] = /^(.+), (\S+) em (\S+ registros?)$/.exec(item) ?? [];
    return { of: knownOf(all).find(({ part }) => part === PARTS[label]), average, entries };
  });
  const averages = items.map(({ of }) => of?.average ?? Number.NaN);
  return (
    new Set(items.map(({ of }) => of)).size === knownOf(all).length &&
    items.length === knownOf(all).length &&
    items.every(
      ({ of, average, entries }) =>
        of !== undefined && saysAverage(average, of.average) && saysEntries(entries, of.entries),
    ) &&
    averages.every((average, at) => at === 0 || average <= (averages[at - 1] ?? Number.NaN))
  );
}

const times: Claim[] = [
  aboutTimes(
    'no times',
    /^Neste período não há duas partes do dia com pelo menos 3 registros em cada uma\.$/,
    (_said, all) => all.filter(({ entries }) => entries >= 3).length < 2,
  ),
  aboutTimes(
    'times',
    /^Médias das partes do dia, da mais alta à mais baixa: (?<list>.+)\.$/,
    (said, all) => isDifferent(...extremesOf(all)) && saysTimes(said.list, all),
  ),
  aboutTimes('similar times', /^As médias das partes do dia ficaram parecidas, (?<range>.+)\.$/, (said, all) =>
    saysRange(said.range, ...extremesOf(all)),
  ),
  aboutTimes('missing times', /^Fora da comparação, com menos de 3 registros: (?<list>.+)\.$/, (said, all) => {
    const named = (said.list ?? '').split('; ').map((label) => PARTS[label]);
    const missing = all.filter(({ entries }) => entries < 3).map(({ part }) => part);
    return named.join() === missing.join();
  }),
];

const isTold = ({ isClear, average, otherAverage }: Tags[number]): boolean =>
  isClear && isDifferent(average, otherAverage);

/** Whether the other tags are counted right, and called others only beside a told one. */
const saysRest: Check<Tags> = ({ others, count }, all) => {
  const told = all.filter(isTold).length;
  const rest = all.length - told;
  return (others !== undefined) === told > 0 && (count === undefined ? rest === 1 : rest > 1 && count === String(rest));
};

const tags: Claim[] = [
  aboutTags(
    'no tags',
    /^Neste período, nenhum marcador tem pelo menos 5 dias com ele e 5 sem ele\.$/,
    (_said, all) => all.length === 0,
  ),
  aboutTags(
    'tag',
    /^Nos dias com o marcador “(?<name>.+)”, a média foi (?<direction>mais alta|mais baixa): (?<average>\S+) em (?<days>\S+ dias?), contra (?<other>\S+) em (?<otherDays>\S+ dias?) sem ele\.$/s,
    (said, all) => {
      const tag = all.find(({ name }) => name === said.name);
      return (
        tag !== undefined &&
        isTold(tag) &&
        (said.direction === 'mais alta') === tag.average > tag.otherAverage &&
        saysAverage(said.average, tag.average) &&
        saysAverage(said.other, tag.otherAverage) &&
        saysDays(said.days, tag.days) &&
        saysDays(said.otherDays, tag.otherDays)
      );
    },
  ),
  aboutTags('no cause', /^Isso mostra o que apareceu junto, não a causa\.$/, (_said, all) => all.some(isTold)),
  aboutTags(
    'unclear tag',
    /^No (?<others>outro )?marcador mostrado, a diferença é pequena ou pode ser acaso\.$/,
    saysRest,
  ),
  aboutTags(
    'unclear tags',
    /^Nos (?<others>outros )?(?<count>\d+) marcadores mostrados, as diferenças são pequenas ou podem ser acaso\.$/,
    saysRest,
  ),
];

export const comparisonClaims: readonly Claim[] = [...weeks, ...times, ...tags];

export const expectedComparisons = {
  weeks: ({ weeks: of }) => of && /^(no weeks|similar weeks|best week, hardest week, counted weeks)$/,
  'times-of-day': ({ timesOfDay: all }) => {
    if (!all) return null;
    if (knownOf(all).length < 2) return /^no times$/;
    return knownOf(all).length < 4 ? /^(similar )?times, missing times$/ : /^(similar )?times$/;
  },
  tags: ({ tags: all }) => {
    if (!all) return null;
    if (all.length === 0) return /^no tags$/;
    const told = all.filter(isTold).length;
    const rest = told < all.length ? 'unclear tags?' : '';
    if (told === 0) return new RegExp(`^${rest}$`);
    return new RegExp(`^(tag, ){${told}}no cause${rest && `, ${rest}`}$`);
  },
} satisfies Record<string, Expected>;
