// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { type GridDay, MonthGrid } from './month-grid.tsx';

/** Shows another month only after the day that has the tab stop, as a change of the address does. */
function LateMonth() {
  const [month, setMonth] = useState('2026-11');
  return (
    <MonthGrid
      month={month}
      today="2026-11-30"
      earliest="2026-01-02"
      busy={false}
      dayOf={() => ({ state: '', content: null, look: '' })}
      onMonth={(next) => setTimeout(() => setMonth(next))}
      onChoose={() => undefined}
    />
  );
}

it('MonthGrid keeps the focus on the day to which a key moves it, also in another month', async () => {
  render(<LateMonth />);
  document.querySelector<HTMLElement>('[data-date="2026-11-12"]')?.focus();
  for (const [key, date] of [
    ['ArrowDown', '2026-11-19'],
    ['PageUp', '2026-10-19'],
    ['Home', '2026-10-18'],
    ['PageDown', '2026-11-18'],
  ]) {
    await userEvent.keyboard(`{${key}}`);
    await waitFor(() => expect((document.activeElement as HTMLElement).dataset.date).toBe(date));
  }
});

it('MonthGrid has its tab stop at the chosen day, and names a day of which nothing is known by its date', () => {
  render(
    <MonthGrid
      {...{ month: '2026-10', today: '2026-11-30', earliest: '2026-01-02', chosen: '2026-10-20', busy: false }}
      dayOf={() => ({ state: '', content: null, look: '' })}
      onMonth={() => undefined}
      onChoose={() => undefined}
    />,
  );
  const stops = [...document.querySelectorAll<HTMLElement>('[data-date][tabindex="0"]')];
  expect(stops.map(({ dataset }) => dataset.date)).toEqual(['2026-10-20']);
  expect(stops[0]?.querySelector('.sr-only')?.textContent).toBe('terça-feira, 20 de outubro');
});

it.each([
  ['moves a focus in its days to the name of the month', '[data-date="2026-10-20"]', /Outubro/],
  ['leaves a focus elsewhere alone', 'button', /anterior/],
])('MonthGrid %s when its days are no longer drawn', (_, focused, name) => {
  const of = (dayOf: (() => GridDay) | null) => (
    <MonthGrid
      {...{ month: '2026-10', today: '2026-11-30', earliest: '2026-01-02', chosen: '2026-10-20', busy: false, dayOf }}
      onMonth={() => undefined}
      onChoose={() => undefined}
      onJump={() => undefined}
    />
  );
  const { rerender } = render(of(() => ({ state: '', content: null, look: '' })));
  document.querySelector<HTMLElement>(focused)?.focus();
  rerender(of(null));
  const focus = document.activeElement;
  expect(focus?.tagName).toBe('BUTTON');
  expect(focus?.getAttribute('aria-label') ?? focus?.textContent).toMatch(name);
});
