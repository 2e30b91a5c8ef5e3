import type { OnboardingStatus } from '@alento/contract/onboarding';
import type { ErrorCode } from '@alento/domain/errors/catalogue';
import { pendingSteps, REQUIRED_STEPS } from '@alento/domain/onboarding/steps';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { session } from '../../lib/session/session.ts';
import type { IdentityQuestion } from '../../state/account/identity-question.ts';
import { crisis } from '../../state/crisis/crisis.ts';
import { allRead } from '../../testing/all-read.ts';
import { withClock } from '../../testing/clock.ts';
import { server as api } from '../../testing/fake-server/fake-server.ts';
import { type Failure, refused } from '../../testing/fake-server/reply.ts';
import type { BodyOf, DataOf } from '../../testing/fake-server/route.ts';
import { showScreens } from '../../testing/show.tsx';
import { signIn } from '../../testing/signed-in.ts';
// Preloads the dialog's chunk, because its loading is not tested here.
import './modal/onboarding-dialog.tsx';
import { OnboardingGate } from './onboarding-gate.tsx';
import { hasUnsent } from './outbox/unsent.ts';
import { PendingItemsBanner } from './pending/pending-items-banner.tsx';
import { ReviewProfileItem } from './pending/review-profile-item.tsx';

export const NOW = Date.parse('2026-11-21T17:32:00Z');

export const PENDING = pendingSteps([]);
export const REQUIRED = [...REQUIRED_STEPS];

const PROFILE: DataOf<'GET /professional-profile'> = {
  ...{ name: 'Maria Prado', crp: '06/123456', uf: 'SP' },
  ...{ isListed: false, isHidden: false, serviceKinds: [], text: '', contact: '' },
};

const NO_CHANNEL = { isOffered: true, address: null, confirmedAt: null, kinds: [], pending: null };

type Body = BodyOf<'PUT /onboarding/user-data'>;
type Data = DataOf<'GET /onboarding/user-data'>;

const fresh = () => ({
  completed: [] as string[],
  data: {} as Partial<Data>,
  seen: false,
  reachable: true,
  /** Whether changes succeed. Reads always succeed. */
  takesChanges: true,
  /** Returns the error code with which a change is refused, or null if it is accepted. */
  refuses: null as ((body: Body) => ErrorCode | null) | null,
  puts: [] as Body[],
  isProfessional: false,
  hasWhatsapp: false,
  supportContact: null as string | null,
});

/** The fake server of one person: stored data, received requests, and whether it is reachable. */
export const server = fresh();

const status = (): OnboardingStatus => ({
  hasSeenOnBoarding: server.seen,
  completedSteps: server.completed,
  lastCompletedStep: server.completed.at(-1) ?? null,
  lastUpdated: 1,
});

const withoutNull = (data: object): Partial<Data> =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null));

/** Returns data as the server stores it: a new recovery address is unconfirmed, and null removes the address. */
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
  api.answer('GET /professional-profile', () => (server.isProfessional ? PROFILE : null));
  api.answer('GET /notification-channels', () => ({
    ...{ isTraditional: false, proposed: { email: null, whatsapp: null }, quietHours: null },
    ...{ email: NO_CHANNEL, whatsapp: { ...NO_CHANNEL, isOffered: server.hasWhatsapp } },
    supportContact: server.supportContact,
  }));
  api.answer('POST /onboarding/seen', () =>
    write(() => {
      server.seen = true;
      return status();
    }),
  );
  api.answer('POST /onboarding/steps/{step}/complete', ({ params }) => write(() => complete(String(params.step))));
  api.answer('PUT /onboarding/user-data', ({ body }) => write(() => change(body)));
}

/** Each test that uses this fixture starts with Maria signed in and without answers. */
export const clock = withClock(NOW);
beforeEach(async () => {
  await signIn();
  Object.assign(server, fresh());
  answerOnboarding();
});

afterEach(async () => {
  cleanup();
  // The focus is restored asynchronously after the frame is removed. This wait keeps it from affecting the next test.
  await new Promise((resolve) => setTimeout(resolve));
  await session.leave();
  crisis.close();
});

export const NoIdentity: IdentityQuestion = () => null;

export function openOn(element: ReactElement) {
  const page = <main tabIndex={-1}>{element}</main>;
  return showScreens({ '/home': page, '/perfil': page }, '/home').router;
}

/**
 * Opens /home with the gate.
 * @param keepsDiary whether a professional has entries of their own
 * @param identity the identity check, for steps that need it
 * @returns a function that changes `keepsDiary` later
 */
export function openGate(keepsDiary = false, identity = NoIdentity): (keepsDiary: boolean) => void {
  let change: (keepsDiary: boolean) => void = () => undefined;
  function Gate() {
    const [isDiarist, setDiarist] = useState(keepsDiary);
    change = setDiarist;
    return <OnboardingGate identity={identity} keepsDiary={isDiarist} />;
  }
  openOn(<Gate />);
  return (next) => act(() => change(next));
}

/** Opens /home with the gate, and waits for the step with this title. */
export function openStep(name: string | RegExp, identity?: IdentityQuestion): Promise<HTMLElement> {
  openGate(false, identity);
  return title(name);
}

/** Unmounts the page and clears everything in memory. */
export function leavePage(): void {
  cleanup();
  queryClient.clear();
}

/**
 * Waits for everything that may still appear: the page's data, the modal's code and its data. Only after that a test
 * can assert that something is absent.
 */
export async function allCame(): Promise<void> {
  await allRead(queryClient);
  await act(() => vi.dynamicImportSettled());
  await allRead(queryClient);
}

/** Waits until the outbox is empty. Continuar itself waits for the server only for a limited time. */
export const allSent = () => waitFor(() => expect(hasUnsent('maria')).toBe(false));

export const TITLES = {
  personal: 'Como você quer aparecer aqui?',
  recovery: 'E se um dia a senha escapar?',
  demographics: 'Um pouco sobre você',
  motivation: 'O que traz você ao Alento?',
  mood: 'Como você está agora?',
  depression: /^Pergunta 1 de 9/,
  support: 'Você tem com quem contar?',
  summary: 'Pronto, é isso',
} as const;

export const title = (name: string | RegExp) => screen.findByRole('heading', { name, level: 3 });
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
export const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
/** Presses Continuar, and waits for the page with this title. */
export function goOn(to: string | RegExp): Promise<HTMLElement> {
  press('Continuar');
  return title(to);
}
/** What was saved, once the page with this title is shown and nothing is on its way. */
export async function savedAt(name: string | RegExp): Promise<Body[]> {
  await title(name);
  await allSent();
  return server.puts;
}

export const openBanner = () => openOn(<PendingItemsBanner identity={NoIdentity} />);
/** Opens the modal for the pending steps by the banner. */
export async function completeNow(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Completar agora' }));
}
/** Opens the modal with this step as the only pending one. */
export function openOnly(step: string): Promise<void> {
  server.completed = PENDING.filter((it) => it !== step);
  openBanner();
  return completeNow();
}
/** Opens the modal in review mode. */
export function openReview(): void {
  openOn(<ReviewProfileItem identity={NoIdentity} />);
  press(/Revisar Informações de Perfil/);
}
export const type = (label: string | RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
export const typedIn = (label: string | RegExp): string => (screen.getByLabelText(label) as HTMLInputElement).value;
