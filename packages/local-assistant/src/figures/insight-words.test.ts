import type { Baseline, WeekMaterial } from '@alento/domain/insight/week/material';
import { weekMaterialOf } from '@alento/domain/insight/week/week-material';
import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../dialogues/people.harness.ts';
import { entryWords, localAssistant } from '../local-assistant.ts';
import { diaryOf } from './insight-diary.harness.ts';
import { insightWords } from './insight-words.ts';

/** A week with an average of 3.4, of which each test changes a part. */
const WEEK: WeekMaterial = {
  figures: PEOPLE.usual.week,
  isHard: false,
  best: { average: 4, dates: ['2026-11-08', '2026-11-11'] },
  worst: { average: 1.5, dates: ['2026-11-12'] },
  earlier: [],
  lifted: [],
  weighed: [],
  habit: null,
  mentions: [],
  quote: null,
  proposal: { kind: 'none' },
};
const wordsOf = (part: Partial<WeekMaterial>, variant = 1): string => insightWords({ ...WEEK, ...part }, variant) ?? '';
const quarter = (average: number): Baseline => ({ days: 90, average, n: 60 });
const year = (average: number): Baseline => ({ days: 365, average, n: 250 });
const EXERCISE = { name: 'Exercício', average: 4.1, n: 12, otherAverage: 3, otherN: 80, weekDays: 2 };

