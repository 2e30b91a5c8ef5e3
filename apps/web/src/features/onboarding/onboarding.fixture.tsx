import type { OnboardingStatus } from '@alento/contract/onboarding';
import type { ErrorCode } from '@alento/domain/errors/catalogue';
import { pendingSteps, REQUIRED_STEPS } from '@alento/domain/onboarding/steps';
import { FORMS } from '@alento/domain/screening/instruments';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { queryClient } from '../../lib/query-client.ts';
import { session } from '../../lib/session/session.ts';
import { setClock } from '../../lib/time/clock.ts';
import { crisis } from '../../state/crisis/crisis.ts';
import { allRead } from '../../testing/all-read.ts';
import { server as api } from '../../testing/fake-server/fake-server.ts';
import { type Failure, refused } from '../../testing/fake-server/reply.ts';
import type { BodyOf, DataOf } from '../../testing/fake-server/route.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import type { IdentityQuestion } from './modal/identity-question.ts';
// Asked for ahead of need: how long its code takes to come is not what these tests are about.
import './modal/onboarding-dialog.tsx';
import { OnboardingGate } from './onboarding-gate.tsx';
import { hasUnsent } from './outbox/unsent.ts';
import type { ScreeningStep } from './screening-step.ts';

export const NOW = Date.parse('2026-11-21T17:32:00Z');

export const PENDING = pendingSteps([]);
export const REQUIRED = [...REQUIRED_STEPS];

type Body = BodyOf<'PUT /onboarding/user-data'>;
type Data = DataOf<'GET /onboarding/user-data'>;

const fresh = () => ({
  completed: [] as string[],
  data: {} as Partial<Data>,
  seen: false,
  reachable: true,
  /** Whether it takes changes; it may be read all the same. */
  takesChanges: true,
  /** Code of a refusal of a change, where there is one. */
  refuses: null as ((body: Body) => ErrorCode | null) | null,
  puts: [] as Body[],
});

/** The server of one person: what it knows, what it was told, and whether it can be reached. */
export const server = fresh();

const status = (): OnboardingStatus => ({
  hasSeenOnBoarding: server.seen,
  completedSteps: server.completed,
  lastCompletedStep: server.completed.at(-1) ?? null,
  lastUpdated: 1,
});

const withoutNull = (data: object): Partial<Data> =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null));

/** A recovery address waits for its mailbox; none is none at once. */
function asMailed({ recoveryEmail, ...data }: Body): object {
  if (recoveryEmail === undefined) return data;
  return recoveryEmail === null
    ? { ...data, recoveryEmail, recoveryEmailPending: null }
    : { ...data, recoveryEmailPending: recoveryEmail };
}

const known = (): Data => ({ isAnonymous: true, ...server.data, updatedAt: 1 });

function change(body: Body): Data | Failure {
  const code = server.refuses?.(body) ?? null;
  if (code !== null) return refused(code === 'PASSWORD_REQUIRED' ? 403 : 422, code);
  server.puts.push(body);
  const { password: _password, secondFactor: _secondFactor, ...data } = body;
  server.data = withoutNull({ ...server.data, ...asMailed(data) });
  return known();
}

function complete(step: string): OnboardingStatus {
  if (!server.completed.includes(step)) server.completed = [...server.completed, step];
  return status();
}

function answerOnboarding(): void {
  const away = refused(503, 'UNAVAILABLE');
  const read = <Data,>(data: () => Data) => (server.reachable ? data() : away);
  const write = <Data,>(data: () => Data) => (server.reachable && server.takesChanges ? data() : away);
  api.answer('GET /onboarding/status', () => read(status));
  api.answer('GET /onboarding/user-data', () => read(known));
  api.answer('GET /onboarding/is-complete', () =>
    read(() => ({ isComplete: REQUIRED.every((step) => server.completed.includes(step)) })),
  );
  api.answer('GET /onboarding/pending-steps', () =>
    read(() => ({ pendingSteps: PENDING.filter((step) => !server.completed.includes(step)) })),
  );
  api.answer('POST /onboarding/seen', () =>
    write(() => {
      server.seen = true;
      return status();
    }),
  );
  api.answer('POST /onboarding/steps/{step}/complete', ({ params }) => write(() => complete(String(params.step))));
  api.answer('PUT /onboarding/user-data', ({ body }) => write(() => change(body)));
}

