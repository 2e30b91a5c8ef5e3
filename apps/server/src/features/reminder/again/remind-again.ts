import { REMINDER_LATE_MAX_MS } from '@alento/domain/reminder/limits';
import type { LocalDate } from '@alento/domain/time/local-date';
import type { KeyHolder } from '../../../access/person.ts';
import { keyedName } from '../../../crypto/seal.ts';
import type { Transaction } from '../../../db/database.ts';
import { WAITING_PUSH } from '../../../sealed-json/reminder.ts';
import { pushRetryRepository } from '../clock/waiting.repository.ts';
import { deviceRepository } from '../device/device.repository.ts';

/** A planned dose of a medicine. */
export type PlannedDose = { medicationId: string; date: LocalDate; time: string };

/**
 * Stores one more notification of a dose for each device ('depois'), in the caller's transaction. A second call for the
 * same dose replaces it.
 *
 * @param at when to notify, ms epoch; null if it is no longer wanted.
 * @returns whether a device will be notified.
 */
export async function remindAgain(
  tx: Transaction,
  person: KeyHolder,
  { medicationId, date, time }: PlannedDose,
  at: number | null,
): Promise<boolean> {
  const { owner, userKey } = person;
  const content = { kind: 'medication' as const, medicationId, time };
  const devices = await deviceRepository.list(tx, owner);
  for (const device of devices) {
    const id = keyedName(userKey(), `again:${medicationId}:${date}:${time}:${device.id}`);
    await pushRetryRepository.remove(tx, owner, id);
    if (at === null) continue;
    await pushRetryRepository.add(tx, owner, {
      ...{ id, deviceId: device.id, attempts: 0 },
      content: WAITING_PUSH.seal(userKey(), `${owner.userId}/${id}`, { contents: [content], date, dueAt: at }),
      notBefore: new Date(at),
      expiresAt: new Date(at + REMINDER_LATE_MAX_MS),
    });
  }
  return at !== null && devices.length > 0;
}
