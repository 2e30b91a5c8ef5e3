import { afterCrisis, CALM, type SafetyState } from '@alento/domain/safety/safety-state';
import { queryClient } from '../../lib/query-client.ts';
import { readJson, writeJson } from '../../lib/session/device/device-json.ts';
import { now } from '../../lib/time/clock.ts';
import { safetyKeys } from './safety.keys.ts';

const STATE = 'safety-state';

const isInstant = (value: unknown): boolean => value === null || typeof value === 'number';

function isState(value: unknown): value is SafetyState {
  return (
    typeof value === 'object' && value !== null && Object.keys(CALM).every((key) => isInstant(Reflect.get(value, key)))
  );
}

/** Returns the safety state stored on the device, which is also available offline. */
export function deviceState(userId: string): SafetyState {
  const stored = readJson(userId, STATE);
  return isState(stored) ? stored : CALM;
}

/** Stores the state that the server returned. */
export const storeState = (userId: string, state: SafetyState): void => void writeJson(userId, STATE, state);

/** Stores a state that the server doesn't have yet. */
export function keepState(userId: string, state: SafetyState): void {
  // The response of a running request may be older than this state.
  void queryClient.cancelQueries({ queryKey: safetyKeys.state() });
  storeState(userId, state);
}

/** Stores that there was a sign of a crisis, so that the person is asked later even if no request succeeds. */
export function noteCrisis(userId: string): void {
  keepState(userId, afterCrisis(deviceState(userId), now()));
}
