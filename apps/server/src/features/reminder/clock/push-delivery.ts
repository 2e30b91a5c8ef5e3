import { randomInt, randomUUID } from 'node:crypto';
import { REMINDER_LATE_MAX_MS } from '@alento/domain/reminder/limits';
import type { Person } from '../../../access/person.ts';
import type { Database } from '../../../db/database.ts';
import type { PushResult, PushSender } from '../../../integrations/push/push-sender.ts';
import { WAITING_PUSH, type WaitingContent } from '../../../sealed-json/reminder.ts';
import { type DeviceRow, deviceRepository } from '../device/device.repository.ts';
import { openDevice } from '../device/device.service.ts';
import { reminderMessage } from '../message.ts';
import type { Notice } from './due-notices.ts';
import { pushRetryRepository, type WaitingRow } from './waiting.repository.ts';

/** Wait after the first attempt that failed; doubled with each further one, ms. A longer Retry-After is respected. */
const FIRST_WAIT_MS = 15_000;
const LONGEST_WAIT_MS = 600_000;
/** Random part of each wait, so that a service that works again doesn't get everything at once. */
const JITTER = 0.3;

/** How often each outcome occurred, for the log. `expired` could not be sent before it expired. */
export type Outcomes = Record<PushResult['outcome'] | 'expired', number>;

type Deps = { db: Database; push: PushSender; clock: () => number; count: (outcome: keyof Outcomes) => void };

const rowIdOf = (userId: string, id: string): string => `${userId}/${id}`;

function waitMs(attempts: number, afterMs: number | null): number {
  // A Retry-After of 0 must not make a loop.
  const base = Math.max(afterMs ?? 0, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1)));
  return base + randomInt(Math.max(1, Math.floor(base * JITTER)));
}

/** Sends notifications to devices, and keeps those that the service can't take now until they expire. */
export function pushDelivery({ db, push, clock, count }: Deps) {
  /** When to try again; null if the notification expires before. */
  function retryAt(attempts: number, afterMs: number | null, expiresAt: number): Date | null {
    const at = clock() + waitMs(attempts, afterMs);
    if (at < expiresAt) return new Date(at);
    count('expired');
    return null;
  }

  async function attempt(
    { person, contents, isDiscreet, date, dueAt }: Notice,
    device: DeviceRow,
  ): Promise<PushResult> {
    const message = reminderMessage(contents, { userId: person.owner.userId, isDiscreet, date, dueAt });
    const result = await push.send(openDevice(person, device).target, message);
    count(result.outcome);
    if (result.outcome === 'gone') {
      await deviceRepository.remove(db, person.owner, device.id, device.addressHash);
    }
    return result;
  }

  /** Stores a notice for a later attempt. */
  async function keep(notice: Notice, deviceId: string, attempts: number, notBefore: Date): Promise<void> {
    const { person, contents, date, dueAt } = notice;
    const { owner, userKey } = person;
    const id = randomUUID();
    await pushRetryRepository.add(db, owner, {
      ...{ id, deviceId, attempts, notBefore },
      content: WAITING_PUSH.seal(userKey(), rowIdOf(owner.userId, id), { contents: [...contents], date, dueAt }),
      expiresAt: new Date(dueAt + REMINDER_LATE_MAX_MS),
    });
  }

  return {
    /** Sends a notice to a device for the first time. */
    async send(notice: Notice, device: DeviceRow): Promise<void> {
      const result = await attempt(notice, device);
      if (result.outcome !== 'later') return;
      const notBefore = retryAt(1, result.afterMs, notice.dueAt + REMINDER_LATE_MAX_MS);
      if (notBefore) await keep(notice, device.id, 1, notBefore);
    },

    /** Decrypts a notice that waited. */
    open({ owner, userKey }: Person, { id, content }: WaitingRow): WaitingContent {
      return WAITING_PUSH.open(userKey(), rowIdOf(owner.userId, id), content);
    },

    /** Sends a notice again that waited. @param notice what is still wanted of it; null if nothing is. */
    async sendAgain({ owner }: Person, notice: Notice | null, device: DeviceRow, row: WaitingRow): Promise<void> {
      const result = notice === null ? null : await attempt(notice, device);
      const attempts = row.attempts + 1;
      const notBefore = result?.outcome === 'later' ? retryAt(attempts, result.afterMs, row.expiresAt.getTime()) : null;
      if (notBefore) await pushRetryRepository.postpone(db, owner, row.id, attempts, notBefore);
      else await pushRetryRepository.remove(db, owner, row.id);
    },
  };
}
