import { byForm } from '../language/by-form.ts';

/** Words and their numbers, which follow one another. */
const counted = (words: string, first: number): Readonly<Record<string, number>> =>
  Object.fromEntries(words.split(' ').map((word, index) => [word, first + index]));

/** Months by folded name, 1 to 12. */
export const MONTHS = counted(
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro',
  1,
);

/** Abbreviated months, which count only beside the number of a day or a year: "mar" and "set" are words too. */
export const SHORT_MONTHS = counted('jan fev mar abr mai jun jul ago set out nov dez', 1);

/** Weekdays by folded name, as `Date.getUTCDay` numbers them. */
export const WEEKDAYS = counted('domingo segunda terca quarta quinta sexta sabado', 0);

/** Words of numbers up to 31, and the tens that people count days in. */
export const NUMBERS: Readonly<Record<string, number>> = {
  ...{ um: 1, uma: 1, primeiro: 1, dois: 2, duas: 2, quatorze: 14 },
  ...counted('tres quatro cinco seis sete oito nove dez onze doze treze catorze quinze', 3),
  ...counted('dezesseis dezessete dezoito dezenove vinte', 16),
  ...{ trinta: 30, quarenta: 40, cinquenta: 50, sessenta: 60, noventa: 90, cem: 100 },
};

/** Spellings and abbreviations of single words; the value may have several words. */
export const SPELLINGS = byForm({
  hoje: 'hj oje hoj',
  ontem: 'onten otem',
  anteontem: 'antonti anteonte antionte antiontem antonte',
  trasanteontem: 'trasantontem trasantonte tresantontem tresanteontem',
  'fim de semana': 'fds findi finde',
  ultimo: 'ult ultmo utimo',
  ultima: 'utima',
  ultimos: 'utimos',
  ultimas: 'utimas',
  segunda: 'seg',
  quarta: 'qua',
  quinta: 'qui',
  sexta: 'sex',
  sabado: 'sab',
  domingo: 'dom',
  de: 'd',
  para: 'pra p',
  'para o': 'pro',
  'para as': 'pras',
  'para os': 'pros',
  que: 'q',
  depois: 'dps',
  mesmo: 'msm',
  semana: 'smn smna semna',
  mes: 'mess meis',
  antes: 'ante',
  atras: 'tras atraz traz',
});
