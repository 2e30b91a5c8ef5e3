import { registration } from '../../testing/people/push-registration.ts';
import type { Person, TestApp } from '../../testing/test-app.ts';

/** Registers a device of a person; its push address ends with its id. */
export const register = (person: Person, deviceId: string, rest: object = {}) =>
  person.call('POST', '/push-notifications/register', registration(deviceId, rest));

/** Sets a person's reminders. */
export const schedule = (person: Person, times: object, headers: Record<string, string> = {}) =>
  person.call('PUT', '/push-notifications/schedule', { deviceId: 'aparelho-1', ...times }, headers);

/** Last parts of the push addresses that got a notification, in order. */
export const addressesOf = (app: TestApp): string[] =>
  app.push.sent.map(({ target }) => (target.kind === 'web' ? (target.endpoint.split('/').at(-1) ?? '') : target.token));