/** Each test that takes this fixture begins with Maria signed in, and nothing told yet. */
beforeEach(async () => {
  setClock(() => NOW);
  await session.start({ userId: 'maria', token: 't1' }, 'maria@exemplo.com');
  queryClient.clear();
  Object.assign(server, fresh());
  answerOnboarding();
});

afterEach(async () => {
  cleanup();
  // A frame that goes gives the focus back a moment later: not to the page of the next test.
  await new Promise((resolve) => setTimeout(resolve));
  await session.leave();
  crisis.close();
  setClock(() => Date.now())();
});

/** Items as plain buttons: the real ones are another feature's. */
export const Screening: ScreeningStep = ({ instrument, answers, onChange }) => (
  <div>
    {FORMS[instrument].items.map((item) => (
      <button key={item} type="button" onClick={() => onChange({ ...answers, [item]: 1 }, null)}>
        {item}
      </button>
    ))}
  </div>
);

/** The password in a dialog of its own: the real one is another feature's, too. */
export const Identity: IdentityQuestion = ({ text, confirmLabel, perform, onConfirmed, onClose }) => {
  const [problem, setProblem] = useState('');
  const confirm = async (data: FormData): Promise<void> => {
    try {
      await perform({ password: String(data.get('password')) }, { repeatable: true });
      onClose();
      onConfirmed();
    } catch (error) {
      setProblem(error instanceof ApiError ? error.errorCode : String(error));
    }
  };
  return (
    <Dialog open onOpenChange={onClose} title="Confirme que é você" description={text}>
      <form action={confirm}>
        <input name="password" aria-label="Sua senha" />
        <p role="alert">{problem}</p>
        <button type="submit">{confirmLabel}</button>
      </form>
    </Dialog>
  );
};

export function openOn(element: ReactElement) {
  const router = createMemoryRouter(
    [
      { path: '/home', element },
      { path: '/perfil', element },
    ],
    { initialEntries: ['/home'] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <main tabIndex={-1}>
        <RouterProvider router={router} />
      </main>
    </QueryClientProvider>,
  );
  return router;
}

export const openGate = () => openOn(<OnboardingGate screening={Screening} identity={Identity} />);

/** The page goes, and with it all that only memory knew. */
export function leavePage(): void {
  cleanup();
  queryClient.clear();
}

/**
 * Lets come all that could still appear, in the order it is asked for: what the page reads, the modal's
 * code, what the modal reads. Only then does it mean something that nothing is there.
 */
export async function allCame(): Promise<void> {
  await allRead(queryClient);
  await act(() => vi.dynamicImportSettled());
  await allRead(queryClient);
}

/** Continuar waits for the server only so long: what it was told is complete once nothing waits here. */
export const allSent = () => waitFor(() => expect(hasUnsent('maria')).toBe(false));

export const TITLES = {
  personal: 'Como você quer aparecer aqui?',
  recovery: 'E se um dia a senha escapar?',
  demographics: 'Um pouco sobre você',
  motivation: 'O que traz você ao Alento?',
  mood: 'Como você está agora?',
  depression: 'Como foram suas últimas duas semanas?',
  support: 'Você tem com quem contar?',
  summary: 'Pronto, é isso',
} as const;

export const title = (name: string) => screen.findByRole('heading', { name, level: 3 });
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
export const type = (label: string | RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
export const typedIn = (label: string | RegExp): string => (screen.getByLabelText(label) as HTMLInputElement).value;
