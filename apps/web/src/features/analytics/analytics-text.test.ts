import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { influenceCopy } from './analytics.copy.ts';
import { analytics, detail, tags } from './analytics.fixture.ts';
import { distributionSentence } from './charts/distribution-text.ts';
import { columnsSentence, partColumns, weekdayColumns } from './charts/figure-text.ts';
import { seriesSentence } from './charts/series-text.ts';
import { differenceText, influencesOf } from './influences/influence-text.ts';
import { changeSentence } from './summary/summary-text.ts';
import { yearRows, yearSentence } from './year/year-text.ts';

const series = (unit: 'day' | 'week' | 'month', averages: (number | null)[]) => ({
  unit,
  points: averages.map((average, index) => ({
    startDate: `2026-${unit === 'month' ? `0${index + 1}-01` : `11-0${index + 1}`}`,
    average,
    entries: average === null ? 0 : 2,
  })),
});

describe('the texts of the time series', () => {
  it.each([
    [series('day', [null, null]), 'Nenhum registro neste período.'],
    [series('day', []), 'Nenhum registro neste período.'],
    [series('day', [null, 3.4, null]), 'Um dia com registros: segunda-feira, 2 de novembro, Bem (3,4).'],
    [series('day', [2, 2, null]), 'Há registros em 2 de 3 dias, todos com a mesma média: Neutro (2,0).'],
    [
      series('week', [1, null, 5]),
      'Há registros em 2 de 3 semanas. A mais leve foi a semana de 3 de novembro, Excelente (5,0); a mais difícil, a semana de 1 de novembro, Mal (1,0).',
    ],
    [series('month', [4, 2]), 'Há registros em todos os 2 meses. O mais leve foi janeiro de 2026, Muito bem (4,0).'],
    [
      series('day', [4, 1, 4, 0.96, 3]),
      'Há registros em todos os 5 dias. Os mais leves foram 2 dias, Muito bem (4,0); os mais difíceis, 2 dias, Mal (1,0).',
    ],
    [series('week', [4, 3, 4]), 'Há registros em todas as 3 semanas. As mais leves foram 2 semanas, Muito bem (4,0).'],
  ])('describe a time series in a sentence (case %#)', (data, sentence) => expect(seriesSentence(data)).toBe(sentence));

  it('call nothing hard that is Neutro or better, and name no point that ties', () => {
    const average = fc.option(fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10));
    fc.assert(
      fc.property(fc.constantFrom('day', 'week', 'month'), fc.array(average, { maxLength: 9 }), (unit, averages) => {
        const sentence = seriesSentence(series(unit, averages));
        const known = averages.filter((one) => one !== null);
        if (/difíce?i[ls]/.test(sentence)) expect(Math.min(...known)).toBeLessThan(1.5);
        const alone = (extreme: number) => known.filter((one) => one === extreme).length === 1;
        if (/mais leve foi/.test(sentence)) expect(alone(Math.max(...known))).toBe(true);
        if (/mais difícil,/.test(sentence)) expect(alone(Math.min(...known))).toBe(true);
      }),
    );
  });
});

const distribution = (...counts: number[]) => counts.map((entries, score) => ({ score, entries }));

describe('the texts of the distribution', () => {
  it.each([
    [distribution(0, 0, 0, 0, 0, 0), 'Nenhum registro neste período.'],
    [distribution(0, 0, 0, 1), 'Um só registro até aqui: Bem.'],
    [distribution(0, 0, 7), 'Todos os 7 registros foram Neutro.'],
    [distribution(0, 0, 10, 30), 'Bem foi o humor que mais apareceu: 30 de 40 registros (75%).'],
    [distribution(1, 0, 2, 2), 'Bem e Neutro foram os que mais apareceram, 2 vezes cada, em 5 registros.'],
    [distribution(1, 1), 'Mal e Muito mal foram os que mais apareceram, 1 vez cada, em 2 registros.'],
  ])('describe a distribution in a sentence (case %#)', (data, sentence) =>
    expect(distributionSentence(data)).toBe(sentence),
  );
});

