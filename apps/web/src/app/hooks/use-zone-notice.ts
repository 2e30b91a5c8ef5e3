import { useEffect } from 'react';
import { knowsTimeZone } from '../../lib/time/clock.ts';
import { toast } from '../../ui/overlay/toast.tsx';
import { zoneNoticeCopy } from './zone-notice.copy.ts';

const SHOWN_MS = 10_000;
let isTold = false;

/** Says once for each start of the app if days and hours follow another zone, because the device tells none. */
export function useZoneNotice(): void {
  useEffect(() => {
    if (isTold || knowsTimeZone()) return;
    isTold = true;
    toast.hint(zoneNoticeCopy.unknown, SHOWN_MS);
  }, []);
}
