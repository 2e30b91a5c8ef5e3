import { describe, expect, it } from 'vitest';
import { ServiceFailure } from './service-failure.ts';
import { withoutThoughts } from './thought-tags.ts';

/** Passes pieces through the filter. */
function filtered(pieces: readonly string[], startsIn?: string) {
  const thoughts = withoutThoughts(startsIn);
  const read = pieces.map(thoughts.add);
  return {
    text: read.map(({ text }) => text).join('') + thoughts.end(),
    thought: read.map(({ thought }) => thought).join(''),
  };
}
const cuts = (text: string): string[][] => [
  [text],
  [...text],
  text.match(/.{1,3}/gsu) ?? [],
  text.match(/.{1,7}/gsu) ?? [],
];

const FORMS: readonly [open: string, close: string][] = [
  ...['think', 'Think', 'THINKING', 'thought', 'thoughts', 'reason', 'reasoning', 'analysis', 'reflection'].map(
    (name): [string, string] => [`<${name}>`, `</${name}>`],
  ),
  ['<seed:think>', '</seed:think>'],
  ['<chain_of_thought>', '</chain_of_thought>'],
  ['<unused94>thought\n', '<unused95>'],
  ['Here is my thought process:', 'Here is my response:'],
  ['<pensamento>', '</pensamento>'],
  ['<analise>', '</analise>'],
  ['<Reflexao>', '</reflexão>'],
  ['<inner_thoughts>', '</inner_thoughts>'],
  ['<rationale>', '</rationale>'],
  ['<|think|>', '<|/think|>'],
  ['<meu_pensamento>', '</meu_pensamento>'],
  ['<|pensamento|>', '<|end_pensamento|>'],
  ['<final_cot>', '</final_cot>'],
  ['<think>', '</thinking>'],
  ['<thoughts>', '</thinking>'],
  ['<analysis>', '</análise>'],
  ['<Análise>', '</Análise>'],
  ['[THINK]', '[/THINK]'],
  ['◁think▷', '◁/think▷'],
  ['<|START_THINKING|>', '<|END_THINKING|>'],
  ['<|begin_of_thought|>', '<|end_of_thought|>'],
  ['<|channel>thought\n', '<channel|>'],
  ['<|channel|>analysis<|message|>', '<|end|><|start|>assistant<|channel|>final<|message|>'],
  ['<|channel|>analysis<|message|>', '<|end|><|start|>assistant<|channel|>final<|constrain|>final<|message|>'],
  ['<|channel|>analysis<|message|>', '<|end|><|channel|>final <|constrain|>json<|message|>'],
  ['<|start|>assistant<|channel|>analysis<|message|>', '<|end|><|start|>assistant<|channel|>final<|message|>'],
];

describe('withoutThoughts()', () => {
  it.each(FORMS)('leaves out what is between %s and %s, however it is cut', (open, close) => {
    for (const pieces of cuts(`${open}\nA pessoa está <b>triste</b>.\n${close}\n\nOi, Ana.`)) {
      const { text, thought } = filtered(pieces);
      expect(text.trim()).toBe('Oi, Ana.');
      expect(thought).toContain('triste');
    }
  });

  it.each(FORMS)('passes on no text of a thought that begins with %s and has no end', (open) => {
    for (const pieces of cuts(`${open}A pessoa está triste`)) expect(filtered(pieces).text).toBe('');
  });

  it('leaves out a thought within a thought, and takes no other tag for its end', () => {
    for (const pieces of cuts('<analysis>Triste. <think>x</think> </b> Sim.</analysis>Oi, Ana.'))
      expect(filtered(pieces).text).toBe('Oi, Ana.');
  });

  it('passes on the final message of a channel without thoughts', () => {
    for (const pieces of cuts('<|channel|>final<|message|>Oi, Ana.')) expect(filtered(pieces).text).toBe('Oi, Ana.');
  });

  it('takes no tag for a thought whose name only contains such a word', () => {
    const text = '<responder>sim</responder> e <recompensa>';
    expect(filtered([text]).text).toBe(text);
  });

  it('reads a megabyte of thoughts in linear time', () => {
    const before = process.threadCpuUsage();
    filtered([' <think></think>'.repeat(62_000)]);
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(2000);
  });

  it('separates texts before and after a thought', () => {
    for (const pieces of cuts('Oi.<think>x</think>Tudo bem?')) expect(filtered(pieces).text).toBe('Oi.\nTudo bem?');
  });

  it.each([
    '1 < 2 e <3',
    '[Análise](/analises), [pensamento]',
    '<i>raciocínio</i> <|',
    'Uma [nota](/x) e <b>força</b>',
    'No final',
    'a reflexão, a análise <',
    'Oi <thin',
    'Oi ◁',
  ])('changes no other text: %s', (text) => {
    for (const pieces of cuts(text)) expect(filtered(pieces).text).toBe(text);
  });

  it.each([
    '</think>',
    '</Reasoning>',
    '</analise>',
    '<|/think|>',
    '[/THINK]',
    '◁/think▷',
    '<|END_THINKING|>',
    'assistantfinal',
  ])('fails at the end %s of a thought whose beginning wasn’t marked, and begins with it if told so', (close) => {
    for (const pieces of cuts(`A pessoa está triste.${close}Oi, Ana.`)) {
      let failure: unknown;
      try {
        filtered(pieces);
      } catch (error) {
        failure = error;
      }
      expect(failure).toBeInstanceOf(ServiceFailure);
      const { reason, traits } = failure as ServiceFailure;
      expect(reason).toBe('thoughts');
      expect(filtered(pieces, traits.thoughtTag).text).toBe('Oi, Ana.');
    }
  });
});
