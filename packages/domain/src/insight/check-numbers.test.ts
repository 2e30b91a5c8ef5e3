import { describe, expect, it } from 'vitest';
import { checkInsightNumbers } from './check-numbers.ts';
import { ALONE, FIGURES } from './figures.harness.ts';
import type { InsightFigures } from './figures.ts';

const wrongIn = (text: string, figures: InsightFigures = FIGURES): string[] => {
  const checked = checkInsightNumbers(text, figures);
  return checked.ok ? [] : checked.wrong;
};

describe('checkInsightNumbers() accepts a statement that matches the figures', () => {
  it.each([
    ...['Sua média foi 2,6.', 'Sua média foi 2.6, numa escala de 0 a 5.', 'Média de 2,6 de 5, perto de 3.'],
    ...['Média de **2,6/5** na semana de 15 a 21 de novembro.', 'Você registrou em 6 de 7 dias.'],
    ...['Você registrou em seis dos últimos sete dias, nove registros ao todo.', 'Foram 9 registros em 6 dias.'],
    ...['Houve registros em 6/7 dias.', 'O melhor dia foi quarta-feira, 18 de novembro (4,5).'],
    ...['O melhor dia foi 18/11 (quarta), com 4,5; o pior foi segunda, 16/11, com 1,3.'],
    ...['O dia mais difícil foi segunda-feira, dia 16, com 1,2.'],
    ...['Nos dias 16 e 18 houve mais contraste, uma diferença de 3,3 pontos.'],
    ...['A semana começou no domingo, 15/11, e terminou no sábado, 21/11/2026.'],
    ...['A semana foi de domingo (15) a sábado (21).'],
    ...['Nos 28 dias anteriores, com registros em 22 dias, a média foi 3,4.'],
    ...['Em 22 de 28 dias antes desta semana, a média foi 3,4.'],
    ...['São 0,8 ponto a menos que nas quatro semanas anteriores.', 'A mudança foi de -0,8 (−0,8).'],
    ...['A média caiu zero vírgula oito.', 'A média caiu 0,8 ponto.'],
    ...['Às segundas-feiras você fica em 1,9, abaixo dos 3,6 dos outros dias.'],
    ...['Suas segundas são mais pesadas: 8 dias, 1,7 ponto a menos que em 41 dias.'],
    ...['À noite os 31 registros têm média 2,2; nos outros 38 registros, 3,7.'],
    ...['Com “Exercício” (14 dias) a média é 3,8; nos 37 dias sem essa marca, 2,6.'],
    ...['Em dias com "exercício" a média é mais alta que nos outros.'],
    ...['Nos 11 dias de «Corrida 5 km», 4,1. Com **Corrida 5 km**, uma boa diferença de 1,2.'],
    ...['Nos últimos 56 dias, oito semanas, isso se repete.'],
    ...['Um dia de cada vez: uma caminhada, um banho, uma conversa.', '1. Respire.\n2. Beba água.\n3. Descanse.'],
    ...['Se quiser conversar, o CVV atende pelo 188, 24 horas por dia. Em emergência, SAMU 192.'],
    ...['Sua tendência está estável.', 'A semana ficou "Estável".'],
    ...['A segunda parte da semana pede calma, e na segunda vez fica mais fácil.'],
    ...['A média fica em dois vírgula seis, quase três.', 'O humor não melhorou que se note.'],
    ...['Se a semana melhorou para quem está perto, conte.', 'Na quarta o humor subiu para 4,5.'],
  ])('%s', (text) => {
    expect(wrongIn(text)).toEqual([]);
  });
});

