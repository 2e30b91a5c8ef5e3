// @vitest-environment jsdom
import type { MedicationDay } from '@alento/contract/medication/medications';
import { countDoses } from '@alento/domain/medication/counts';
import { addDays, daysBetween } from '@alento/domain/time/local-date';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { analytics } from '../../features/analytics/analytics.fixture.ts';
import { queryClient } from '../../lib/query-client.ts';
import { session } from '../../lib/session/session.ts';
import { setClock } from '../../lib/time/clock.ts';
import { emptyDevice } from '../../testing/device.ts';
import { server } from '../../testing/fake-server/fake-server.ts';
import { Component } from './analytics.tsx';

const TODAY = '2026-11-21';
let putBackClock = () => {};

beforeEach(async () => {
  await emptyDevice();
  await session.start({ userId: 'ana', token: 't' }, 'ana@exemplo.com.br');
  putBackClock = setClock(() => Date.parse(`${TODAY}T15:00:00Z`));
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  server.answer('GET /analytics', analytics);
  server.answer('GET /tags', []);
  server.answer('GET /user-plans/current', { planId: 'premium', currentPlan: 'premium' } as never);
});
afterEach(async () => {
  cleanup();
  putBackClock();
  await session.leave();
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** A day of one medicine that is taken at 08:00. */
function dayOf(date: string): MedicationDay {
  const dose = { medicationId: 'a', name: 'Sertralina', dose: '', time: '08:00', status: 'taken' } as const;
  return { date, doses: [dose], counts: countDoses([dose]) };
}

it('has the line of the medication diary, with the days of the period', async () => {
  server.answer('GET /medication-days', ({ query: { startDate, endDate } }) => ({
    today: TODAY,
    medications: [],
    days: Array.from({ length: daysBetween(`${startDate}`, `${endDate}`) + 1 }, (_, index) =>
      dayOf(addDays(`${startDate}`, index)),
    ),
  }));
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/analises']}>
        <Component />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText(
    /você anotou todas as doses como tomadas\. Dúvidas sobre efeito, dose ou mudança são com quem receitou\./,
  );
  expect(server.calls('GET /medication-days').map(({ query }) => query)).toMatchObject([
    { startDate: analytics.startDate, endDate: analytics.endDate },
  ]);
});
