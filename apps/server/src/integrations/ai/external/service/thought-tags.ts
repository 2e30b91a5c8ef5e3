import { ServiceFailure } from './service-failure.ts';

/** What names of tags contain between which models think aloud, in English or in the person's language. */
const NAMES = [
  ...['th(?:ink|ought)', 'reason', 'rational', 'reflec', 'reflex', 'anal[iy]s', 'scratch', 'monolog', 'deliber'],
  ...['(?<![a-z0-9])ponder', '(?<![a-z0-9])pensa', 'racioc', 'rascunho', '(?<![a-z0-9])cot(?![a-z0-9])'],
];
/** What begins a thought, and what ends it, without accents. */
const THOUGHTS: readonly (readonly [begin: string, end: string])[] = [
  ...NAMES.map((name): [string, string] => {
    const named = String.raw`[\w:]{0,20}?${name}\w{0,20}\|?>`;
    return [String.raw`<\|?(?!end_)${named}`, String.raw`<\|?(?:\/|end_)${named}`];
  }),
  [String.raw`\[think\]`, String.raw`\[\/think\]`],
  ['◁think▷', '◁\\/think▷'],
  ['<unused94>', '<unused95>'],
  ['here is my thought process:', 'here is my response:'],
  [String.raw`<\|channel>`, String.raw`<channel\|>`],
  // Of the channels only the one called “final” is for the person.
  [String.raw`(?:<\|start\|>assistant)?<\|channel\|>`, String.raw`final ?(?:<\|constrain\|> ?\w{0,20})?<\|message\|>`],
  // The end of a thought in a channel, if the service leaves the tokens out.
  ['(?!)', 'assistantfinal'],
];
/** The groups are those of `THOUGHTS`, in their order. */
const EDGE = new RegExp(THOUGHTS.map(([begin, end]) => `(${begin})|(${end})`).join('|'), 'i');
/** Longest end of a thought, in characters. */
const END_MAX = 64;

/** What may be the beginning of an edge, at the end of a text: of a tag, or of one of these. */
const BEGUN_TAG = /<\|?\/?[\w:]{0,42}\|?$/;
const LITERALS = [
  ...['[think]', '[/think]', '◁think▷', '◁/think▷', 'here is my thought process:', 'here is my response:'],
  ...['<|start|>assistant<|channel|>', 'final<|message|>', 'assistantfinal'],
];
const LONGEST = Math.max(...LITERALS.map(({ length }) => length));

/** Removes accents and keeps the length, so that places stay the same. */
const withoutAccents = (text: string): string => text.replace(/[À-ÿ]/g, (letter) => letter.normalize('NFD').charAt(0));

/** The length of the longest end of a text with which an edge may begin. */
function begunLength(text: string): number {
  const last = text.slice(-LONGEST).toLowerCase();
  const from = Array.from(last, (_, place) => place).find((place) =>
    LITERALS.some((literal) => literal.startsWith(last.slice(place))),
  );
  return Math.max(from === undefined ? 0 : last.length - from, BEGUN_TAG.exec(text)?.[0].length ?? 0);
}

/** The next edge in a text: any, or the end of the thought in which it begins. */
function edgeIn(text: string, end?: RegExp) {
  const match = (end ?? EDGE).exec(text);
  if (!match) return null;
  const [tag, ...groups] = match;
  const group = groups.findIndex((found) => found !== undefined);
  const isBegin = end === undefined && group % 2 === 0;
  return { from: match.index, tag, isBegin, end: end ?? new RegExp(THOUGHTS[Math.floor(group / 2)]?.[1] ?? '', 'i') };
}

/**
 * Separates the thoughts in the pieces of a text. Tags are compared without accents and case, and end a thought if they
 * belong to the same kind of name, as `</thinking>` does to `<think>`.
 *
 * @param startsIn the end of the thought with which the text begins: the template of some models begins it, so that only
 *   its end is sent. An end that nothing begins is thrown as a ServiceFailure, because the text before it was a thought.
 */
export function withoutThoughts(startsIn?: string) {
  let pending = '';
  let hasText = false;
  let end = startsIn === undefined ? undefined : edgeIn(startsIn)?.end;
  return {
    /** Returns what can be passed on of a piece and of what was held back before. */
    add(piece: string): { text: string; thought: string } {
      const read = { text: '', thought: '' };
      let rest = pending + piece;
      // Once for all edges: a hostile reply may have a hundred thousand.
      let plain = withoutAccents(rest);
      const skip = (length: number): void => {
        rest = rest.slice(length);
        plain = plain.slice(length);
      };
      const take = (length: number): void => {
        const taken = rest.slice(0, length);
        read[end === undefined ? 'text' : 'thought'] += taken;
        hasText ||= end === undefined && taken.trim() !== '';
        skip(length);
      };
      for (;;) {
        const edge = edgeIn(plain, end);
        if (!edge) break;
        if (end === undefined && !edge.isBegin)
          throw new ServiceFailure('bad-answer', 'thoughts', { thoughtTag: edge.tag.toLowerCase() });
        take(edge.from);
        if (edge.isBegin && hasText) read.text += '\n';
        skip(edge.tag.length);
        end = edge.isBegin ? edge.end : undefined;
      }
      const held = end === undefined ? begunLength(plain) : END_MAX;
      take(Math.max(0, rest.length - held));
      pending = rest;
      return read;
    },
    /** Returns what was held back, at the end of the text. */
    end(): string {
      const rest = end === undefined ? pending : '';
      pending = '';
      return rest;
    },
  };
}
