import { randomInt, randomUUID } from 'node:crypto';
import type { KeyHolder } from '../../../access/person.ts';
import type { Database } from '../../../db/database.ts';
import type { PushMessage, PushResult, PushSender } from '../../../integrations/push/push-sender.ts';
import { WAITING_PUSH } from '../../../sealed-documents/reminder.ts';
import { type DeviceRow, deviceRepository } from '../device/device.repository.ts';
import { openDevice } from '../device/device.service.ts';
import { type WaitingRow, waitingRepository } from './waiting.repository.ts';

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

/** Sends notifications to devices, and keeps those that the service can't take now until they expire (decision D41). */
export function pushDelivery({ db, push, clock, count }: Deps) {
  /** When to try again; null if the notification expires before. */
  function retryAt(attempts: number, afterMs: number | null, expiresAt: number): Date | null {
    const at = clock() + waitMs(attempts, afterMs);
    if (at < expiresAt) return new Date(at);
    count('expired');
    return null;
  }

  async function attempt(person: KeyHolder, device: DeviceRow, message: PushMessage): Promise<PushResult> {
    const result = await push.send(openDevice(person, device).target, message);
    count(result.outcome);
    if (result.outcome === 'gone') {
      await deviceRepository.remove(db, person.owner, device.id, device.addressHash);
    }
    return result;
  }

  /** Stores a notification for a later attempt. */
  async function keep(
    { owner, userKey }: KeyHolder,
    deviceId: string,
    { expiresAt, ...content }: PushMessage,
    attempts: number,
    notBefore: Date,
  ): Promise<void> {
    const id = randomUUID();
    await waitingRepository.add(db, owner, {
      ...{ id, deviceId, attempts, notBefore },
      content: WAITING_PUSH.seal(userKey(), rowIdOf(owner.userId, id), content),
      expiresAt: new Date(expiresAt),
    });
  }

  return {
    /** Sends a notification to a device for the first time. */
    async send(person: KeyHolder, device: DeviceRow, message: PushMessage): Promise<void> {
      const result = await attempt(person, device, message);
      if (result.outcome !== 'later') return;
      const notBefore = retryAt(1, result.afterMs, message.expiresAt);
      if (notBefore) await keep(person, device.id, message, 1, notBefore);
    },

    /** Sends a notification again that waited. */
    async sendAgain(person: KeyHolder, device: DeviceRow, row: WaitingRow): Promise<void> {
      const { owner } = person;
      const content = WAITING_PUSH.open(person.userKey(), rowIdOf(owner.userId, row.id), row.content);
      const expiresAt = row.expiresAt.getTime();
      const result = await attempt(person, device, { ...content, expiresAt });
      const attempts = row.attempts + 1;
      const notBefore = result.outcome === 'later' ? retryAt(attempts, result.afterMs, expiresAt) : null;
      if (notBefore) await waitingRepository.postpone(db, owner, row.id, attempts, notBefore);
      else await waitingRepository.remove(db, owner, row.id);
    },
  };
}
