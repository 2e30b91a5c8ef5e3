import { expect, it } from 'vitest';
import { clockTime, spokenTime } from './spoken-time.ts';

it.each([
  [0, '0 segundos', '0:00'],
  [1, '1 segundo', '0:01'],
  [59.9, '59 segundos', '0:59'],
  [60, '1 minuto', '1:00'],
  [80, '1 minuto e 20 segundos', '1:20'],
  [121, '2 minutos e 1 segundo', '2:01'],
  [300, '5 minutos', '5:00'],
])('spokenTime and clockTime format %d s as "%s" and "%s"', (seconds, spoken, clock) => {
  expect(spokenTime(seconds)).toBe(spoken);
  expect(clockTime(seconds)).toBe(clock);
});
