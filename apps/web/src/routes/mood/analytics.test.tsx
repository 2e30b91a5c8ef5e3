// @vitest-environment jsdom
import type { MedicationDay } from '@alento/contract/medication/medications';
import { countDoses } from '@alento/domain/medication/counts';
import { addDays, daysBetween } from '@alento/domain/time/local-date';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { analytics } from '../../features/analytics/analytics.fixture.ts';
import { withClock } from '../../testing/clock.ts';
import { draw } from '../../testing/draw.tsx';
import { server } from '../../testing/fake-server/fake-server.ts';
import { planOf } from '../../testing/plan-answers.ts';
import { withMember } from '../../testing/signed-in.ts';
import { Component } from './analytics.tsx';

const TODAY = '2026-11-21';

withClock(Date.parse(`${TODAY}T15:00:00Z`));
withMember('ana');
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  server.answer('GET /analytics', analytics);
  server.answer('GET /tags', []);
  server.answer('GET /mood-entries', []);
  server.answer('GET /user-plans/current', planOf('premium'));
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
  draw(<Component />, '/analises');
  await screen.findByText(
    /você anotou todas as doses como tomadas\. Dúvidas sobre efeito, dose ou mudança são com quem receitou\./,
  );
  expect(server.calls('GET /medication-days').map(({ query }) => query)).toMatchObject([
    { startDate: analytics.startDate, endDate: analytics.endDate },
  ]);
});
