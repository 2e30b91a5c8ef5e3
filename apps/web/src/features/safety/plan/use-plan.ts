import type { SafetyPlanContent } from '@alento/domain/safety/safety-plan';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useUnsavedWork } from '../../../lib/page/unsaved-work.ts';
import { useIsOnline } from '../../../lib/page/use-is-online.ts';
import { readDevicePlan } from '../device-plan/device-plan.ts';
import { changePlan, planSync, sendPlan } from '../device-plan/plan-sync.ts';
import { useDevicePlan } from '../device-plan/use-device-plan.ts';
import { safetyPlanQuery } from './safety-plan.queries.ts';

/** Returns the signed-in person's plan: the device's copy, which is readable and editable online and offline. */
export function usePlan(userId: string) {
  const query = useQuery(safetyPlanQuery());
  const copy = useDevicePlan(userId);
  const sync = useSyncExternalStore(planSync.subscribe, planSync.current, planSync.current);
  const isOnline = useIsOnline();
  // Whether closing the page may lose a change: one that is refused or being sent. A change that waits for the
  // network is stored on this device.
  useUnsavedWork(copy?.waiting === true && sync.state !== 'offline', { isKept: true });
  return {
    query,
    copy,
    sync,
    isOnline,
    /** Reads the newest version, because an event may be handled before the next render. */
    content: (): SafetyPlanContent | null => readDevicePlan(userId)?.content ?? null,
    change: (content: SafetyPlanContent): void => changePlan(userId, content),
    send: (): void => void sendPlan(userId),
  };
}
