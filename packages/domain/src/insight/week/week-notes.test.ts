import { describe, expect, it } from 'vitest';
import { dayAverages } from '../../mood-entry/day-averages.ts';
import { addDays } from '../../time/local-date.ts';
import type { LevelOf } from './material.ts';
import { mentionsOf } from './people.ts';
import { quoteOf } from './quote.ts';

const TODAY = '2026-11-21';
/** Stands for the crisis check: the words mark a text. */
const levelOf: LevelOf = (text) => (/SOCORRO/.test(text) ? 'crisis' : /PREOCUPA/.test(text) ? 'concern' : 'none');
const note = (ago: number, text: string) => ({ date: addDays(TODAY, -ago), text });
const namesIn = (...texts: string[]) =>
  mentionsOf(
    texts.map((text, ago) => note(ago, text)),
    levelOf,
  ).map(({ name, dates }) => `${name} ${dates.length}`);

describe('people and places in the notes', () => {
  it.each<[what: string, notes: string[], names: string[]]>([
    ['a name inside of sentences', ['Vi a Ana hoje.', 'Falei com Ana.'], ['Ana 2']],
    ['a name that begins a sentence elsewhere', ['Vi a Ana hoje.', 'Ana ligou.'], ['Ana 2']],
    ['names of several words', ['Fui ao Rio de Janeiro.', 'Voltei do Rio de Janeiro'], ['Rio de Janeiro 2']],
    ['a relation', ['almocei com minha mãe', 'liguei pra minha mae'], ['sua mãe 2']],
    ['the gender of a word for both', ['reunião com a chefe', 'minha chefe elogiou'], ['sua chefe 2']],
    ['a place', ['fui na academia', 'voltei da academia'], ['a academia 2']],
    ['more days first', ['a Ana e meu pai', 'com a Ana e meu pai', 'vi meu pai'], ['seu pai 3', 'Ana 2']],
    ['not the same day twice', ['vi a Ana'], []],
    ['not a word that begins sentences', ['Hoje choveu.', 'Hoje fez sol.'], []],
    ['not days, months and services', ['Na Segunda vi Netflix', 'na Segunda vi Netflix'], []],
    ['not somebody else’s relation', ['a mãe dela veio', 'a mãe da Bia veio'], []],
    ['not a verb', ['eu trabalho muito', 'eu trabalho muito'], []],
    ['not a country for parents', ['este país cansa', 'que país'], []],
    ['not notes written in capitals', ['Hoje Eu Vi O Mar', 'Ontem Eu Vi O Mar'], []],
    ['not notes in a context of harm', ['o Bruno me xingou', 'o Bruno gritou comigo'], []],
    ['not a note with a concern', ['vi a Ana', 'vi a Ana PREOCUPA'], []],
    ['no word of a crisis note at all', ['vi a Ana', 'falei com a Ana', 'a Ana foi embora SOCORRO'], []],
    ['no relation of a crisis note', ['vi minha mãe', 'minha mãe ligou', 'nem minha mãe SOCORRO'], []],
  ])('are told: %s', (_what, notes, names) => expect(namesIn(...notes)).toEqual(names));

  it('are at most three', () => {
    const text = 'Vi a Ana, o Beto, a Carla e o Davi';
    expect(namesIn(text, text)).toHaveLength(3);
  });
});

describe('the quote of a hard week', () => {
  const quoted = (...texts: string[]) => {
    const notes = texts.map((text, ago) => note(ago, text));
    const days = dayAverages(notes.map(({ date }, ago) => ({ localDate: date, score: ago === 0 ? 0 : 1 })));
    return quoteOf(notes, days, levelOf)?.words ?? null;
  };

  it('is a sentence of the lowest day that tells most, at most twelve words long', () => {
    expect(quoted('Tomei café cedo. Chorei no ônibus voltando.', 'Dia pesado de novo.')).toBe(
      'Chorei no ônibus voltando',
    );
    expect(quoted(`Chorei ${'muito '.repeat(20)}hoje`)?.split(' ')).toHaveLength(12);
  });

  it('is not of a note with a sign of crisis or of concern, and not one that is a sign when it stands alone', () => {
    expect(quoted('Dia pesado hoje SOCORRO', 'Dia pesado hoje PREOCUPA', 'Dia pesado de sempre')).toBe(
      'Dia pesado de sempre',
    );
    const dire: LevelOf = (text) => (text === 'Foi muito triste' ? 'crisis' : 'none');
    const days = [{ date: TODAY, average: 0, count: 1 }];
    expect(quoteOf([note(0, 'Foi muito triste. Um dia pesado.')], days, dire)?.words).toBe('Um dia pesado');
  });

  it.each([
    'O Bruno gritou comigo no trabalho.',
    'Briguei com minha mãe de novo.',
    'Bruno me humilhou na frente de todos.',
    'Meu pai está no hospital.',
    'Ele me traiu com ela.',
  ])('names nobody in a context of harm: %s', (text) => expect(quoted(text)).toBeNull());

  it('may be of such a note without anybody', () => {
    expect(quoted('O Bruno gritou comigo. Chorei no banheiro depois disso.')).toBe('Chorei no banheiro depois disso');
  });

  it('contains no Markdown, link, address or long number', () => {
    expect(quoted('Foi **muito** [pesado](https://x.y) hoje')).toBe('Foi muito pesado hoje');
    expect(quoted('liguei mal pra 11987654321 e nada')).toBeNull();
    expect(quoted('escrevi mal para a@b.com hoje')).toBe('escrevi mal para hoje');
  });

  it('is not of a day that wasn’t low, and not shorter than three words', () => {
    expect(quoteOf([note(0, 'Chorei muito hoje')], [{ date: TODAY, average: 3, count: 1 }], levelOf)).toBeNull();
    expect(quoted('Chorei muito.')).toBeNull();
  });
});
