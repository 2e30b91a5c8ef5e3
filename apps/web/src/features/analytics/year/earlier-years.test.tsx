// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { entryOf } from '../../../testing/answers.ts';
import { draw } from '../../../testing/draw.tsx';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { withMember } from '../../../testing/signed-in.ts';
import { EarlierYears } from './earlier-years.tsx';

const TODAY = '2026-11-21';
const LIST = 'GET /mood-entries';
const RANGE = 'GET /mood-entries/date-range';

const entry = (localDate: string, score: number) =>
  entryOf({ id: `${localDate}-${score}`, score, timestamp: Date.parse(`${localDate}T15:00:00Z`), localDate });
/** A diary of three years. */
const DIARY = [
  entry('2025-03-01', 4),
  entry('2024-02-29', 5),
  entry('2024-02-29', 4),
  entry('2024-12-31', 5),
  entry('2023-08-09', 1),
];

withMember('ana');
beforeEach(() => {
  server.answer(LIST, ({ query }) =>
    DIARY.filter(({ localDate = '' }) => localDate <= (query.until ?? '9')).slice(0, 1),
  );
  server.answer(RANGE, ({ query }) =>
    DIARY.filter(({ localDate = '' }) => localDate >= (query.startDate ?? '') && localDate <= (query.endDate ?? '')),
  );
});

function setUp(address = '/analises?periodo=90') {
  const router = draw(<EarlierYears today={TODAY} firstVisibleDay="2025-11-22" />, address);
  return { user: userEvent.setup(), search: () => router.state.location.search };
}
const open = () => screen.findByRole('button', { name: 'Ver anos anteriores' });
const previous = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Ano anterior' });
const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Próximo ano' });

it('leads year by year to that of the first entry and back, with the year in the address', async () => {
  const { user, search } = setUp();
  await user.click(await open());
  expect(search()).toBe('?periodo=90&ano=2025');
  await screen.findByText(/^Um dia com registro em 2025/);
  expect(next().getAttribute('aria-disabled')).toBe('true');
  await user.click(previous());
  await screen.findByText('2 dias de 2024 têm registro. O humor mais comum deles foi Excelente, em 2 dias.');
  expect(search()).toBe('?periodo=90&ano=2024');
  const chart = screen.getByRole('group', { name: /^O ano de 2024/ });
  expect(chart.querySelectorAll('[data-point]')).toHaveLength(366);
  expect(screen.getByRole('link', { name: /29 de fevereiro de 2024/ }).getAttribute('href')).toBe(
    '/periodo-detalhes?type=day&date=2024-02-29',
  );
  await waitFor(() => expect(previous().getAttribute('aria-disabled')).toBe('false'));
  await user.click(previous());
  await screen.findByText(/^Um dia com registro em 2023/);
  // The diary begins in this year.
  await waitFor(() => expect(previous().getAttribute('aria-disabled')).toBe('true'));
  await user.click(next());
  expect(search()).toBe('?periodo=90&ano=2024');
});

it('opens the year that the address names, and closes it', async () => {
  const { user } = setUp('/analises?ano=2023');
  await screen.findByText(/^Um dia com registro em 2023/);
  await user.click(screen.getByRole('button', { name: 'Fechar anos anteriores' }));
  expect(screen.queryByRole('group')).toBeNull();
  expect((await open()).getAttribute('aria-expanded')).toBe('false');
});

it.each(['2026', '1999', 'abc', '20245'])('ignores the year %s of the address', async (year) => {
  setUp(`/analises?ano=${year}`);
  await open();
  expect(server.calls(RANGE)).toEqual([]);
});

it('offers nothing without an entry before the days that are shown', async () => {
  server.answer(LIST, []);
  setUp();
  await waitFor(() => expect(server.calls(LIST)).toHaveLength(1));
  expect(server.calls(LIST)[0]?.query).toMatchObject({ until: '2025-11-21', limit: '1' });
  expect(screen.queryByRole('button')).toBeNull();
});
