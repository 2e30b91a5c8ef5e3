import { ServiceFailure } from './service-failure.ts';

/** Names of tags between which models think aloud, in English or in the person's language. */
const NAMES = [
  ...['think', 'thinking', 'thought', 'thoughts', 'reason', 'reasoning', 'analysis', 'reflection', 'scratchpad'],
  ...['thought_process', 'chain_of_thought', 'inner_monologue', 'cot'],
  ...['seed:think', 'pensamento', 'pensamentos', 'raciocínio', 'raciocinio', 'análise', 'reflexão'],
];
/** What begins a thought, and what ends it, in lower case. */
const THOUGHTS: ReadonlyMap<string, string> = new Map([
  ...NAMES.map((name): [string, string] => [`<${name}>`, `</${name}>`]),
  ['[think]', '[/think]'],
  ['◁think▷', '◁/think▷'],
  ['<|start_thinking|>', '<|end_thinking|>'],
  ['<|begin_of_thought|>', '<|end_of_thought|>'],
  ['<unused94>', '<unused95>'],
  ['here is my thought process:', 'here is my response:'],
  ['<|channel>', '<channel|>'],
  // Of the channels only the one called “final” is for the person.
  ['<|channel|>', 'final<|message|>'],
  ['<|start|>assistant<|channel|>', 'final<|message|>'],
]);
/** The end of a thought in a channel, if the service leaves the tokens out. */
const BARE_END = 'assistantfinal';
const EDGES = [...THOUGHTS.keys(), ...THOUGHTS.values(), BARE_END];
const LONGEST = Math.max(...EDGES.map(({ length }) => length));

const patternOf = (tags: readonly string[]): RegExp =>
  new RegExp(tags.map((tag) => tag.replace(/[|[\]]/g, String.raw`\$&`)).join('|'), 'i');
const EDGE = patternOf(EDGES);

/** The longest end of a text with which one of the tags may begin. */
function begunTag(text: string, tags: readonly string[]): string {
  const last = text.slice(-LONGEST);
  for (let from = 0; from < last.length; from += 1) {
    const rest = last.slice(from);
    if (tags.some((tag) => tag.startsWith(rest.toLowerCase()))) return rest;
  }
  return '';
}

/**
 * Separates the thoughts in the pieces of a text.
 *
 * @param startsIn the end of the thought with which the text begins: the template of some models begins it, so that only
 *   its end is sent. An end that nothing begins is thrown as a ServiceFailure, because the text before it was a thought.
 */
export function withoutThoughts(startsIn?: string) {
  let pending = '';
  let hasText = false;
  let end = startsIn;
  return {
    /** Returns what can be passed on of a piece and of what was held back before. */
    add(piece: string): { text: string; thought: string } {
      const read = { text: '', thought: '' };
      let rest = pending + piece;
      const take = (length: number): void => {
        read[end === undefined ? 'text' : 'thought'] += rest.slice(0, length);
        hasText ||= read.text.trim() !== '';
      };
      for (;;) {
        const found = (end === undefined ? EDGE : patternOf([end])).exec(rest);
        if (!found) break;
        take(found.index);
        rest = rest.slice(found.index + found[0].length);
        const tag = found[0].toLowerCase();
        const isBegin = end === undefined;
        if (isBegin && !THOUGHTS.has(tag)) throw new ServiceFailure('bad-answer', 'thoughts', { thoughtTag: tag });
        if (isBegin && hasText) read.text += '\n';
        end = isBegin ? THOUGHTS.get(tag) : undefined;
      }
      pending = begunTag(rest, end === undefined ? EDGES : [end]);
      take(rest.length - pending.length);
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
