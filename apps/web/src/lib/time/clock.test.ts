import { afterEach, expect, it, vi } from 'vitest';
import { knowsTimeZone, timeZone } from './clock.ts';

function tell(timeZone: string | undefined): void {
  const told = { timeZone } as Intl.ResolvedDateTimeFormatOptions;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(told);
}

afterEach(() => void vi.restoreAllMocks());

it.each(['Etc/Unknown', 'GMT-03:00', '-03:00', '', undefined])(
  'a device that tells the time zone %s is taken to be in that of Brasília',
  (told) => {
    tell(told);
    expect(timeZone()).toBe('America/Sao_Paulo');
    expect(knowsTimeZone()).toBe(false);
  },
);

it.each(['America/Manaus', 'Etc/GMT+3', 'UTC', 'Asia/Calcutta'])('the time zone %s is kept', (told) => {
  tell(told);
  expect(timeZone()).toBe(told);
  expect(knowsTimeZone()).toBe(true);
});
