import type { OnboardingStatus } from '@alento/contract/onboarding';
import type { Confirmation } from '@alento/contract/second-factor';
import type { UserDataChange } from '@alento/contract/user-data';
import { isOnboardingComplete, type OnboardingStep, pendingSteps } from '@alento/domain/onboarding/steps';
import type { UserData } from '@alento/domain/onboarding/user-data';
import { ApiError, isRefusal } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { session } from '../../../lib/session/session.ts';
import { onboardingKeys } from '../onboarding.queries.ts';
import { keepSaved, keepSeenUnsent, keepUnsent, settleUnsent } from './keep-unsent.ts';
import { dropStepDraft } from './step-draft.ts';
import { isSeenUnsent, readUnsent, type Unsent, unsentSteps } from './unsent.ts';

/** How long Continuar waits for the server's word, ms; what comes later finds the person already further on. */
const SAVE_WAIT_MS = 1500;

/** How long a call may take, ms: one that hangs holds up all that waits behind it. */
const CALL_MAX_MS = 30_000;

/** Answers that the same data will always get. Everything else may go better another time. */
const FINAL = [400, 409, 413, 422];

const inTime = (): { signal: AbortSignal } => ({ signal: AbortSignal.timeout(CALL_MAX_MS) });

type Listener = (step: OnboardingStep) => void;
const listeners = new Set<Listener>();

/** Tells of every step whose answers reached the server. */
export function onDelivered(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whatever comes again the same; and the password is never kept: the person has to be asked for it. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && (FINAL.includes(error.status) || isRefusal(error, 'PASSWORD_REQUIRED'));

/** A device whose clock is off can't tell when the mood was felt: the server's time will do. */
const isAboutTheClock = (error: ApiError, { fields }: Unsent): boolean =>
  error.errorCode.startsWith('TIMESTAMP_') && 'currentMoodAt' in fields;

/** Whether it is still this person who is signed in. */
const isTheirs = (userId: string): boolean => session.userId() === userId;

/** What the screens know comes from the answer; a read that began before it must not put the old back. */
async function know<Data>(userId: string, queryKey: readonly unknown[], data: Data): Promise<void> {
  if (!isTheirs(userId)) return;
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, data);
}

async function knowStatus(userId: string, status: OnboardingStatus): Promise<void> {
  const { completedSteps } = status;
  await know(userId, onboardingKeys.status(), status);
  await know(userId, onboardingKeys.overview(), {
    isComplete: isOnboardingComplete(completedSteps),
    pendingSteps: pendingSteps(completedSteps),
  });
}

/** Sends a step's answers, then that it is done; what went through is not sent twice. */
async function send(userId: string, step: OnboardingStep, unsent: Unsent): Promise<void> {
  let waiting = unsent;
  if (Object.keys(unsent.fields).length > 0) {
    const { data } = await call('PUT /onboarding/user-data', { body: unsent.fields as UserDataChange }, inTime());
    waiting = { fields: {}, refused: null };
    settleUnsent(userId, step, unsent, waiting);
    await know(userId, onboardingKeys.userData(), data);
  }
  // Another person may have signed in meanwhile: the step would be done in their name.
  if (!isTheirs(userId)) return;
  const { data } = await call('POST /onboarding/steps/{step}/complete', { params: { step } }, inTime());
  settleUnsent(userId, step, waiting, null);
  await knowStatus(userId, data);
  if (!isTheirs(userId)) return;
  for (const listener of listeners) listener(step);
}

async function deliver(userId: string, step: OnboardingStep, unsent: Unsent): Promise<void> {
  try {
    await send(userId, step, unsent);
  } catch (error) {
    if (!isFinal(error)) throw error;
    if (isAboutTheClock(error, unsent)) {
      const { currentMoodAt: _, ...fields } = unsent.fields;
      settleUnsent(userId, step, unsent, { ...unsent, fields });
    } else {
      settleUnsent(userId, step, unsent, { ...unsent, refused: error.errorCode });
    }
  }
}

/** The first step that waits and was not refused; read anew each time, as it may have changed meanwhile. */
function nextToSend(userId: string): [OnboardingStep, Unsent] | null {
  for (const step of unsentSteps(userId)) {
    const unsent = readUnsent(userId, step);
    if (unsent?.refused === null) return [step, unsent];
  }
  return null;
}

async function deliverAll(userId: string): Promise<void> {
  try {
    if (isTheirs(userId) && isSeenUnsent(userId)) {
      await call('POST /onboarding/seen', {}, inTime());
      keepSeenUnsent(userId, false);
    }
    for (let next = nextToSend(userId); next !== null && isTheirs(userId); next = nextToSend(userId)) {
      await deliver(userId, ...next);
    }
  } catch {
    // Swallowed silently (companion §4): what was not sent waits on the device for the next occasion.
  }
}

/** One at a time, across tabs too where the browser can. */
const alone = (userId: string, work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(`alento:onboarding:${userId}`, work) : work();

/** Each person's own: a call of one that hangs holds up nobody else. */
const running = new Map<string, Promise<void>>();
const askedAgain = new Set<string>();

async function drainWhileAsked(userId: string): Promise<void> {
  do {
    askedAgain.delete(userId);
    await alone(userId, () => deliverAll(userId));
  } while (askedAgain.has(userId));
}

/** Sends what waits, in the order of the steps. Never rejects. */
export function drain(userId: string): Promise<void> {
  const current = running.get(userId);
  if (current) {
    askedAgain.add(userId);
    return current;
  }
  const done = drainWhileAsked(userId).finally(() => running.delete(userId));
  running.set(userId, done);
  return done;
}

const waited = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, SAVE_WAIT_MS));

/** Keeps a step's answers, sends them, and tells the code of a refusal if it comes soon enough. */
export async function saveStep(userId: string, step: OnboardingStep, fields: UserData): Promise<string | null> {
  keepUnsent(userId, step, fields);
  await Promise.race([drain(userId), waited()]);
  return readUnsent(userId, step)?.refused ?? null;
}

/**
 * Saves answers that ask for the person, while they wait for it. Neither the password nor the second
 * factor is ever kept on the device: what fails is tried again by who knows them.
 */
export async function saveConfirmed(
  userId: string,
  { step, fields }: { step: OnboardingStep; fields: UserData },
  confirmation: Confirmation,
  sending: { repeatable: boolean },
): Promise<void> {
  const body = { ...fields, ...confirmation } as UserDataChange;
  const { data } = await call('PUT /onboarding/user-data', { body }, { ...inTime(), ...sending });
  keepSaved(userId, step);
  dropStepDraft(userId, step);
  await know(userId, onboardingKeys.userData(), data);
  await Promise.race([drain(userId), waited()]);
}

/** Tells that the modal was opened, now or when it can be told. */
export function saveSeen(userId: string): void {
  keepSeenUnsent(userId, true);
  void drain(userId);
}