describe('checkInsightNumbers() refuses a statement that doesn’t match the figures', () => {
  it.each<[text: string, wrong: string[]]>([
    ['Sua média foi 3,1.', ['3,1']],
    ['Sua média foi 3.1.', ['3.1']],
    ['Sua média foi 2,64.', ['2,64']],
    ['Sua média foi 2,60.', ['2,60']],
    ['Você registrou em 5 de 7 dias.', ['5 de 7 dias']],
    ['Você registrou em 5/7 dias.', ['5/7 dias']],
    ['Você registrou em cinco dos sete dias.', ['cinco dos sete dias']],
    ['Foram cinco bons dias.', ['cinco']],
    ['Foram 6 registros.', ['6']],
    ['Foram vinte e um registros.', ['vinte e um']],
    ['Você registrou três vezes.', ['três']],
    ['Em doze de novembro foi bom.', ['doze de novembro']],
    ['Em 18 de outubro foi bom.', ['18 de outubro']],
    ['Em 18/11/2025 foi bom.', ['18/11/2025']],
    ['Em 2026-11-18 foi bom, em 2026-11-28 não.', ['2026-11-28']],
    ['Semana de 14 a 21 de novembro.', ['14 a 21 de novembro']],
    ['Nos dias 16 e 22 houve contraste.', ['dias 16 e 22']],
    ['Foi na quinta-feira.', ['quinta-feira']],
    ['Na terça, 18/11, foi bom.', ['terça, 18/11']],
    ['Em 18 de novembro, uma sexta, foi bom.', ['sexta']],
    ['Foram 70% dos dias.', ['70%']],
    ['Em 86 por cento dos dias.', ['86 por cento']],
    ['Metade da semana foi leve.', ['Metade']],
    ['O dobro da semana passada.', ['dobro']],
    ['Um terço dos dias foi leve.', ['Um terço']],
    ['Três em cada sete dias.', ['Três em cada sete']],
    ['Foi ½ ponto.', ['1⁄2']],
    ['Ficou 6 vezes melhor.', ['6 vezes melhor']],
    ['Durma 8 horas.', ['8']],
    ['Respire por 5 minutos às 22h30.', ['5', '22h30']],
    ['A média mudou +0,8.', ['+0,8']],
    ['A média caiu meio ponto.', ['meio']],
    ['A média caiu dois pontos e meio.', ['dois pontos e meio']],
    ['Com “Trabalho” a média é 3,8.', ['"Trabalho"']],
    ["Com 'Trabalho' a média é 3,8.", ["'Trabalho'"]],
    ['Corrida 5 km vezes 7.', ['5']],
    ['1. Respire.\n12. Beba.', ['12']],
    ['Ligue 188.', ['188']],
    ['٣ dias.', ['٣']],
    ['Sua tendência é positiva.', ['Sua tendência é positiva.']],
    ['A semana ficou "Positiva".', ['"Positiva"']],
    ['Foram 1.234 registros.', ['1.234']],
    ['De 0 a 10, foi 6.', ['10']],
  ])('%s', (text, wrong) => {
    expect(wrongIn(text)).toEqual(wrong);
  });

  it('if the text is longer than a summary may be', () => {
    expect(wrongIn('a '.repeat(2000))).toEqual([]);
    expect(wrongIn(`${'a '.repeat(2000)}a`)).toEqual(['a']);
  });

  it('about earlier weeks if the figures contain none', () => {
    expect(wrongIn('Nos 28 dias anteriores foram 3,4, em quatro semanas.', ALONE)).toEqual(['28', '3,4', 'quatro']);
    expect(wrongIn('Nos últimos 56 dias.', ALONE)).toEqual(['56']);
    expect(wrongIn('O melhor dia foi quarta.', ALONE)).toHaveLength(2);
  });
});

describe('checkInsightNumbers() on directions of change', () => {
  const RISEN: InsightFigures = { ...FIGURES, average: 4.16, change: 0.76, trend: 'Positiva' };
  it.each([
    ...['A média subiu 0,8 ponto.', 'Esta semana foi melhor que as anteriores.', 'Sua semana melhorou.'],
    ...['O humor aumentou 0,8.', 'Ficou 0,8 ponto acima das quatro semanas anteriores.'],
    ...['A média ficou mais alta do que antes.'],
  ])('accepts a claimed rise only after a rise: %s', (text) => {
    expect(wrongIn(text)).not.toEqual([]);
    expect(wrongIn(text, RISEN)).toEqual([]);
    expect(wrongIn(text, ALONE)).not.toEqual([]);
  });

  it.each([
    ...['A média caiu 0,8 ponto.', 'Esta semana foi pior que as anteriores.'],
    ...['Sua semana foi mais pesada que as outras.', 'Ficou 0,8 ponto abaixo das quatro semanas anteriores.'],
    ...['A média ficou mais baixa do que antes.', 'São 0,8 ponto a menos.'],
  ])('accepts a claimed fall only after a fall: %s', (text) => {
    expect(wrongIn(text)).toEqual([]);
    expect(wrongIn(text, RISEN)).not.toEqual([]);
  });

  it.each([
    ...['Suas segundas são mais leves.', 'Toda segunda a média sobe, melhor que nos outros dias.'],
    ...['À noite seus registros são mais altos que nos outros horários.', 'Com “Exercício” os dias foram piores.'],
    ...['Suas noites são mais leves.', 'O melhor dia foi segunda-feira.', 'O dia mais difícil foi na quarta.'],
  ])('refuses a wrong effect or a wrong best or hardest day: %s', (text) => {
    expect(wrongIn(text)).toHaveLength(1);
  });

  it.each([
    'Suas segundas são mais pesadas, mas com “Exercício” os dias são melhores.',
    'O melhor dia foi quarta-feira, e o pior dia foi segunda.',
    'O dia mais difícil costuma ser segunda.',
    'A média caiu; com “Corrida 5 km” os dias ficam mais leves.',
    'Sem “Exercício” os dias foram piores.',
  ])('accepts an effect or a best or hardest day from the figures: %s', (text) => {
    expect(wrongIn(text)).toEqual([]);
  });
});
