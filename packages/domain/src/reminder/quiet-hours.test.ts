import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areQuietHours, isQuiet } from './next-due.ts';

const SAO_PAULO = 'America/Sao_Paulo';
const at = (time: string): number => Date.parse(`2026-03-14T${time}:00-03:00`);
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const minute = fc.integer({ min: 0, max: 1439 });

describe('isQuiet', () => {
  it.each([
    ['22:00', '07:30', '21:59', false],
    ['22:00', '07:30', '22:00', true],
    ['22:00', '07:30', '00:00', true],
    ['22:00', '07:30', '07:29', true],
    ['22:00', '07:30', '07:30', false],
    ['12:00', '14:00', '11:59', false],
    ['12:00', '14:00', '13:59', true],
    ['12:00', '14:00', '14:00', false],
    ['00:00', '06:00', '23:59', false],
    ['20:00', '00:00', '23:59', true],
    ['20:00', '00:00', '00:00', false],
  ])('from %s to %s is at %s %s', (from, to, time, quiet) => {
    expect(isQuiet({ from, to }, at(time), SAO_PAULO)).toBe(quiet);
  });

  it('is never true without quiet hours', () => {
    expect(isQuiet(null, at('03:00'), SAO_PAULO)).toBe(false);
  });

  it('is true for exactly the minutes that one passes from the beginning to the end, also over midnight', () => {
    fc.assert(
      fc.property(minute, minute, minute, (from, to, now) => {
        fc.pre(from !== to);
        const length = (to - from + 1440) % 1440;
        const isWithin = (now - from + 1440) % 1440 < length;
        const quiet = { from: clock(from), to: clock(to) };
        expect(isQuiet(quiet, at(clock(now)), SAO_PAULO)).toBe(isWithin);
        expect(isQuiet({ from: quiet.to, to: quiet.from }, at(clock(now)), SAO_PAULO)).toBe(!isWithin);
      }),
    );
  });
});

it('areQuietHours accepts two different times of day', () => {
  expect(areQuietHours({ from: '22:00', to: '07:00' })).toBe(true);
  expect(areQuietHours({ from: '22:00', to: '22:00' })).toBe(false);
  expect(areQuietHours({ from: '24:00', to: '07:00' })).toBe(false);
});
