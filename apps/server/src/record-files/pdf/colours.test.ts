import { expect, it } from 'vitest';
import { tokenOf } from '../../testing/light-dark-tokens.ts';
import { COLOURS } from './colours.ts';

it.each(Object.entries(COLOURS))('the colour %s of the PDF is the token of the light theme', (name, hex) => {
  expect(hex).toBe(tokenOf(name, 'light'));
});