describe('insightWords', () => {
  it('says how the printed average stands to the 90 and the 365 days before', () => {
    expect(wordsOf({ earlier: [quarter(3.06)] })).toContain('um pouco acima dos 90 dias antes (3,1, em 60 dias)');
    expect(wordsOf({ earlier: [quarter(3.36)] })).toContain('praticamente igual aos 90 dias antes');
    expect(wordsOf({ earlier: [quarter(3), year(3)] })).toContain(
      'um pouco acima dos 90 dias antes (3, em 60 dias) e dos 365 dias antes (3, em 250 dias)',
    );
    expect(wordsOf({ earlier: [quarter(3), year(4.5)] })).toContain(
      'e bem abaixo dos 365 dias antes (4,5, em 250 dias)',
    );
  });

  it('never opens with a comparison that the figures deny', () => {
    for (let variant = 0; variant < 10; variant += 1) {
      expect(wordsOf({ earlier: [quarter(4.5)] }, variant)).toMatch(/^A semana ficou do lado leve, mas abaixo/);
      expect(wordsOf({ earlier: [quarter(2)] }, variant)).toMatch(/^(?:Foi uma semana mais leve|A semana .* acima)/);
      expect(wordsOf({ earlier: [quarter(2), year(4.5)] }, variant)).not.toMatch(/^[^.]*(?:mais leve|acima|abaixo)/);
    }
  });

  it('names all equal days, and none if the days look equal', () => {
    expect(wordsOf({})).toContain(
      'Os dias mais leves foram domingo (08/11) e quarta (11/11), com 4 cada; o dia mais pesado foi quinta, 12/11, com 1,5.',
    );
    expect(wordsOf({ best: null, worst: null })).not.toContain('O dia mais leve');
    expect(
      wordsOf({ best: { average: 4, dates: ['2026-11-08', '2026-11-09', '2026-11-10', '2026-11-11'] } }),
    ).toContain('Os dias mais leves foram 4 dias, com 4 cada');
  });

  it('names only the best day of a week without a low one', () => {
    const text = wordsOf({ best: { average: 4, dates: ['2026-11-08'] }, worst: null });
    expect(text).toContain('O dia mais leve foi domingo, 08/11, com 4.');
    expect(text).not.toContain('mais pesado');
  });

  it('tells what lifted and weighed with both sides, and people with their days', () => {
    const text = wordsOf({
      lifted: [EXERCISE],
      weighed: [{ ...EXERCISE, name: 'Trabalho', average: 2, otherAverage: 3.4 }],
      mentions: [
        { name: 'sua mãe', dates: ['2026-11-10', '2026-11-12'] },
        { name: 'Ana', dates: ['2026-11-10', '2026-11-12'] },
      ],
    });
    expect(text).toContain(
      '- Do lado leve: “Exercício”, em 2 dias. Nos últimos 365 dias, o humor nos dias assim costuma ficar mais alto: 4,1 de 5 em 12 dias, contra 3 nos outros 80.',
    );
    expect(text).toContain('- Do lado pesado: “Trabalho”');
    expect(text).toContain('- Nas suas notas da semana: sua mãe e Ana em 2 dias (terça e quinta).');
  });

  it('proposes what helped before, or a piece of the library', () => {
    const tag = { kind: 'tag', effect: EXERCISE, isSleep: false } as const;
    expect(wordsOf({ proposal: tag })).toContain(
      'guardar um espaço para “Exercício”, que costuma vir junto dos seus dias melhores (nos últimos 365 dias, 4,1 de 5 em 12 dias, contra 3 nos outros 80).',
    );
    expect(wordsOf({ proposal: tag, lifted: [EXERCISE] })).toContain(
      'para “Exercício”, que costuma vir junto dos seus dias melhores.',
    );
    expect(wordsOf({ proposal: { ...tag, isSleep: true } })).toContain('proteger uma noite de sono');
    expect(wordsOf({ proposal: { kind: 'piece', piece: { title: 'Respirar', url: '/conteudos/a/b/c' } } })).toContain(
      '[Respirar](/conteudos/a/b/c)',
    );
  });

  it('never proposes a substance, a medicine or a risk, however clear its effect', () => {
    for (const name of ['Vinho', 'Bebi', 'Rivotril', 'Maconha', 'Jejum', 'Aposta', 'Compras', 'Briga']) {
      const input = diaryOf(1);
      const entries = Array.from({ length: 200 }, (_, ago) => {
        const isMarked = Math.abs((Math.sin((ago + 1) * 12.9898) * 43758.5453) % 1) < 0.35;
        const localDate = new Date(Date.parse(input.today) - ago * 86_400_000).toISOString().slice(0, 10);
        return { localDate, score: isMarked ? 5 : 1, recordedAt: 0, offsetMinutes: 0, tagIds: isMarked ? ['x'] : [] };
      });
      const week = (own: string) => weekMaterialOf({ ...input, entries, tagNames: new Map([['x', own]]) });
      expect(week('Exercício').proposal.kind).toBe('tag');
      expect(week(name).proposal.kind, name).not.toBe('tag');
      expect(week(name).lifted, name).toHaveLength(1);
    }
  });

  it('quotes at the beginning of a hard week, and leads to help', () => {
    const quote = { date: '2026-11-14', words: 'Chorei no ônibus', isCut: true };
    expect(wordsOf({ isHard: true, quote })).toMatch(
      /^“Chorei no ônibus…”, você escreveu no sábado, 14\/11\. .*\(\/ajuda\)/,
    );
  });

  it('fails with “empty” if nothing was recorded', async () => {
    const signal = AbortSignal.timeout(1000);
    const week = { ...WEEK, figures: PEOPLE.empty.week };
    expect(await localAssistant().wordInsight(week.figures, { signal, variant: 1, week })).toEqual({
      ok: false,
      failure: 'empty',
    });
    expect(await localAssistant().wordInsight(WEEK.figures, { signal, variant: 1, week: WEEK })).toMatchObject({
      ok: true,
    });
  });

  it('differs between variants, and is equal for equal variants', () => {
    const texts = Array.from({ length: 20 }, (_, variant) => wordsOf({}, variant));
    expect(new Set(texts).size).toBeGreaterThan(3);
    expect(wordsOf({}, 7)).toBe(wordsOf({}, 7));
  });
});

describe('entryWords', () => {
  it('compares the newest entry with the week, and doesn’t quote the note', () => {
    const text = entryWords(PEOPLE.usual, 1) ?? '';
    expect(text).toContain(
      'Você registrou Bem de manhã, com “Trabalho” por perto: um pouco abaixo da média da sua semana',
    );
    expect(text).toContain('3,4 de 5');
    expect(text).not.toContain('Reunião');
  });

  it('mentions no average with too few entries, and returns null without an entry', () => {
    expect(entryWords(PEOPLE.new, 1)).not.toContain('média');
    expect(entryWords(PEOPLE.empty, 1)).toBeNull();
  });
});
