// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { entryOf } from '../../../testing/answers.ts';
import { withClock } from '../../../testing/clock.ts';
import { draw } from '../../../testing/draw.tsx';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { withMember } from '../../../testing/signed-in.ts';
import { tags } from '../analytics.fixture.ts';
import { paintImage } from './image/paint-image.ts';
import { RetrospectiveScreen } from './retrospective-screen.tsx';

// jsdom has no canvas; e2e/mood/retrospectiva.spec.ts draws the picture in a browser.
vi.mock('./image/paint-image.ts', () => ({ paintImage: vi.fn() }));

const RANGE = 'GET /mood-entries/date-range';
const entry = (localDate: string, score: number, ...tagIds: string[]) =>
  entryOf({
    ...{ id: `${localDate}-${score}`, score, localDate, tags: tagIds, note: 'segredo' },
    timestamp: Date.parse(`${localDate}T15:00:00Z`),
  });
const DIARY = [
  entry('2026-11-03', 4),
  entry('2026-10-31', 3, 'amigos'),
  entry('2026-10-20', 5, 'amigos', 'novo'),
  entry('2026-10-02', 1, 'sono'),
  entry('2025-02-01', 4),
];

withClock(Date.parse('2026-11-30T15:00:00Z'));
withMember('ana');
beforeEach(() => {
  vi.mocked(paintImage).mockReset();
  server.answer('GET /mood-entries', ({ query }) =>
    DIARY.filter(({ localDate = '' }) => localDate <= (query.until ?? '9')),
  );
  server.answer(RANGE, ({ query }) =>
    DIARY.filter(({ localDate = '' }) => localDate >= (query.startDate ?? '') && localDate <= (query.endDate ?? '')),
  );
});

function setUp(address = '/retrospectiva') {
  const router = draw({ '/retrospectiva': <RetrospectiveScreen tags={tags} />, '*': <p>Outra tela</p> }, address);
  return { user: userEvent.setup(), router };
}
/** Gives the browser a sheet that takes files. Returns a function that removes it. */
function withSheet(share: Navigator['share']): () => void {
  Object.assign(navigator, { canShare: () => true, share });
  return () => ['canShare', 'share'].forEach((name) => void Reflect.deleteProperty(navigator, name));
}

const arrow = (name: string) => screen.getByRole('button', { name });
const isOff = (name: string): boolean => arrow(name).getAttribute('aria-disabled') === 'true';

it('begins with this month, which has too few days, and leads to the month before, but never to the future', async () => {
  const { user } = setUp();
  await screen.findByText('A retrospectiva aparece com 3 dias com registro. Novembro de 2026 tem 1.');
  expect(screen.getByRole('link', { name: 'Registrar agora' }).getAttribute('href')).toBe('/registrar');
  expect(screen.queryByRole('button', { name: 'Compartilhar imagem' })).toBeNull();
  expect(isOff('Próximo mês')).toBe(true);
  await user.click(arrow('Mês anterior'));
  await screen.findByText('3 dias com registro');
  expect(document.activeElement).toBe(arrow('Mês anterior'));
  expect(isOff('Próximo mês')).toBe(false);
});

it('tells of a month: its average, its brightest day and its tags, and compares nothing', async () => {
  setUp('/retrospectiva?de=2026-10');
  const hero = await screen.findByRole('region', { name: 'Humor médio' });
  within(hero).getByText('Bem');
  within(hero).getByText('3 dias com registro');
  expect(screen.getByRole('link', { name: /Terça-feira, 20 de outubro/ }).getAttribute('href')).toBe(
    '/periodo-detalhes?type=day&date=2026-10-20',
  );
  const named = within(screen.getByRole('region', { name: 'O que mais apareceu' })).getAllByRole('listitem');
  // 'Terapia' is about health.
  expect(named.map(({ textContent }) => textContent)).toEqual(['Amigos2 dias', 'Dormi bem1 dia']);
  expect(document.body.textContent).not.toMatch(/segredo|anterior,|comparad|sequência/);
});

it('opens a day of the month by the keyboard', async () => {
  const { user, router } = setUp('/retrospectiva?de=2026-10');
  const day = await screen.findByRole('button', { name: 'sexta-feira, 2 de outubro: Mal, 1 registro' });
  screen.getByRole('button', { name: 'quinta-feira, 1 de outubro: sem registros' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(day);
  await user.keyboard('{Enter}');
  expect(router.state.location).toMatchObject({ pathname: '/periodo-detalhes', search: '?type=day&date=2026-10-02' });
});

it('shows a year up to today, and leads to the year of the first entry', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { user } = setUp('/retrospectiva?de=2026-10');
  await user.click(await screen.findByRole('radio', { name: 'Ano' }));
  await screen.findByText('4 dias com registro, até hoje');
  const chart = screen.getByRole('group', { name: /^O ano de 2026/ });
  expect(chart.querySelectorAll('[data-point]')).toHaveLength(334);
  expect(isOff('Próximo ano')).toBe(true);
  await user.click(arrow('Ano anterior'));
  await screen.findByText(/2025 tem 1\.$/);
  expect(screen.getByRole('link', { name: 'Registrar humores passados' })).toBeTruthy();
  await waitFor(() => expect(isOff('Ano anterior')).toBe(true));
});

it('says that the days could not be read', async () => {
  server.refuse(RANGE, 500, 'INTERNAL');
  setUp();
  await screen.findByText('Não foi possível ler estes dias. Seus registros continuam guardados.');
});

it('gives the picture to the system’s sheet, keeps the focus, and puts no note and no tag into it', async () => {
  const share = vi.fn(async (_: ShareData) => undefined);
  onTestFinished(withSheet(share));
  vi.mocked(paintImage).mockResolvedValue(new Blob(['png'], { type: 'image/png' }));
  const { user } = setUp('/retrospectiva?de=2026-10');
  const button = await screen.findByRole('button', { name: 'Compartilhar imagem' });
  await user.click(button);
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(share.mock.calls[0]?.[0].files?.[0]?.name).toBe('alento-retrospectiva-2026-10.png');
  expect(document.activeElement).toBe(button);
  const [, words, calendar] = vi.mocked(paintImage).mock.calls[0] ?? [];
  expect(words).toEqual({
    title: 'Outubro de 2026',
    score: 3,
    word: 'Bem',
    days: '3 dias com registro',
    brand: 'Alento',
  });
  expect(JSON.stringify([words, calendar])).not.toMatch(/segredo|Amigos|Dormi/);
});

it('says that the picture could not be made', async () => {
  vi.mocked(paintImage).mockRejectedValue(new Error('no canvas'));
  const { user } = setUp('/retrospectiva?de=2026-10');
  const button = await screen.findByRole('button', { name: 'Compartilhar imagem' });
  await user.click(button);
  await screen.findByText(/^Não foi possível fazer a imagem/);
  expect(document.activeElement).toBe(button);
});
