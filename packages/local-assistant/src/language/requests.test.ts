import { expect, it } from 'vitest';
import { isRequest } from './requests.ts';
import { readWords } from './words.ts';

it.each([
  'me dá uma forma d começar',
  'tenta me acalmar',
  'manda algo pra apagar logo',
  'ah então me diz alguma coisa',
  'vc pode escrever um texto pra minha chefe',
  'podia me ajudar com isso',
  'queria q vc me dissesse uma coisa bonita',
  'quero uma dica pra hoje',
  'eu escrevo muito de madrugada ou é só sensação conta pra mim',
  'meu pai pediu p ver oq ele escreveu',
  'eu disse abril mas queria março',
  'mas isso aí é de sempre eu queria só desse mês',
  'as duas foi ruim ou só uma',
  'tem como mostrar só os dias bons',
])('isRequest() returns true for “%s”', (text) => expect(isRequest(readWords(text))).toBe(true));

it.each([
  'eu chorei no banheiro do serviço',
  'dá um aperto no peito quando ele sai',
  'faz três dias que eu não durmo',
  'volta e meia eu lembro dela',
  'minha mãe me manda mensagem todo dia',
  'ele disse que ia mudar',
  'não quero mais brigar com ninguém',
  'me sinto atrasada',
  'me deu vontade de sumir da festa',
  'passa um filme na minha cabeça',
])('isRequest() returns false for “%s”', (text) => expect(isRequest(readWords(text))).toBe(false));
