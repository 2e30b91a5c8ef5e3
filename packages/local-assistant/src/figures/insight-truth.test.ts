import { weekMaterialOf } from '@alento/domain/insight/week/week-material';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../testing/tier/tier.ts';
import { diaryOf } from './insight-diary.harness.ts';
import { inWords, recomputed, weekdayOf } from './insight-recomputed.harness.ts';
import { insightWords } from './insight-words.ts';

const RUNS = { numRuns: runs(60) };
const NUMBER = '(\\d+(?:,\\d)?)';
const read = (text: string): number => Number(text.replace(',', '.'));

type Truth = ReturnType<typeof recomputed>;
type Check = (match: RegExpExecArray, truth: Truth) => void;

/** A direction has to be that of the two printed numbers. */
function checkDirection(words: string, own: string, other: string): void {
  const difference = read(own) - read(other);
  if (/acima|mais alt/.test(words)) expect(difference, words).toBeGreaterThan(0);
  else if (/abaixo|mais baix/.test(words)) expect(difference, words).toBeLessThan(0);
  else expect(Math.abs(difference), words).toBeLessThan(0.25);
}

/** Compares two printed sides with the recomputed ones. */
function checkSides([own, other]: Truth['tag'] extends (name: string) => infer Sides ? Sides : never, said: string[]) {
  expect(said).toEqual([inWords(own.average), String(own.n), inWords(other.average), String(other.n)]);
}

const SIDES = `${NUMBER} de 5 em (\\d+) (?:dias?|registros?), contra ${NUMBER} nos outros (\\d+)`;
const DAYS = '(?:dia mais|dias mais) (leve|pesado)s? (?:foi|foram) (.*?),? com (\\d+(?:,\\d)?)(?: cada)?(?=[;.])';

