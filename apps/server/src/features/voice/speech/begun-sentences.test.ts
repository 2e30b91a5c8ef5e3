import { spokenSentences } from '@alento/content/spoken-text';
import { expect, it } from 'vitest';
import { begunSentences } from './begun-sentences.ts';

it('begunSentences() says nothing of a beginning that the rest changes', () => {
  const whole =
    'Olá. Sua semana foi assim.\n\nDia | Humor\n--- | ---\nSeg. | bom. Sim\nTer | ~~mal~~ bem\n\n- [x] Foi. Sim\n\nFim ~~não~~ sim. Certo.';
  const all = spokenSentences(whole).join(' ');
  for (let end = 0; end < whole.length; end += 1) {
    const begun = begunSentences(whole.slice(0, end)).slice(0, -1).join(' ');
    expect(all.startsWith(begun), `${JSON.stringify(whole.slice(0, end))} says ${begun}`).toBe(true);
  }
});

it('begunSentences() mentions no link, which may not be the last one', () => {
  expect(begunSentences('Um [a](/a). Dois [b](/b).')).toEqual(['Um a.', 'Dois b.']);
});
