import { expect, it } from 'vitest';
import { figures } from '../external.harness.ts';
import { figuresData } from '../prompt/prompt-data.ts';
import { ACCEPTED_REPLIES } from './accepted-replies.cases.ts';
import { inputNumbers } from './numbers.ts';

/** Numbers of a diary and of other texts, as a prompt and tools give them. */
function sampleNumbers() {
  const numbers = inputNumbers();
  numbers.figures('{"media":"3,4","diasComRegistro":17,"n":42}');
  numbers.figures('Em março de 2026, sua média foi **2,5 de 5** (12 registros em 9 dias). O dia mais leve foi 21/03.');
  numbers.texts('{"texto":"tenho 38 anos e dormi 6 horas","titulo":"7 sinais de cansaço"}');
  return numbers;
}

it.each([
  'Sua média em março de 2026 foi **2,5**, de 12 registros em 9 dias.',
  'Sua média foi 2.5 de 5.',
  'Em 21/03 seu humor foi o mais leve.',
  'Foram doze registros em nove dias.',
  'Você disse que tem 38 anos e dorme 6 horas.',
  'Que tal caminhar 10 minutos hoje?',
  'Inspire por 4 segundos, segure 2 segundos, solte por 6 segundos.',
  'Conte até 10, bem devagar.',
  'Procure 5 coisas que vê e 4 sons.',
  'Repita 3 vezes.',
  'Se durar mais de duas semanas, vale conversar com alguém.',
  'Duas ou três pessoas de confiança já ajudam.',
  '1. Beba água.',
  '\n2. Deite.',
  'O CVV atende no [188](tel:188), 24 horas por dia; em perigo, [192](tel:192).',
  'Ligue 190 se alguém estiver em perigo.',
  'Leia [7 sinais de cansaço](/conteudos/x), sobre o que você registrou.',
  'Nos últimos 7 dias você registrou 9 vezes.',
  'Nas últimas quatro semanas sua média foi 3,4.',
  'Uma coisa de cada vez, um dia de cada vez.',
])('the check of numbers accepts: %s', (sentence) => {
  expect(sampleNumbers().covers(sentence)).toBe(true);
});

it.each([
  'Sua média em março foi 2,6.',
  'Foram treze registros.',
  'Você registrou em 11 dias.',
  'Em 22/03 seu humor foi o mais leve.',
  'Você dormiu 6 horas por noite, como seus registros mostram.',
  'Seus registros mostram 38 dias.',
  'Você caminhou por 10 minutos.',
  'Sua nota subiu 20%.',
  'O seu pior dia teve 1,2.',
  'Pesquisas mostram que 80 pessoas melhoram.',
  'Faz 14 noites.',
  'Você registrou em 7 dias.',
])('the check of numbers refuses: %s', (sentence) => {
  expect(sampleNumbers().covers(sentence)).toBe(false);
});

it('without input the check accepts only sentences without figures', () => {
  const numbers = inputNumbers();
  expect(numbers.covers('Como foi o seu dia?')).toBe(true);
  expect(numbers.covers('Seus registros têm média 3,4.')).toBe(false);
});

it('the check of numbers accepts the sentences of ordinary replies, whose figures are in the input', () => {
  const numbers = inputNumbers();
  numbers.figures(JSON.stringify(figuresData(figures)));
  expect(ACCEPTED_REPLIES.filter((sentence) => !numbers.covers(sentence))).toEqual([]);
});
