import { PLAN_LINES, PLAN_PEOPLE, type SafetyPlanContent } from '@alento/domain/safety/safety-plan';
import { Listeners } from '../../../lib/listeners.ts';
import { readJson, writeJson } from '../../../lib/session/device/device-json.ts';
import { onDeviceNews } from '../../../lib/session/device/device-memory.ts';
import { session } from '../../../lib/session/session.ts';
import { isPerson, keepReadableContacts } from './left-contacts.ts';

/** The device's copy of a safety plan, readable and editable offline. */
export type DevicePlan = {
  content: SafetyPlanContent;
  /** `updatedAt` of the server's version that the copy is based on. Null if there was none. */
  basedOn: number | null;
  /** Whether the copy has changes that the server hasn't stored yet. */
  waiting: boolean;
};

const DEVICE_PLAN = 'safety-plan';

/**
 * The copy in memory until it is stored. If storage is disabled or full, it is the only copy until the page is
 * closed.
 */
let memory: { userId: string; copy: DevicePlan } | null = null;
const listeners = new Listeners();

session.subscribe((event) => {
  if (event !== 'signed-in' && event !== 'signed-out') return;
  memory = null;
  listeners.notify();
});

const isLine = (value: unknown): value is string => typeof value === 'string';

const hasEvery = (value: object, part: string, is: (item: unknown) => boolean): boolean => {
  const items: unknown = Reflect.get(value, part);
  return Array.isArray(items) && items.every(is);
};

const isContent = (value: unknown): value is SafetyPlanContent =>
  typeof value === 'object' &&
  value !== null &&
  PLAN_LINES.every((part) => hasEvery(value, part, isLine)) &&
  PLAN_PEOPLE.every((part) => hasEvery(value, part, isPerson)) &&
  ['boolean', 'undefined'].includes(typeof Reflect.get(value, 'readableContacts'));

function isCopy(value: unknown): value is DevicePlan {
  if (typeof value !== 'object' || value === null) return false;
  const basedOn: unknown = Reflect.get(value, 'basedOn');
  return (
    isContent(Reflect.get(value, 'content')) &&
    (basedOn === null || typeof basedOn === 'number') &&
    typeof Reflect.get(value, 'waiting') === 'boolean'
  );
}

/** Returns this person's copy on this device, or null. */
export function readDevicePlan(userId: string): DevicePlan | null {
  if (memory?.userId === userId) return memory.copy;
  const stored = readJson(userId, DEVICE_PLAN);
  return isCopy(stored) ? stored : null;
}

/** Stores the copy of the signed-in person. Sign-out deletes it. */
export function writeDevicePlan(userId: string, copy: DevicePlan): void {
  if (session.userId() !== userId) return;
  const written = { userId, copy };
  memory = written;
  void writeJson(userId, DEVICE_PLAN, copy).then((isStored) => {
    if (isStored && memory === written) memory = null;
  });
  keepReadableContacts(userId, copy.content);
  listeners.notify();
}

onDeviceNews(() => listeners.notify());

/** Subscribes to changes of the copy in this and other tabs. */
export const subscribeDevicePlan = listeners.subscribe;

const partsOf = (content: SafetyPlanContent): string =>
  JSON.stringify([
    ...PLAN_LINES.map((part) => content[part]),
    ...PLAN_PEOPLE.map((part) => content[part].map(({ name, phone }) => [name, phone])),
    content.readableContacts,
  ]);

/** Whether two plans have the same content. */
export const isSamePlan = (one: SafetyPlanContent, other: SafetyPlanContent): boolean =>
  partsOf(one) === partsOf(other);
