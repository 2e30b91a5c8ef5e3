import type { Patient } from '@alento/contract/sharing/patients';
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup } from '@testing-library/react';
import { useParams } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { allRead } from '../../testing/all-read.ts';
import { setDeviceZone, withClock } from '../../testing/clock.ts';
import { draw } from '../../testing/draw.tsx';
import { server } from '../../testing/fake-server/fake-server.ts';
import { withHeaders } from '../../testing/fake-server/reply.ts';
import {
  entriesOf,
  medicationOf,
  moodSummaryOf,
  patientOf,
  safetyPlanOf,
  screeningsOf,
  sharedRecordsOf,
} from '../../testing/patient-answers.ts';
import { withMember } from '../../testing/signed-in.ts';
import { PatientsScreen } from './list/patients-screen.tsx';
import { PatientScreen } from './page/patient-screen.tsx';

export const NOON = Date.parse('2026-11-21T15:00:00Z');

/** Sets up each test of the file: Ana, a psychologist, signed in, the clock at noon in São Paulo. Returns the clock. */
export function withAna(): { at: number } {
  const clock = withClock(NOON);
  withMember('ana');
  beforeEach(() => {
    vi.stubGlobal('scrollTo', () => {});
    setDeviceZone('America/Sao_Paulo');
  });
  afterEach(() => {
    cleanup();
    // The query library is shared by all test files, and hears no event of the window without a mounted client.
    onlineManager.setOnline(true);
  });
  return clock;
}

/**
 * The server's answers about a person who shares these parts. A part that isn't shared has no answer: reading it fails
 * the test.
 */
export function shares(patient: Patient): void {
  const has = (part: Patient['parts'][number]): boolean => patient.parts.includes(part);
  server.answer('GET /patients/{id}', patient);
  server.answer('GET /patients', [patient]);
  if (has('moods')) {
    server.answer('GET /patients/{id}/mood-summary', moodSummaryOf(patient.lastVisitAt === null ? { news: null } : {}));
    server.answer('GET /patients/{id}/mood-entries', ({ query }) =>
      query.before === undefined
        ? withHeaders(entriesOf(20, { notes: has('notes') }), { 'X-Next-Cursor': '1:e19' })
        : entriesOf(10, { from: 20, notes: has('notes') }),
    );
  }
  if (has('screenings')) server.answer('GET /patients/{id}/screenings', screeningsOf());
  if (has('records')) server.answer('GET /patients/{id}/health-records', sharedRecordsOf());
  if (has('medication')) server.answer('GET /patients/{id}/medication', medicationOf());
  if (has('safety-plan')) server.answer('GET /patients/{id}/safety-plan', safetyPlanOf());
}

const PatientRoute = () => {
  const { id = '' } = useParams();
  return <PatientScreen key={id} id={id} />;
};

/** Opens /pacientes or the page of a person. Other paths show their name. */
export const open = (address = '/pacientes/p1') =>
  draw(
    {
      '/pacientes': <PatientsScreen />,
      '/pacientes/:id': <PatientRoute />,
      '/profissionais': <p>Tela /profissionais</p>,
      '/cadastro-profissional': <p>Tela /cadastro-profissional</p>,
    },
    address,
  );

/** Opens the page of a person who shares these parts, and waits until all is read. */
export async function openShared(overrides: Partial<Patient> = {}) {
  shares(patientOf(overrides));
  const router = open();
  await allRead(queryClient);
  return router;
}

/** Lets time pass; the timers have to be fake. */
export const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms));

/** The text of the page with plain spaces. */
export const pageText = (): string => document.body.textContent?.replace(/\s/g, ' ') ?? '';

/** Everything that the page's memory holds, as text. */
export const memoryText = (): string =>
  JSON.stringify(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state }) => [queryKey, state.data]),
  );
