// @vitest-environment jsdom
import type { Analytics } from '@alento/contract/analytics';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withClock } from '../../testing/clock.ts';
import { draw } from '../../testing/draw.tsx';
import { server } from '../../testing/fake-server/fake-server.ts';
import { refused } from '../../testing/fake-server/reply.ts';
import { withMember } from '../../testing/signed-in.ts';
import { analytics, tags } from './analytics.fixture.ts';
import { AnalyticsScreen } from './analytics-screen.tsx';

withClock(Date.parse('2026-11-21T15:00:00Z'));
withMember('ana');
const READ = 'GET /analytics';
const requestedPeriods = () => server.calls(READ).map(({ query }) => query.period);

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  server.answer(READ, analytics);
  // No entry is earlier than the year that is shown.
  server.answer('GET /mood-entries', []);
});

function setUp(address = '/analises', plan: 'basic' | 'premium' = 'premium') {
  const router = draw(<AnalyticsScreen tags={tags} plan={plan} medicationOf={() => null} />, address);
  return { user: userEvent.setup(), search: () => router.state.location.search };
}

const NO_ENTRIES = { average: null, entries: 0 };
const NOTHING = { current: { ...NO_ENTRIES, days: 0 }, trend: null, change: null };
const basic: Analytics = { ...analytics, detail: null };
const heading = (name: string) => screen.findByRole('heading', { name });

describe('/analises', () => {
  it('says only that the days are equal if they are, which may all be low', async () => {
    const { detail } = analytics;
    server.answer(READ, { ...analytics, detail: detail && { ...detail, bestDays: [], hardestDays: [] } });
    setUp();
    await heading('Dias mais difíceis');
    expect(screen.getAllByText('Os dias com registro deste período tiveram a mesma média.')).toHaveLength(2);
    expect(screen.queryByText('Nenhum dia deste período ficou em Mal ou Muito mal.')).toBeNull();
  });

  it('shows the cards and the number of entries in the period', async () => {
    setUp();
    await heading('Média do período');
    screen.getByText('84 registros em 24 dias');
    screen.getByText(/Um pouco acima do período anterior/);
    for (const name of ['Ao longo do tempo', 'Seu ano em dias', 'Por dia da semana', 'Por hora do dia', 'Seu ritmo']) {
      screen.getByRole('heading', { name });
    }
    screen.getByText('Nenhum dia deste período ficou em Mal ou Muito mal.');
    screen.getByText('Nenhuma fase em andamento agora. Quando quiser começar outra, basta um registro.', {
      exact: false,
    });
    screen.getByText(/Dias de descanso não quebram nada/);
  });

  it('quotes only entries with a note, with a link to their day', async () => {
    setUp();
    await heading('Dias mais leves');
    expect(document.querySelectorAll('blockquote')).toHaveLength(1);
    const link = screen.getByRole('link', { name: /Domingo, 8 de novembro/ });
    expect(link.getAttribute('href')).toBe('/periodo-detalhes?type=day&date=2026-11-08');
  });

  it('keeps the previous data visible while the chosen period loads', async () => {
    const { user, search } = setUp();
    await heading('Média do período');
    const release = server.hold(READ);
    await user.click(screen.getByRole('radio', { name: '90 dias' }));
    expect(search()).toBe('?periodo=90');
    expect(screen.getByText('84 registros em 24 dias')).toBeTruthy();
    expect(screen.getByText('Atualizando o período')).toBeTruthy();
    release({ ...analytics, current: { average: 2, entries: 9, days: 7 } });
    await screen.findByText('9 registros em 7 dias');
    await user.click(screen.getByRole('radio', { name: 'Tudo' }));
    expect(search()).toBe('?periodo=tudo');
    expect(requestedPeriods()).toEqual(['30', '90', 'all']);
  });

  it('falls back to 30 days for an unknown period in the URL', async () => {
    setUp('/analises?periodo=500');
    await heading('Média do período');
    expect(requestedPeriods()).toEqual(['30']);
  });

  it('lists on the basic plan the cards that only paid plans include', async () => {
    server.answer(READ, basic);
    setUp('/analises', 'basic');
    await heading('Há mais para ver nos planos pagos');
    screen.getByRole('heading', { name: 'Como os humores se repartem' });
    screen.getByRole('heading', { name: 'Seu ano em dias' });
    expect(screen.queryByRole('heading', { name: 'Por dia da semana' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Conhecer os planos' }).getAttribute('href')).toBe('/planos');
    screen.getByRole('radio', { name: /^1 ano.*só nos planos Essencial e Premium$/ });
  });

  it('explains that a long period requires a paid plan', async () => {
    server.answer(READ, ({ query }) => (query.period === '365' ? refused(403, 'PLAN_REQUIRED') : basic));
    const { user } = setUp('/analises?periodo=365', 'basic');
    await heading('Períodos longos estão nos planos pagos');
    await user.click(screen.getByRole('radio', { name: '7 dias' }));
    await heading('Média do período');
  });

  it('links the form for a new entry if the period has no entries', async () => {
    server.answer(READ, { ...basic, ...NOTHING, year: analytics.year.map(({ date }) => ({ date, ...NO_ENTRIES })) });
    setUp('/analises', 'basic');
    await heading('Nenhum registro neste período');
    expect(screen.getByRole('link', { name: 'Registrar agora' }).getAttribute('href')).toBe('/registrar');
    expect(screen.queryByText('Conhecer os planos')).toBeNull();
  });

  it('shows the year if only the period has no entries', async () => {
    server.answer(READ, { ...basic, ...NOTHING });
    setUp('/analises', 'basic');
    await heading('Nenhum registro neste período');
    screen.getByRole('heading', { name: 'Seu ano em dias' });
  });

  it('compares days with a tag to days without it', async () => {
    setUp();
    const row = await screen.findByRole('listitem', { name: 'Amigos' });
    within(row).getByText('0,8 abaixo dos dias sem');
    expect(within(row).getAllByText('12 dias com · 40 dias sem')).toHaveLength(2);
    const unclear = screen.getByRole('listitem', { name: 'Dormi bem' });
    within(unclear).getByText(/diferença pequena, pode ser acaso/);
    within(unclear).getByText(/são precisos 5 dias de cada lado, e há 3 com e 41 sem/);
    screen.getByText(/Terapia, 2 com e 50 sem/);
    screen.getByText(/não o motivo/);
  });

  it('moves through the days of the year by arrow keys', async () => {
    const { user } = setUp();
    const year = await screen.findByRole('group', { name: /365 dias/ });
    const days = within(year).getAllByRole('link');
    expect(days).toHaveLength(365);
    expect(days.filter(({ tabIndex }) => tabIndex === 0)).toEqual([days.at(-1)]);
    days.at(-1)?.focus();
    await user.keyboard('{ArrowLeft}{ArrowUp}');
    expect(document.activeElement?.getAttribute('href')).toBe('/periodo-detalhes?type=day&date=2026-11-13');
    expect(document.activeElement?.getAttribute('aria-label')).toBe(
      'sexta-feira, 13 de novembro de 2026: Sem registros',
    );
    await user.keyboard('{Home}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe(
      'sábado, 22 de novembro de 2025: Bem (3,0) · 2 registros',
    );
    expect(analytics.year[0]?.date).toBe('2025-11-22');
  });
});
