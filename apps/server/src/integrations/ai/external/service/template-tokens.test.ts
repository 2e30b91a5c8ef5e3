import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withoutTemplateTokens } from './template-tokens.ts';

it('withoutTemplateTokens() changes no text without such tokens, however it is cut', () => {
  const piece = fc.string({ unit: fc.constantFrom(...'ab<|>[]/｜ \n'), maxLength: 12 });
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const tokens = withoutTemplateTokens();
      const passedOn = pieces.map(tokens.add);
      expect(passedOn.join('') + tokens.end()).toBe(pieces.join(''));
    }),
  );
});
