import { useEffect } from 'react';
import { knowsTimeZone } from '../../lib/time/clock.ts';
import { toast } from '../../ui/overlay/toast.tsx';
import { zoneNoticeCopy } from './zone-notice.copy.ts';

const NOTICE_MS = 10_000;
let hasNotified = false;

/** Says once for each start of the app if days and hours follow another zone, because the device reports none. */
export function useZoneNotice(): void {
  useEffect(() => {
    if (hasNotified || knowsTimeZone()) return;
    hasNotified = true;
    toast.hint(zoneNoticeCopy.unknown, NOTICE_MS);
  }, []);
}
