import { expect, it } from 'vitest';
import { sharingAddress, sharingDaysIn } from './sharing-days.ts';

const daysIn = (address: string) => sharingDaysIn(new URL(address, 'https://alento.test').searchParams);

it('the address of an invitation keeps its days', () => {
  const days = { start: '2026-08-24', end: '2026-11-21' };
  expect(sharingAddress(days)).toBe('/compartilhar?startDate=2026-08-24&endDate=2026-11-21');
  expect(daysIn(sharingAddress(days))).toEqual(days);
});

it.each([
  '/compartilhar',
  '/compartilhar?startDate=2026-08-24',
  '/compartilhar?startDate=2026-02-30&endDate=2026-11-21',
  '/compartilhar?startDate=2026-11-22&endDate=2026-11-21',
])('%s has no valid days', (address) => {
  expect(daysIn(address)).toBeNull();
});
