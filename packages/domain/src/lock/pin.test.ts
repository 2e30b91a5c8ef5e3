import { expect, it } from 'vitest';
import { isTrivialPin, planPin } from './pin.ts';

it.each(['0000', '1111', '99999999', '1234', '4321', '7890', '2109', '12345678', '1212', '123123', '1122', '2580'])(
  'refuses %s, which others try first',
  (pin) => {
    expect(planPin(pin)).toEqual({ ok: false, code: 'PIN_TRIVIAL' });
  },
);

it.each(['1357', '8021', '19284', '482913', '30517264'])('accepts %s', (pin) => {
  expect(planPin(pin)).toEqual({ ok: true, value: pin });
});

it('removes the spaces of a pasted PIN', () => {
  expect(planPin(' 48 29\n13 ')).toEqual({ ok: true, value: '482913' });
});

it.each([
  ['', 'PIN_LENGTH'],
  ['802', 'PIN_LENGTH'],
  ['802193746', 'PIN_LENGTH'],
  ['80a1', 'PIN_NOT_DIGITS'],
  ['８０２１', 'PIN_NOT_DIGITS'],
  ['-802', 'PIN_NOT_DIGITS'],
])('refuses %j with %s', (text, code) => {
  expect(planPin(text)).toEqual({ ok: false, code });
});

it('leaves more than 97 % of the PINs of four digits', () => {
  const all = Array.from({ length: 10_000 }, (_, index) => String(index).padStart(4, '0'));
  expect(all.filter(isTrivialPin).length).toBeLessThan(300);
});
