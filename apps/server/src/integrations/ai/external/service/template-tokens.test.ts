import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withoutTemplateTokens } from './template-tokens.ts';

/** Passes pieces through the filter. */
function filtered(pieces: readonly string[]): string {
  const tokens = withoutTemplateTokens();
  const passedOn = pieces.map(tokens.add);
  return passedOn.join('') + tokens.end();
}

it('withoutTemplateTokens() changes no text without such tokens, however it is cut', () => {
  const piece = fc.string({ unit: fc.constantFrom(...'ab<|>[]/｜ \n'), maxLength: 12 });
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      fc.pre(!/<[|｜]\w+[|｜]>|\[\|\w+\|\]/.test(pieces.join('')));
      expect(filtered(pieces)).toBe(pieces.join(''));
    }),
  );
});

it.each([
  [
    '<|START_OF_TURN_TOKEN|><|CHATBOT_TOKEN|><|START_RESPONSE|>Oi, Ana.<|END_RESPONSE|><|END_OF_TURN_TOKEN|>',
    'Oi, Ana.',
  ],
  ['Oi, Ana.<|im_end|>', 'Oi, Ana.'],
  ['<|im_start|>assistant\nOi, Ana.<|im_end|>\n<|im_start|>user\nE você?', 'Oi, Ana.'],
  ['<|start_header_id|>assistant<|end_header_id|>\n\nOi, Ana.<|eot_id|>', 'Oi, Ana.'],
  ['<s>Oi, Ana.</s>', 'Oi, Ana.'],
  ['[/INST] Oi, Ana.</s>[INST] E', 'Oi, Ana.'],
  ['<start_of_turn>model\nOi, Ana.<end_of_turn>', 'Oi, Ana.'],
  ['Oi, Ana.<｜end▁of▁sentence｜>', 'Oi, Ana.'],
  ['Oi, Ana.<|endoftext|>Human: e agora?', 'Oi, Ana.'],
  ['</s>Oi, Ana.', 'Oi, Ana.'],
  ['Você escreveu <s>sempre</s> às vezes.', 'Você escreveu <s>sempre</s> às vezes.'],
  ['<|im_end|>\n<s>Oi, Ana.', 'Oi, Ana.'],
  ['1 < 2 e [INSTRUÇÕES](/ajuda) <3', '1 < 2 e [INSTRUÇÕES](/ajuda) <3'],
  ['Oi <', 'Oi <'],
  ['Oi, Ana.<|eot|>E você?', 'Oi, Ana.'],
  ['Oi, Ana.<|role_end|>', 'Oi, Ana.'],
  ['<|begin_of_text|>Sim', 'Sim'],
  ['Oi, Ana.<|endofturn|>E você?', 'Oi, Ana.'],
  ['Oi, Ana.<|user|>E você?', 'Oi, Ana.'],
  ['Oi, Ana.[EOS] E você?', 'Oi, Ana.'],
  ['Oi, Ana.<eos>E você?', 'Oi, Ana.'],
  ['<|im_start|>assistant<|im_sep|>Oi, Ana.<|im_end|>', 'Oi, Ana.'],
  ['<|start_of_role|>assistant<|end_of_role|>Oi, Ana.<|end_of_text|>', 'Oi, Ana.'],
  ['[gMASK]<sop><|assistant|>\nOi, Ana.', 'Oi, Ana.'],
  ['<pad><pad>Oi,<unk> Ana.<pad>', 'Oi, Ana.'],
  ['<|begin_of_solution|>Oi, Ana.<|end_of_solution|>', 'Oi, Ana.'],
  ['<|turn>model\nOi, Ana.<turn|>', 'Oi, Ana.'],
  ['<answer>Oi, Ana.</answer>', 'Oi, Ana.'],
  ['<|reserved_special_token_5|>Oi, Ana.', 'Oi, Ana.'],
  ['<|header_start|>assistant<|header_end|>\n\nOi, Ana.<|eot|>', 'Oi, Ana.'],
  ['<|im_assistant|>assistant<|im_middle|>Oi, Ana.<|im_end|>', 'Oi, Ana.'],
  ['Oi, Ana.<|im_user|>user<|im_middle|>E você?', 'Oi, Ana.'],
  ['Oi, Ana.<|header_start|>user<|header_end|>E você?', 'Oi, Ana.'],
  ['Oi, Ana.\n<|im_start|>user\nE você?', 'Oi, Ana.'],
  ['Oi, Ana.<start_of_turn>user\nE você?', 'Oi, Ana.'],
  ['[|assistant|]Oi, Ana.[|endofturn|]\n[|user|]E você?', 'Oi, Ana.'],
  ['Oi, Ana.<end_of_utterance>', 'Oi, Ana.'],
  ['<|begin_of_text|>Oi, Ana.', 'Oi, Ana.'],
  ['<|start|>Modelo\nOi, Ana.', 'Modelo\nOi, Ana.'],
  ['<|python_tag|>diary()', '<|python_tag|>diary()'],
  ['<|tool_call>call:diary{}', '<|tool_call>call:diary{}'],
])('withoutTemplateTokens() removes the tokens of any template: %j', (text, visibleText) => {
  for (const pieces of [[text], [...text], text.match(/.{1,3}/gsu) ?? [], text.match(/.{1,7}/gsu) ?? []])
    expect(filtered(pieces).trim()).toBe(visibleText);
});
