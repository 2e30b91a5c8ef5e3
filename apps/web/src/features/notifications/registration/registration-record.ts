import { readObject, writeJson } from '../../../lib/session/device/device-json.ts';

/** The last registration of this device for a person: which subscription, when, and in which time zone. */
export type RegistrationRecord = {
  /** Endpoint or token. */
  readonly address: string;
  /** ms epoch. */
  readonly at: number;
  readonly timeZone: string;
};

const NAME = 'push-registration';

/** The record of a person; null if this device isn't registered for them. */
export function readRegistration(userId: string): RegistrationRecord | null {
  const { address, at, timeZone } = readObject(userId, NAME) ?? {};
  return typeof address === 'string' && typeof at === 'number' && typeof timeZone === 'string'
    ? { address, at, timeZone }
    : null;
}

/** Stores the record, or deletes it for null. It ends with the session, like the registration itself. */
export const writeRegistration = (userId: string, record: RegistrationRecord | null): Promise<boolean> =>
  writeJson(userId, NAME, record);

/** Notes that the person removed this device from the list, instead of a registration. */
export const writeRemoval = (userId: string): Promise<boolean> => writeJson(userId, NAME, { isRemoved: true });

/** Whether the person removed this device from the list, and has not registered it since. */
export function wasRemoved(userId: string): boolean {
  const { isRemoved } = readObject(userId, NAME) ?? {};
  return isRemoved === true;
}
