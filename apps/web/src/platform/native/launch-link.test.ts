// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { isNewLaunchLink } from './launch-link.ts';

afterEach(() => sessionStorage.clear());

it('isNewLaunchLink is false for the address that an earlier page of this start has opened', () => {
  expect(isNewLaunchLink('https://alento.exemplo/planos')).toBe(true);
  expect(isNewLaunchLink('https://alento.exemplo/planos')).toBe(false);
  expect(isNewLaunchLink('https://alento.exemplo/humor')).toBe(true);
});