describe('columnsSentence of weekdays and parts of the day', () => {
  it('names the highest and lowest averages, and the columns with too few entries', () => {
    expect(columnsSentence(weekdayColumns(detail.weekdays))).toBe(
      'A média mais alta aparece no sábado (4,2) e a mais baixa, na segunda-feira (2,4). Ainda não há registros suficientes na sexta-feira. Cada média precisa de pelo menos 3 registros.',
    );
    expect(columnsSentence(partColumns(detail.timesOfDay))).toContain('aparece à noite (3,6) e a mais baixa, de manhã');
  });

  it('names no averages if every column has too few entries', () => {
    const none = detail.weekdays.map((day) => ({ ...day, average: null }));
    expect(columnsSentence(weekdayColumns(none))).toBe(
      'Ainda não há registros suficientes. Cada média precisa de pelo menos 3 registros.',
    );
    const one = none.map((day) => (day.weekday === 0 ? { ...day, average: 3 } : day));
    expect(columnsSentence(weekdayColumns(one))).toContain('Por enquanto só há média no domingo: Bem (3,0).');
    const same = detail.weekdays.map((day) => ({ ...day, average: 3 }));
    expect(columnsSentence(weekdayColumns(same))).toBe('A média é a mesma em todos: Bem (3,0).');
  });
});

describe('the comparison with the previous period', () => {
  const before = analytics.previous;
  it.each([
    [analytics, 'Um pouco acima do período anterior: de 2,9 para 3,2 (84 registros agora, 71 antes).'],
    [
      { ...analytics, change: -0.9 },
      'Bastante abaixo do período anterior: de 2,9 para 3,2 (84 registros agora, 71 antes).',
    ],
    [
      { ...analytics, change: -0.05 },
      'Praticamente igual ao período anterior, de média 2,9 (84 registros agora, 71 antes).',
    ],
    [
      { ...analytics, change: null, previous: before && { ...before, days: 0, entries: 0, average: null } },
      'Ainda não há registros suficientes para comparar: são precisos 3 dias com registro em cada período, e o anterior não tem nenhum.',
    ],
    [
      { ...analytics, change: null, current: { average: 3, entries: 1, days: 1 } },
      'Ainda não há registros suficientes para comparar com o período anterior: este tem 1 dia com registro, e são precisos 3.',
    ],
  ])('states the difference of the averages (case %#)', (data, sentence) =>
    expect(changeSentence(data)).toBe(sentence),
  );

  it('states that there is no previous period before the first entry', () => {
    expect(changeSentence({ ...analytics, previous: null, change: null })).toContain('não há um anterior');
  });
});

describe('the texts of the year', () => {
  it('name the most common mood of the year', () => {
    expect(yearSentence(analytics.year)).toBe(
      '73 dos últimos 365 dias têm registro. O humor mais comum deles foi Bem, em 73 dias.',
    );
    expect(yearSentence([])).toContain('Nenhum registro');
    expect(yearSentence(analytics.year.slice(0, 3))).toBe(
      'Um dia com registro nos últimos 365: sábado, 22 de novembro de 2025 (Bem).',
    );
  });

  it('list only days with entries, newest first', () => {
    const rows = yearRows(analytics.year);
    expect(rows).toHaveLength(73);
    expect(rows[0]).toEqual(['terça-feira, 17 de novembro de 2026', 'Bem (3,0)', '2']);
  });
});

describe('influencesOf', () => {
  const { compared, waiting } = influencesOf(detail.influences, tags);

  it('lists tags with too few days apart from the compared tags', () => {
    expect(compared.map(({ tag }) => tag.name)).toEqual(['Amigos', 'Dormi bem']);
    expect(waiting.map(({ tag }) => tag.name)).toEqual(['Terapia']);
  });

  it('counts words for feelings, the most frequent first, and compares none', () => {
    const named = tags.map((tag, index) => ({ ...tag, name: ['Calma', 'Medo', 'Alegria'][index] ?? tag.name }));
    const { words, ...others } = influencesOf(detail.influences, named);
    expect(others.compared.length + others.waiting.length).toBe(compared.length + waiting.length - words.length);
    expect(words.map(({ days }) => days)).toEqual(words.map(({ days }) => days).toSorted((a, b) => b - a));
    expect(words.map(({ name }) => name)).toEqual(expect.arrayContaining(['Calma', 'Medo', 'Alegria']));
  });

  it('returns differences whose texts state when they may be chance', () => {
    expect(compared.map(({ sameDay }) => differenceText(sameDay))).toEqual([
      '0,8 abaixo dos dias sem',
      '0,1 acima dos dias sem: diferença pequena, pode ser acaso',
    ]);
    expect(compared.map(({ nextDay }) => differenceText(nextDay))).toEqual(['Igual aos dias sem', null]);
  });

  it('has texts that never call a tag a cause', () => {
    const words = JSON.stringify(
      Object.values(influenceCopy).map((text) => (typeof text === 'string' ? text : text.toString())),
    );
    expect(words).not.toMatch(/causa|efeito|por isso|provoca/i);
  });
});
