import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, sampleOf } from '../../../testing/tier/tier.ts';
import { checkCrisis } from './crisis-check.ts';
import { type Row, rowsOf } from './verdicts.harness.ts';

const TABLE = rowsOf('crisis-phrases.tsv');
const CRISES = TABLE.filter(({ label }) => label === 'crisis');
const HARMLESS = TABLE.filter(({ label }) => label === 'none');

/** Target for phrases unknown to the authors; the check's own table must reach it too. */
const RECALL = 0.95;
const FALSE_ALARMS = 0.05;

const missed = (rows: readonly Row[], change = (text: string): string => text): string[] =>
  rows.map(({ text }) => change(text)).filter((text) => checkCrisis(text).level !== 'crisis');

describe('phrases of crisis-phrases.tsv', () => {
  it('are at least 300, each listed once, of every kind', () => {
    expect(TABLE.length).toBeGreaterThanOrEqual(300);
    expect(new Set(TABLE.map(({ text }) => text)).size).toBe(TABLE.length);
    expect(HARMLESS.length).toBeGreaterThan(100);
    expect([...new Set(CRISES.map(({ kind }) => kind))].sort()).toEqual([
      'acute',
      'other',
      'self-harm',
      'suicide',
      'violence',
    ]);
  });

  it('are found if they are crises', () => {
    expect(missed(CRISES).length / CRISES.length, missed(CRISES).join('\n')).toBeLessThanOrEqual(1 - RECALL);
  });

  it('are not a crisis if they are harmless', () => {
    const alarms = HARMLESS.filter(({ text }) => checkCrisis(text).level === 'crisis');
    expect(alarms.length / HARMLESS.length, alarms.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(
      FALSE_ALARMS,
    );
  });

  it.each(TABLE.filter(({ label }) => label === 'concern'))(
    'that are marked as a concern are found as a concern or a crisis: $text',
    ({ text }) => {
      expect(checkCrisis(text).level).not.toBe('none');
    },
  );

  it('that are crises mostly get the right kind and person', () => {
    const agreeing = CRISES.filter(({ kind, text }) => {
      const found = checkCrisis(text);
      return kind === 'other' ? found.about === 'other' : found.kind === kind && found.about === 'self';
    });
    expect(agreeing.length / CRISES.length).toBeGreaterThanOrEqual(0.85);
  });
});

const SHORT: Readonly<Record<string, string>> = {
  não: 'n',
  que: 'q',
  porque: 'pq',
  quero: 'qro',
  muito: 'mt',
  mais: '+',
  hoje: 'hj',
  tudo: 'td',
  para: 'p',
  comigo: 'cmg',
  ninguém: 'ngm',
  quando: 'qnd',
};

describe('checkCrisis() on unusual spelling', () => {
  it.each<[string, (text: string) => string]>([
    ['without accents', (text) => text.normalize('NFD').replace(/\p{Mark}/gu, '')],
    ['in capitals', (text) => text.toUpperCase()],
    ['with letters repeated', (text) => text.replace(/([aeiou])(?=\s|$)/g, '$1$1$1$1')],
    ['with words shortened', (text) => text.replace(/\p{L}+/gu, (word) => SHORT[word] ?? word)],
    ['with the r of infinitives dropped', (text) => text.replace(/([\p{L}]{2,}[aei])r(?=\s|$|,)/gu, '$1')],
    ['with k for qu', (text) => text.replace(/qu(?=[ei])/g, 'k')],
    ['without punctuation', (text) => text.replace(/[.,?!]/g, '')],
  ])('keeps the recall for phrases %s', (_, change) => {
    const left = missed(CRISES, change);
    expect(left.length / CRISES.length, left.join('\n')).toBeLessThanOrEqual(1 - RECALL);
  });

  it.each(['me m4t4r', 'k.m.s', 's.u.i.c.í.d.i.o é a única saída', 'quero m*rrer', '#queromorrer', 'kero morre'])(
    'finds a crisis in %s',
    (text) => expect(checkCrisis(text).level).toBe('crisis'),
  );
});

describe('minimal pairs', () => {
  it.each([
    ['não aguento mais viver', 'não quero morrer'],
    ['não quero mais viver', 'não quero mais me matar'],
    ['não tem um dia que eu não pense em morrer', 'não penso em morrer'],
    ['não paro de pensar em me matar', 'não estou pensando em me matar'],
    ['não tenho coragem de me matar', 'não tenho vontade de me matar'],
    ['vi um filme e me deu vontade de morrer', 'vi um filme em que a personagem quer morrer'],
    ['me matei por dentro, quero morrer', 'me matei de estudar'],
    ['quero morrer de uma vez', 'quero morrer de rir'],
    ['me cortei de novo', 'me cortei fazendo a barba'],
    ['minha amiga quer se matar', 'minha amiga se mata de trabalhar'],
    ['meu marido me bate', 'meu pai me bateu no xadrez'],
    ['tomei todos os remédios', 'tomei meu remédio da pressão'],
    ['quero me jogar da ponte', 'quero me jogar no sofá'],
    ['penso em suicídio', 'meu TCC é sobre suicídio'],
  ])('“%s” is a crisis, “%s” is not', (crisis, harmless) => {
    expect(checkCrisis(crisis).level).toBe('crisis');
    expect(checkCrisis(harmless).level).not.toBe('crisis');
  });

  it.each([
    ['quero morrer', 'suicide', 'self'],
    ['minha amiga quer se matar', 'suicide', 'other'],
    ['me cortei de novo', 'self-harm', 'self'],
    ['meu marido me bate', 'violence', 'self'],
    ['tomei todos os remédios', 'acute', 'self'],
  ])('“%s” has the kind %s and is about %s', (text, kind, about) => {
    expect(checkCrisis(text)).toEqual({ level: 'crisis', kind, about });
  });

  it('two weak signs of different themes are a crisis together', () => {
    expect(checkCrisis('não aguento mais esse calor. cuida das plantas pra mim').level).not.toBe('crisis');
    expect(checkCrisis('não aguento mais. cuida do meu gato').level).toBe('crisis');
  });
});

/** CPU time of this thread, ms; it does not depend on other processes. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

describe('any text', () => {
  it.each(['', ' ', '\n\n', '....', '😀', '💊🔪', '"', '«»', '*', '****', '1234', 'ç', '\u0000', '\uD83D'])(
    'has a result for %j',
    (text) => expect(['none', 'concern', 'crisis']).toContain(checkCrisis(text).level),
  );

  it('has the same result twice, without an error', () => {
    const words = fc.constantFrom(...TABLE.flatMap(({ text }) => text.split(' ')), '.', ',', '"', 'kkk', 'n', 'não');
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.array(words, { maxLength: 60 }).map((list) => list.join(' ')),
    );
    fc.assert(
      fc.property(text, (one) => {
        expect(checkCrisis(one)).toEqual(checkCrisis(one));
      }),
      { numRuns: runs(30) },
    );
  });

  it('has a kind if and only if its level is not none', () => {
    for (const { text } of TABLE) {
      const { level, kind } = checkCrisis(text);
      expect(kind === null).toBe(level === 'none');
    }
  });

  /**
   * Limits far above the measured times (`npm run safety:figures`), so that a slow machine doesn't fail the test but
   * a faster than linear growth does.
   */
  const pieces = [
    'quero nao morrer me matar vontade de ',
    'nao ',
    'a ',
    'm*r*',
    'kkkk',
    'a',
    '"nao" ',
    'me mata de nunca mais se ',
    'x'.repeat(39),
  ];
  it.each(sampleOf(pieces, 3))('takes time in proportion to its length: %j', (piece) => {
    const timeOf = (length: number): number => {
      const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
      let best = Number.POSITIVE_INFINITY;
      for (let round = 0; round < 4; round += 1) {
        const before = cpuMs();
        checkCrisis(text);
        best = Math.min(best, cpuMs() - before);
      }
      return best;
    };
    expect(timeOf(4000)).toBeLessThan(200);
    expect(timeOf(16_000)).toBeLessThan(Math.max(500, 16 * timeOf(4000)));
  });
});
