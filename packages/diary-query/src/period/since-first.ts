import { point } from './ranges.ts';
import type { Read, Words } from './reader.ts';
import { NOT_BEGUN } from './whole-diary.ts';

/** "desde que comecei a terapia": ends at the end of the clause. */
export function sinceFirst(words: Words, at: number): Read<string> | null {
  const start = words.afterAny(at, [
    'desde|depois que eu? comecei|voltei a|na|no|com|de? fazer?',
    'desde|depois que eu? comecei|voltei',
    'desde|depois que eu? faco|entrei|parei na|no|com|de?',
    'antes de comecar a|na|no|com?',
  ]);
  const begun = start < 0 ? words.afterAny(at, ['desde|do|de o? inicio|comeco da|do|das|dos']) : -1;
  if (
    begun >= 0 &&
    /^[a-z]{4,}$/.test(words.at(begun)) &&
    point(words, begun) === null &&
    !NOT_BEGUN.has(words.at(begun))
  )
    return {
      value: words.at(begun),
      next:
        words.afterAny(begun + 1, ['para ca', 'ate hoje|agora|aqui']) >= 0
          ? words.afterAny(begun + 1, ['para ca', 'ate hoje|agora|aqui'])
          : begun + 1,
    };
  if (start < 0 || words.is(at, 'antes')) return null;
  const what: string[] = [];
  let next = start;
  while (
    next < words.length &&
    what.filter((word) => word.length > 2).length < 3 &&
    !words.is(next, 'como', 'meu', 'minha', 'eu', 'qual', 'ta', 'esta', 'quanto', 'quantos', 'quantas', 'que')
  ) {
    what.push(words.at(next));
    next += 1;
  }
  const named = what.filter((word) => !['a', 'o', 'na', 'no', 'com', 'de', 'fazer'].includes(word));
  return named.length > 0 ? { value: named.join(' '), next } : null;
}
