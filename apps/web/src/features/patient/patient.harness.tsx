import type { Patient } from '@alento/contract/sharing/patients';
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useParams } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { session } from '../../lib/session/session.ts';
import { setClock } from '../../lib/time/clock.ts';
import { allRead } from '../../testing/all-read.ts';
import { emptyDevice } from '../../testing/device.ts';
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
import { PatientsScreen } from './list/patients-screen.tsx';
import { PatientScreen } from './page/patient-screen.tsx';

export const NOON = Date.parse('2026-11-21T15:00:00Z');

let time = NOON;
/** Sets the clock of the page. */
export const setTime = (at: number): void => {
  time = at;
};

/** Sets up each test of the file: Ana, a psychologist, signed in, the clock at noon in São Paulo. */
export function withAna(): void {
  let putBack = () => {};
  beforeEach(async () => {
    await emptyDevice();
    time = NOON;
    putBack = setClock(() => time);
    vi.stubGlobal('scrollTo', () => {});
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      timeZone: 'America/Sao_Paulo',
    } as Intl.ResolvedDateTimeFormatOptions);
    await session.start({ userId: 'ana', token: 't1' }, 'ana@exemplo.com');
  });
  afterEach(async () => {
    cleanup();
    await session.leave();
    queryClient.clear();
    putBack();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    // The query library is shared by all test files, and hears no event of the window without a mounted client.
    onlineManager.setOnline(true);
  });
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
export function open(address = '/pacientes/p1') {
  const others = ['/profissionais', '/cadastro-profissional'];
  const router = createMemoryRouter(
    [
      { path: '/pacientes', element: <PatientsScreen /> },
      { path: '/pacientes/:id', element: <PatientRoute /> },
      ...others.map((path) => ({ path, element: <p>{`Tela ${path}`}</p> })),
    ],
    { initialEntries: [address] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

/** Opens the page of a person who shares these parts, and waits until all is read. */
export async function openShared(given: Partial<Patient> = {}) {
  shares(patientOf(given));
  const router = open();
  await allRead(queryClient);
  return router;
}

/** Lets time pass; the timers have to be fake. */
export async function pass(ms: number): Promise<void> {
  time += ms;
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

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
