import { useRef, useSyncExternalStore } from 'react';
import { type DevicePlan, readDevicePlan, subscribeDevicePlan } from './device-plan.ts';

/** Returns the device's copy, which is updated on changes in this and other tabs. */
export function useDevicePlan(userId: string): DevicePlan | null {
  const last = useRef<DevicePlan | null>(null);
  const read = (): DevicePlan | null => {
    const copy = readDevicePlan(userId);
    if (JSON.stringify(copy) !== JSON.stringify(last.current)) last.current = copy;
    return last.current;
  };
  return useSyncExternalStore(subscribeDevicePlan, read, () => null);
}