/** Every form of a statement, with the check that recomputes it. What none of them reads may contain no digit. */
const CHECKS: readonly (readonly [RegExp, Check])[] = [
  [
    new RegExp(
      `Você registrou em (\\d+) dias? \\((\\d+) registros?\\), com média \\*\\*${NUMBER} de 5\\*\\*([^.]*?)\\.(?= )`,
      'g',
    ),
    ([, days, entries, average = '', rest = ''], truth) => {
      expect(days).toBe(String(truth.week.days.length));
      expect(entries).toBe(String(truth.week.entries));
      expect(average).toBe(inWords(truth.week.average));
      let stand = '';
      const comparisons = [
        ...rest.matchAll(
          new RegExp(
            `((?:praticamente igual|um pouco acima|bem acima|um pouco abaixo|bem abaixo) )?(?:dos|aos) (28|90|365) dias antes \\(${NUMBER}, em (\\d+) dias?\\)`,
            'g',
          ),
        ),
      ];
      for (const [, words, span = '', other = '', n] of comparisons) {
        const before = truth.before(Number(span));
        expect([other, n]).toEqual([inWords(before.average), String(before.n)]);
        stand = words ?? stand;
        checkDirection(stand, average, other);
      }
      expect(comparisons.reduce((left, [whole]) => left.replace(whole, ''), rest)).not.toMatch(/\d|acima|abaixo/);
    },
  ],
  [
    new RegExp(DAYS, 'gi'),
    ([, which, named = '', score = ''], truth) => {
      const values = truth.week.days.map((date) => ({ date, value: truth.dayValue(date) }));
      const end = (which === 'leve' ? Math.max : Math.min)(...values.map(({ value }) => value));
      const dates = values.filter(({ value }) => inWords(value) === inWords(end)).map(({ date }) => date);
      expect(score).toBe(inWords(end));
      // Only a day that reads Mal or Muito mal is called hard.
      if (which === 'pesado') expect(read(score)).toBeLessThan(1.5);
      const count = /^(\d+) dias$/.exec(named)?.[1];
      if (count !== undefined) expect(count).toBe(String(dates.length));
      else {
        const said = [...named.matchAll(/([a-zç-úá]+)(?:, | \()(\d\d)\/(\d\d)/g)].map(
          ([, name, d, m]) => `${name} ${m}-${d}`,
        );
        expect(said).toEqual(dates.map((date) => `${weekdayOf(date)} ${date.slice(5)}`));
      }
    },
  ],
  [
    new RegExp(
      `Do lado (leve|pesado): “([^”]+)”, em (\\d+) dias?\\. Nos últimos 365 dias, o humor nos dias assim costuma ficar (mais alto|mais baixo): ${SIDES}\\.`,
      'g',
    ),
    ([, side, name = '', days, direction = '', ...said], truth) => {
      const printed = said.slice(0, 4);
      checkSides(truth.tag(name), printed);
      checkDirection(direction, printed[0] ?? '', printed[2] ?? '');
      expect(direction).toBe(side === 'leve' ? 'mais alto' : 'mais baixo');
      expect(days).toBe(String(truth.tagDays(name).length));
    },
  ],
  [
    /“([^”]+)” apareceu em (\d+) de (\d+) dias?; nos 90 dias antes, em (nenhum dos|\d+ de) (\d+)\./g,
    ([, name = '', days, of, before, n], truth) => {
      expect([days, of]).toEqual([String(truth.tagDays(name).length), String(truth.week.days.length)]);
      const earlier = truth.quarterDays(name);
      expect([before, n]).toEqual([earlier === 0 ? 'nenhum dos' : `${earlier} de`, String(truth.before(90).n)]);
    },
  ],
  [
    /“([^”]+)” ficou de fora desta semana; nos 90 dias antes, apareceu em (\d+) de (\d+) dias\./g,
    ([, name = '', days, n], truth) => {
      expect(truth.tagDays(name)).toEqual([]);
      expect([days, n]).toEqual([String(truth.quarterDays(name)), String(truth.before(90).n)]);
    },
  ],
  [
    new RegExp(`O humor n[ao]s ([a-zçáé]+)s costuma ficar (mais alto|mais baixo): ${SIDES}\\.`, 'g'),
    ([, name = '', direction = '', ...said], truth) => {
      checkSides(truth.weekday(name), said.slice(0, 4));
      checkDirection(direction, said[0] ?? '', said[2] ?? '');
    },
  ],
  [
    new RegExp(
      `Os registros feitos (de manhã|de madrugada|à tarde|à noite) costumam ser (mais altos|mais baixos): ${SIDES}\\.`,
      'g',
    ),
    ([, part = '', direction = '', ...said], truth) => {
      checkSides(truth.part(part), said.slice(0, 4));
      checkDirection(direction, said[0] ?? '', said[2] ?? '');
    },
  ],
  [
    new RegExp(
      `“([^”]+)”,? (?:que )?costuma vir junto dos seus dias melhores(?: \\(nos últimos 365 dias, ${SIDES}\\))?\\.`,
      'g',
    ),
    ([, name = '', ...said], truth) => {
      const [own, other] = truth.tag(name);
      expect(own.average).toBeGreaterThan(other.average);
      if (said[0] !== undefined) checkSides([own, other], said.slice(0, 4));
      expect(name).not.toBe('Vinho');
    },
  ],
  [
    /Nas suas notas da semana: ([^.]+)\./g,
    ([, groups = ''], truth) => {
      for (const group of groups.split('; ')) {
        const [, names = '', count, weekdays = ''] = /^(.+) em (\d+) dias \((.+)\)$/.exec(group) ?? [];
        for (const name of names.split(/, | e /)) {
          const word = name.replace(/^(?:sua|seu|a|o) /, '');
          const dates = truth.week.days.filter((date) =>
            truth.notesOn(date).some((text) => text.includes(word) && !/SOCORRO|gritou/.test(text)),
          );
          expect(dates.map(weekdayOf), name).toEqual(weekdays.split(/, | e /));
          expect(count).toBe(String(dates.length));
          expect(Number(count)).toBeGreaterThanOrEqual(2);
          expect(truth.week.days.flatMap(truth.notesOn).some((t) => t.includes('SOCORRO') && t.includes(word))).toBe(
            false,
          );
        }
      }
    },
  ],
  [
    /^“([^”]+)”, você escreveu n[ao] ([a-zçáé]+), (\d\d)\/(\d\d)\./g,
    ([, words = '', name, day, month], truth) => {
      const date = truth.week.days.find((one) => one.endsWith(`${month}-${day}`)) ?? '';
      expect(name).toBe(weekdayOf(date));
      const plain = words.replace(/…$/, '');
      expect(truth.notesOn(date).some((text) => text.includes(plain) && !/SOCORRO/.test(text))).toBe(true);
      expect(plain.split(' ').length).toBeLessThanOrEqual(12);
      expect(truth.dayValue(date)).toBeLessThan(2);
    },
  ],
];

function checkOpening(text: string, truth: Truth): void {
  const [first = ''] = text.split(/(?<=\.) /);
  if (first.startsWith('“')) return;
  const { average, days } = truth.week;
  if (/lado leve|mais leve/.test(first)) expect(average, first).toBeGreaterThan(3);
  if (/meio da escala/.test(first)) expect(average >= 2 && average <= 3, first).toBe(true);
  if (/semana (?:difícil|pesada)/.test(first)) expect(average, first).toBeLessThan(2);
  if (/dias (?:difíceis|pesados)/.test(first))
    expect(days.filter((date) => truth.dayValue(date) < 2).length, first).toBeGreaterThanOrEqual(3);
  const others = [...text.matchAll(new RegExp(`dias antes \\(${NUMBER},`, 'g'))].map(([, other = '']) => read(other));
  const own = read(inWords(average));
  if (/mais leve do que|acima do que/.test(first))
    expect(others.length > 0 && others.every((one) => own > one), first).toBe(true);
  if (/abaixo do que/.test(first)) expect(others.length > 0 && others.every((one) => own < one), first).toBe(true);
  if (/ritmo de antes|como vinha/.test(first))
    expect(others.length > 0 && others.every((one) => Math.abs(own - one) < 0.25), first).toBe(true);
}

const written = (seed: number, variant: number) => {
  const input = diaryOf(seed);
  return { input, text: insightWords(weekMaterialOf(input), variant) ?? '' };
};

/** Calls `found` with each figure in a text and the index of its check. Returns the rest of the text. */
function readFigures(text: string, found: (at: number, match: RegExpExecArray) => void): string {
  let left = text.replace(/\]\([^)]*\)/g, ']');
  for (const [at, [pattern]] of CHECKS.entries())
    for (const match of [...left.matchAll(pattern)]) {
      found(at, match);
      left = left.replace(match[0], '');
    }
  return left;
}

