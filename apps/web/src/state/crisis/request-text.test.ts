import { expect, it } from 'vitest';
import { checkText } from './check-text.ts';

it.each([
  ['como apago a conta de vez', 'none'],
  ['cansei de tudo', 'concern'],
] as const)('checkText() counts a plain request as none: “%s”', async (text, level) => {
  expect(await checkText(text)).toBe(level);
});
