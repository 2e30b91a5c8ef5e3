// @vitest-environment jsdom
import { INSTRUMENTS, type Instrument, type Severity } from '@alento/domain/screening/instruments';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draw } from '../../../testing/draw.tsx';
import { difficultyCopy, questionnaires, quietHelpCopy } from '../../../ui/screening/questionnaires.copy.ts';
import { creditCopy } from '../screening.copy.ts';
import { answered } from '../screening.fixture.ts';
import { historyCopy, overviewCopy, resultPageCopy, takingCopy } from '../screening-page.copy.ts';
import { bandTexts, changeCopy, resultCopy } from './result.copy.ts';
import { changeSentences } from './result-text.ts';
import { ScreeningResult } from './screening-result.tsx';

const TODAY = '2026-11-21';

function resultText(instrument: Instrument, score: number, more: Parameters<typeof answered>[3] = {}) {
  const result = answered(instrument, TODAY, score, more);
  draw(<ScreeningResult result={result} before={null} today={TODAY} />);
  return document.body.textContent ?? '';
}

/** Every band of both questionnaires, with a pattern of its text. */
const BANDS: readonly [Instrument, number, string, RegExp][] = [
  ['PHQ-9', 0, 'Sintomas depressivos mínimos', /pouco ou quase nada/],
  ['PHQ-9', 9, 'Sintomas depressivos leves', /UBS/],
  ['PHQ-9', 10, 'Sintomas depressivos moderados', /conversa com um profissional/],
  ['PHQ-9', 19, 'Sintomas depressivos moderadamente graves', /CAPS/],
  ['PHQ-9', 27, 'Sintomas depressivos graves', /CAPS/],
  ['GAD-7', 0, 'Sintomas de ansiedade mínimos', /pouco ou quase nada/],
  ['GAD-7', 5, 'Sintomas de ansiedade leves', /Alguns sinais/],
  ['GAD-7', 10, 'Sintomas de ansiedade moderados', /conversa com um profissional/],
  ['GAD-7', 21, 'Sintomas de ansiedade graves', /CAPS/],
];

describe('the text of a questionnaire’s result', () => {
  it.each(BANDS)('names for the %s and the score %i the band "%s"', (instrument, score, title, says) => {
    const text = resultText(instrument, score);
    screen.getByRole('heading', { name: title });
    expect(text).toContain(`${score} de ${instrument === 'PHQ-9' ? 27 : 21}`);
    expect(text).toMatch(says);
    screen.getByText('Rastreio, não diagnóstico');
    screen.getByRole('heading', { name: 'O que este resultado não diz' });
    const steps = within(screen.getByRole('region', { name: 'O que pode ajudar agora' })).getAllByRole('listitem');
    expect(steps.length).toBeGreaterThanOrEqual(3);
    expect(screen.getByRole('link', { name: /CVV 188/ }).getAttribute('href')).toBe('tel:188');
  });

  it('names public services from the middle bands on', () => {
    for (const instrument of INSTRUMENTS) {
      for (const severity of ['moderate', 'severe'] satisfies Severity[]) {
        expect(JSON.stringify(bandTexts[instrument][severity]?.steps)).toMatch(/UBS/);
      }
    }
    resultText('PHQ-9', 12);
    expect(screen.getByRole('link', { name: /psicólogos/ }).getAttribute('href')).toBe('/psicologos');
  });

  it('shows help first if the ninth item is above 0', () => {
    const text = resultText('PHQ-9', 1, { raisesCrisis: true });
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings[0]).toBe('Antes de tudo');
    expect(text.match(/CVV 188/g)).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Ver mais ajuda' }).getAttribute('href')).toBe('/ajuda');
    expect(screen.getByRole('link', { name: 'Abrir meu plano de segurança' }).getAttribute('href')).toBe(
      '/plano-de-seguranca',
    );
  });

  it.each([
    [null, false],
    [0, false],
    [1, false],
    [2, true],
    [3, true],
  ])('mentions the difficulty %s: %s', (difficulty, minded) => {
    expect(resultText('PHQ-9', 3, { difficulty }).includes('dificultou bastante')).toBe(minded);
  });
});

describe('the difference from the previous result', () => {
  const between = (instrument: Instrument, before: number, after: number) =>
    changeSentences(answered(instrument, TODAY, after), answered(instrument, '2026-11-07', before), TODAY).join(' ');

  it.each([
    ['PHQ-9', 10, 10, 'A soma é a mesma da vez anterior: 10, em 7 de novembro de 2026.'],
    ['PHQ-9', 10, 11, /^1 ponto acima da vez anterior, que foi 10, em 7 de novembro de 2026\. .*são pequenas/],
    ['PHQ-9', 10, 6, /^4 pontos abaixo .*menos de 5 pontos são pequenas/],
    ['PHQ-9', 10, 5, /^5 pontos abaixo .*sentidas no dia a dia\. O que esta quer dizer, quem sabe é você\.$/],
    ['PHQ-9', 10, 15, /^5 pontos acima .*contar a quem acompanha você/],
    ['GAD-7', 10, 13, /^3 pontos acima .*menos de 4 pontos são pequenas/],
    ['GAD-7', 10, 14, /^4 pontos acima .*diferenças de 4 pontos ou mais/],
  ])('is described for the %s and the scores %i and %i', (instrument, before, after, says) => {
    if (typeof says === 'string') expect(between(instrument as Instrument, before, after)).toBe(says);
    else expect(between(instrument as Instrument, before, after)).toMatch(says);
  });

  it('is described as missing for a first result', () => {
    expect(changeSentences(answered('GAD-7', TODAY, 3), null, TODAY)).toEqual([changeCopy.first]);
    draw(<ScreeningResult result={answered('GAD-7', TODAY, 3)} before={undefined} today={TODAY} />);
    expect(screen.queryByText('Desde a última vez')).toBeNull();
  });
});

/** Returns every text of the feature. Functions are called with sample arguments. */
function sentencesOf(copy: unknown): string[] {
  if (typeof copy === 'string') return [copy];
  if (typeof copy === 'function') return sentencesOf((copy as (...words: unknown[]) => unknown)(1, true, 2, 'x', 'x'));
  return typeof copy === 'object' && copy !== null ? Object.values(copy).flatMap(sentencesOf) : [];
}

describe('the texts of the questionnaires', () => {
  const all = [
    bandTexts,
    changeCopy,
    resultCopy,
    difficultyCopy,
    quietHelpCopy,
    creditCopy,
    historyCopy,
    overviewCopy,
    resultPageCopy,
    takingCopy,
  ]
    .flatMap(sentencesOf)
    .concat(Object.values(questionnaires).flatMap(({ about }) => about));

  it('are all collected by this test', () => expect(all.length).toBeGreaterThan(100));

  it.each([
    [
      'claim a condition',
      /você (tem|está com|sofre de|apresenta) [^.]*(depress|ansie|transtorno)|diagnóstico de|é depress|é ansios/i,
    ],
    ['judge a change', /melhor(ou|a|ando)\b|pior(ou|a|ando)?\b/i],
    ['command or blame', /você (precisa|deve|tem que|deveria)|culpa|fracass/i],
    ['use exclamation marks', /!/],
    ['make promises', /vai passar|tudo vai ficar bem|garant|segredo/i],
  ])('never %s', (_, banned) => {
    expect(all.filter((sentence) => banned.test(sentence))).toEqual([]);
  });
});
