import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { session } from '../../../lib/session/session.ts';
import { type NotificationPort, SubscribeError } from '../../../platform/notifications/notification-port.ts';
import { getNotifications } from '../../../platform/notifications/notifications.ts';
import { readRegistrationsAgain } from '../notifications.keys.ts';
import { remindLocally } from '../schedule/remind-locally.ts';
import { readSchedule } from '../schedule/schedule.queries.ts';
import { registerDevice } from './register-device.ts';
import { registrationCopy as copy } from './registration.copy.ts';

/** What the last press led to. `text` is a specified one; `detail` says why it failed. */
export type Outcome = {
  readonly tone: 'busy' | 'done' | 'declined' | 'failed';
  readonly text: string;
  readonly detail?: string;
};

/** The message of an error; null if nothing is known about it. */
function reasonOf(error: unknown): string | null {
  if (error instanceof SubscribeError) return copy.reasons[error.reason];
  return error instanceof ApiError ? error.message : null;
}

function failureOf(error: unknown): Outcome {
  const reason = reasonOf(error);
  return { tone: 'failed', text: copy.failed, detail: reason === null ? copy.unknownError : copy.error(reason) };
}

/** After a registration, or a failed one. If the schedule can't be read, the next start of the app tries again. */
const setLocalReminders = (userId: string): Promise<void> =>
  getNotifications()
    .then((port) => remindLocally(port, userId))
    .catch(() => undefined);

/** Asks for the permission, then registers. Null if the person did not answer the question. */
async function enabled(
  port: NotificationPort,
  userId: string,
  report: (outcome: Outcome) => void,
): Promise<Outcome | null> {
  const permission = await port.requestPermission();
  if (permission === 'default') return null;
  // The person's own choice is no failure. The card says how to change it.
  if (permission === 'denied') return { tone: 'declined', text: copy.declined };
  report({ tone: 'busy', text: copy.registering });
  await registerDevice(port, userId);
  const { isCapacitor } = await port.status();
  return { tone: 'done', text: isCapacitor ? copy.nativeEnabled : copy.registered };
}

/** Registers by hand, then checks that the schedule can be read. */
async function registeredManually(port: NotificationPort, userId: string): Promise<Outcome> {
  try {
    await registerDevice(port, userId);
  } catch (error) {
    return { tone: 'failed', text: copy.manualError(reasonOf(error) ?? copy.unknownError) };
  }
  return readSchedule().then(
    () => ({ tone: 'done', text: copy.registeredManually }),
    () => ({ tone: 'failed', text: copy.registeredInPart }),
  );
}

/** Switching notifications on for this device, with what is said about it. */
export function useRegistration() {
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function run(work: (port: NotificationPort, userId: string) => Promise<Outcome | null>): Promise<void> {
    const userId = session.userId();
    if (userId === null || outcome?.tone === 'busy') return;
    let next: Outcome | null;
    try {
      next = await work(await getNotifications(), userId);
    } catch (error) {
      next = failureOf(error);
    }
    await Promise.all([readRegistrationsAgain(client), setLocalReminders(userId)]);
    setOutcome(next);
  }

  return {
    outcome,
    isBusy: outcome?.tone === 'busy',
    /** Asks for the permission and registers. It must be called in response to a press. */
    enable: (): void => void run((port, userId) => enabled(port, userId, setOutcome)),
    /** Registers a device that has the permission already. */
    registerManually: (): void =>
      void run((port, userId) => {
        setOutcome({ tone: 'busy', text: copy.registeringManually });
        return registeredManually(port, userId);
      }),
  };
}

export type Registration = ReturnType<typeof useRegistration>;
