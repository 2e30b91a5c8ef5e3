import type { Logger } from 'pino';
import type { Person, PersonsForJob } from '../../../access/person.ts';
import type { Store } from '../../../db/database.ts';
import type { PushSender } from '../../../integrations/push/push-sender.ts';
import { errorKind } from '../../../log/error-kind.ts';
import { type DeviceRow, deviceRepository } from '../device/device.repository.ts';
import { type ClaimedReminder, dueRepository } from './due.repository.ts';
import { dueNotices, type NeedsReminder, type Notice } from './due-notices.ts';
import { type Outcomes, pushDelivery } from './push-delivery.ts';
import { filterOutdatedContents } from './still-wanted.ts';
import { pushRetryRepository, type WaitingRow } from './waiting.repository.ts';

/**
 * Reminders per claim. What a killed process has claimed and not sent is lost for its day, so it is small.
 */
export const BATCH = 100;
/** Notifications that are on their way at once. Each service's share is limited by the sender, so that a slow one
 * doesn't hold back the others. */
const ON_THE_WAY_MAX = 3000;
/** How long a stop waits for push services, ms. After it, what is on the way is stored and sent by the next process. */
const STOP_MS = 3000;
/** Pause when nothing is due, ms. */
export const PAUSE_MS = 1000;

type Deps = Store & {
  push: PushSender;
  personsForJob: PersonsForJob;
  log: Logger;
  needsReminder: NeedsReminder;
  /** Sends notices by the other channels that people chose; app.ts provides it. */
  sendByChannels: (notices: readonly Notice[]) => Promise<void>;
};

/** Finds due reminders and sends them, in every process that runs jobs. */
export function reminderClock({ db, push, personsForJob, clock, log, needsReminder, sendByChannels }: Deps) {
  const onTheWay = new Set<Promise<void>>();
  let counts: Partial<Outcomes> = {};
  let isStopped = false;
  let wake: () => void = () => undefined;
  let running: Promise<void> | null = null;

  const onFailure = (error: unknown): void => log.error({ kind: errorKind(error) }, 'reminder failed');
  const delivery = pushDelivery({
    ...{ db, push, clock },
    count: (outcome) => {
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    },
  });
  const noticesOf = dueNotices({ ...{ db, personsForJob, clock, needsReminder }, onFailure });

  const wantedOf = filterOutdatedContents({ db, clock, needsReminder });

  /** Starts a sending without waiting for it. A failure is logged and affects no other sending. */
  function start(sending: Promise<void>): void {
    const one: Promise<void> = sending.catch(onFailure).finally(() => onTheWay.delete(one));
    onTheWay.add(one);
  }

  async function waitForRoom(): Promise<void> {
    while (onTheWay.size >= ON_THE_WAY_MAX) await Promise.race(onTheWay);
  }

  async function sendDue(claimed: readonly ClaimedReminder[]): Promise<void> {
    const notices = await noticesOf(claimed);
    const owners = notices.map(({ person }) => person.owner);
    const devices = Map.groupBy(await deviceRepository.listOf(db, owners, clock()), ({ userId }) => userId);
    for (const notice of notices) {
      for (const device of devices.get(notice.person.owner.userId) ?? []) {
        await waitForRoom();
        start(delivery.send(notice, device));
      }
    }
    start(sendByChannels(notices));
  }

  async function sendAgain(person: Person, device: DeviceRow, row: WaitingRow): Promise<void> {
    await delivery.sendAgain(person, await wantedOf(person, delivery.open(person, row)), device, row);
  }

  async function sendWaiting(rows: readonly WaitingRow[]): Promise<void> {
    const people = await personsForJob([...new Set(rows.map(({ userId }) => userId))]);
    const byId = new Map(people.map((person) => [person.owner.userId, person]));
    const devices = await deviceRepository.listOf(
      db,
      people.map(({ owner }) => owner),
      clock(),
    );
    const deviceOf = ({ userId, deviceId }: WaitingRow): DeviceRow | undefined =>
      devices.find((device) => device.userId === userId && device.id === deviceId);
    for (const row of rows) {
      const person = byId.get(row.userId);
      const device = deviceOf(row);
      if (!person || !device) continue;
      await waitForRoom();
      start(sendAgain(person, device, row));
    }
  }

  /** Sends everything that is due now. */
  async function runDue(): Promise<void> {
    for (;;) {
      const due = isStopped ? [] : await dueRepository.claim(db, clock(), BATCH);
      if (due.length > 0) await sendDue(due);
      const waiting = isStopped ? [] : await pushRetryRepository.claim(db, clock(), BATCH);
      if (waiting.length > 0) await sendWaiting(waiting);
      if (due.length === 0 && waiting.length === 0) break;
    }
    if (Object.keys(counts).length > 0) {
      log.info({ ...counts }, 'reminders sent');
      counts = {};
    }
  }

  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, PAUSE_MS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function loop(): Promise<void> {
    while (!isStopped) {
      // A failure of the database ends this pass; the next one claims what was not claimed.
      await runDue().catch(onFailure);
      if (!isStopped) await pause();
    }
  }

  return {
    /** Sends what is due now, and waits until it is sent. For tests. */
    async runOnce(): Promise<void> {
      await runDue();
      await Promise.all(onTheWay);
    },

    /** Starts the loop. Call it only in a process that runs jobs. */
    start(): void {
      running ??= loop();
    },

    /** Ends the loop and waits for what is on its way. Closes the sender if a push service takes too long. */
    async stop(): Promise<void> {
      isStopped = true;
      wake();
      const timer = setTimeout(() => void push.close(), STOP_MS);
      await running;
      await Promise.all(onTheWay);
      clearTimeout(timer);
    },
  };
}

export type ReminderClock = ReturnType<typeof reminderClock>;
