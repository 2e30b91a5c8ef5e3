import { describe, expect, it } from 'vitest';
import { DAY, type Started, start, subscribed } from '../double.harness.ts';
import { monthsAfter } from './calendar.ts';

const at = (iso: string): number => Date.parse(iso) / 1000;
const days = (anchor: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => new Date(monthsAfter(at(anchor), i + 1) * 1000).toISOString().slice(0, 10));

describe('months after a billing anchor', () => {
  it.each([
    ['2027-01-31T10:11:12Z', ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']],
    ['2028-01-30T00:00:00Z', ['2028-02-29', '2028-03-30', '2028-04-30']],
    ['2026-11-30T23:59:59Z', ['2026-12-30', '2027-01-30', '2027-02-28', '2027-03-30']],
    ['2028-02-29T12:00:00Z', ['2028-03-29', '2028-04-29']],
  ])('of %s end on the same day or the last of the month', (anchor, wanted) => {
    expect(days(anchor, wanted.length)).toEqual(wanted);
    expect(monthsAfter(at(anchor), 1) % DAY).toBe(at(anchor) % DAY);
  });
});

it('a subscription of the 31st renews on the last day of a short month, and then on the 31st', async () => {
  let now = at('2027-01-31T10:00:00Z');
  const started: Started = await start({ now: () => now * 1000 });
  const { customer, subscription } = await subscribed(started);
  const ends: string[] = [];
  for (let i = 0; i < 4; i += 1) {
    const { items } = await started.stripe.subscriptions.retrieve(subscription.id);
    const end = items.data[0]?.current_period_end ?? 0;
    ends.push(new Date(end * 1000).toISOString());
    now = end;
    started.double.shift({ customer: customer.id, seconds: 0 });
  }
  expect(ends).toEqual([
    '2027-02-28T10:00:00.000Z',
    '2027-03-31T10:00:00.000Z',
    '2027-04-30T10:00:00.000Z',
    '2027-05-31T10:00:00.000Z',
  ]);
  await started.stop();
});