describe('the text of a random week', () => {
  it('has each kind of figure that is checked, so that no check passes because nothing was read', () => {
    const missing = new Set(CHECKS.keys());
    for (let seed = 0; seed < 1000 && missing.size > 0; seed += 1)
      readFigures(written(seed, seed % 100).text, (at) => missing.delete(at));
    expect([...missing]).toEqual([]);
  });

  it('states only what an independent slow implementation recomputes from the entries and notes', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(99), (seed, variant) => {
        const { input, text } = written(seed, variant);
        const truth = recomputed(input);
        checkOpening(text, truth);
        const left = readFigures(text, (at, match) => CHECKS[at]?.[1](match, truth));
        expect(left).not.toMatch(/\d/);
      }),
      RUNS,
    );
  });

  it('has two paragraphs, at most three points, one question, and claims no cause', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(99), (seed, variant) => {
        const { text } = written(seed, variant);
        const parts = text.split('\n\n');
        expect(parts.filter((part) => !part.startsWith('- '))).toHaveLength(2);
        expect(text.match(/^- /gm)?.length ?? 0).toBeLessThanOrEqual(3);
        expect(text.match(/\?/g)).toHaveLength(1);
        expect(text.trim().endsWith('?')).toBe(true);
        expect(text).not.toMatch(/!|undefined|null|NaN|por causa|porque|\{|SOCORRO|Bruno/);
      }),
      RUNS,
    );
  });

  it('depends neither on the order of entries nor on what is older than the year before the week', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const input = diaryOf(seed);
        const old = { localDate: '2025-01-01', score: 5, recordedAt: 0, offsetMinutes: 0, tagIds: ['t0'] };
        const other = { ...input, entries: [...input.entries.toReversed(), old] };
        expect(insightWords(weekMaterialOf(other), 1)).toBe(insightWords(weekMaterialOf(input), 1));
      }),
      { numRuns: runs(20) },
    );
  });

  it('in a hard week begins with the person’s own words, and names help in the first paragraph', () => {
    const hard = Array.from({ length: 400 }, (_, seed) => weekMaterialOf(diaryOf(seed))).filter(({ isHard }) => isHard);
    expect(hard.length).toBeGreaterThan(20);
    for (const week of hard) {
      const [first] = insightWords(week, 1)?.split('\n\n') ?? [];
      expect(first).toContain('(/ajuda)');
      expect(first?.startsWith('“')).toBe(week.quote !== null);
    }
    expect(hard.some(({ quote }) => quote !== null)).toBe(true);
  });
});
