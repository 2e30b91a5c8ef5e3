import { expect, it, vi } from 'vitest';
import { setDeviceZone } from '../../testing/clock.ts';
import { knowsTimeZone, timeZone } from './clock.ts';

it.each(['Etc/Unknown', 'GMT-03:00', '-03:00', '', undefined])(
  'a device that tells the time zone %s is taken to be in that of Brasília',
  (zone) => {
    setDeviceZone(zone);
    expect(timeZone()).toBe('America/Sao_Paulo');
    expect(knowsTimeZone()).toBe(false);
  },
);

it.each(['America/Manaus', 'Etc/GMT+3', 'UTC', 'Asia/Calcutta'])('the device’s time zone %s is used', (zone) => {
  setDeviceZone(zone);
  expect(timeZone()).toBe(zone);
  expect(knowsTimeZone()).toBe(true);
});

const refuse = () => {
  throw new RangeError('Unsupported time zone specified undefined');
};

it.each([
  ['DateTimeFormat', () => vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(refuse)],
  ['resolvedOptions', () => vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(refuse)],
])('a device whose Intl refuses its own zone in %s() is taken to be in that of Brasília', (_, breakIntl) => {
  breakIntl();
  expect(timeZone()).toBe('America/Sao_Paulo');
  expect(knowsTimeZone()).toBe(false);
});
