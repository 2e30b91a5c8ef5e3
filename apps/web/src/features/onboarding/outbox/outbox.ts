import type { OnboardingStatus } from '@alento/contract/onboarding';
import type { Confirmation } from '@alento/contract/second-factor';
import type { UserDataChange } from '@alento/contract/user-data';
import { isOnboardingComplete, type OnboardingStep, pendingSteps } from '@alento/domain/onboarding/steps';
import type { UserData } from '@alento/domain/onboarding/user-data';
import { ApiError, isRefusal } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import { Listeners } from '../../../lib/listeners.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { session } from '../../../lib/session/session.ts';
import { underLock } from '../../../platform/locks.ts';
import { onboardingKeys } from '../onboarding.queries.ts';
import { keepSaved, keepSeenUnsent, keepUnsent, settleUnsent } from './keep-unsent.ts';
import { dropStepDraft } from './step-draft.ts';
import { isSeenUnsent, readUnsent, type Unsent, unsentSteps } from './unsent.ts';

/** Continuar waits this long for the server, in ms. A later refusal is shown in the summary. */
const SAVE_WAIT_MS = 1500;

/** The timeout of a request, in ms. It is needed because a hanging request blocks the next ones. */
const CALL_MAX_MS = 30_000;

/**
 * Status codes with which the server would also respond to a retry with the same data. After other failures a request
 * is retried.
 */
const FINAL = [400, 409, 413, 422];

const inTime = (): { signal: AbortSignal } => ({ signal: AbortSignal.timeout(CALL_MAX_MS) });

const listeners = new Listeners<[step: OnboardingStep]>();

/** Subscribes to the event that the server stored a step's answers. */
export const onDelivered = listeners.subscribe;

/**
 * Whether a retry would get the same error. PASSWORD_REQUIRED is such an error, because the password is never stored.
 */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && (FINAL.includes(error.status) || isRefusal(error, 'PASSWORD_REQUIRED'));

/**
 * Whether the server refused a mood because the device's clock is wrong. It is then sent without a timestamp, and the
 * server uses its own time.
 */
const isAboutTheClock = (error: ApiError, { fields }: Unsent): boolean =>
  error.errorCode.startsWith('TIMESTAMP_') && 'currentMoodAt' in fields;

/** Whether this person is still signed in. */
const isTheirs = (userId: string): boolean => session.userId() === userId;

/** Stores a response in the cache. Running reads are cancelled, because they would overwrite it with older data. */
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

/** Sends a step's answers, then its completion. It doesn't send again what the server already has. */
async function send(userId: string, step: OnboardingStep, unsent: Unsent): Promise<void> {
  let waiting = unsent;
  if (Object.keys(unsent.fields).length > 0) {
    const { data } = await call('PUT /onboarding/user-data', { body: unsent.fields as UserDataChange }, inTime());
    waiting = { fields: {}, refused: null };
    settleUnsent(userId, step, unsent, waiting);
    await know(userId, onboardingKeys.userData(), data);
  }
  // If another person signed in meanwhile, the step would be completed in that person's account.
  if (!isTheirs(userId)) return;
  const { data } = await call('POST /onboarding/steps/{step}/complete', { params: { step } }, inTime());
  settleUnsent(userId, step, waiting, null);
  await knowStatus(userId, data);
  if (!isTheirs(userId)) return;
  listeners.notify(step);
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

/**
 * Returns the first unsent step that was not refused. It is read from storage each time, because it may have changed.
 *
 * @param limited steps that the server doesn't accept for now. They must not block the others.
 */
function nextToSend(userId: string, limited: ReadonlySet<OnboardingStep>): [OnboardingStep, Unsent] | null {
  for (const step of unsentSteps(userId)) {
    const unsent = readUnsent(userId, step);
    if (unsent?.refused === null && !limited.has(step)) return [step, unsent];
  }
  return null;
}

/** The limit of calls that a step shares with other features, such as mail to a new address. */
const isLimit = (error: unknown): boolean => error instanceof ApiError && error.status === 429;

async function deliverAll(userId: string): Promise<void> {
  try {
    if (isTheirs(userId) && isSeenUnsent(userId)) {
      await call('POST /onboarding/seen', {}, inTime());
      keepSeenUnsent(userId, false);
    }
    const limited = new Set<OnboardingStep>();
    for (
      let next = nextToSend(userId, limited);
      next !== null && isTheirs(userId);
      next = nextToSend(userId, limited)
    ) {
      const [step, unsent] = next;
      try {
        await deliver(userId, step, unsent);
      } catch (error) {
        if (!isLimit(error)) throw error;
        limited.add(step);
      }
    }
  } catch {
    // Errors are not shown. Unsent answers stay on the device until the next attempt.
  }
}

/** The running requests are separate per person, so that a hanging one doesn't block another person's. */
const running = new Map<string, Promise<void>>();
const repeatRequested = new Set<string>();

async function drainRepeatedly(userId: string): Promise<void> {
  do {
    repeatRequested.delete(userId);
    await underLock(`alento:onboarding:${userId}`, () => deliverAll(userId));
  } while (repeatRequested.has(userId));
}

/** Sends unsent steps in their order. Never rejects. */
export function drain(userId: string): Promise<void> {
  const current = running.get(userId);
  if (current) {
    repeatRequested.add(userId);
    return current;
  }
  const done = drainRepeatedly(userId).finally(() => running.delete(userId));
  running.set(userId, done);
  return done;
}

const waited = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, SAVE_WAIT_MS));

/**
 * Stores a step's answers on the device and sends them. Returns the code of a refusal if the server responds in time.
 */
export async function saveStep(userId: string, step: OnboardingStep, fields: UserData): Promise<string | null> {
  keepUnsent(userId, step, fields);
  await Promise.race([drain(userId), waited()]);
  return readUnsent(userId, step)?.refused ?? null;
}

/**
 * Sends answers that need the identity check, and waits for the response. Password and second factor are never stored
 * on the device, so the person has to repeat a failed attempt.
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

/** Reports that the modal was opened, now or with a later attempt. */
export function saveSeen(userId: string): void {
  keepSeenUnsent(userId, true);
  void drain(userId);
}
