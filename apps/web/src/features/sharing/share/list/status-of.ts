import type { Share } from '@alento/contract/sharing/shares';
import { type ShareStatus, shareStatusOf } from '@alento/domain/sharing/share';
import { now } from '../../../../lib/time/clock.ts';

/** The status of a share now, which may have changed since it was read. */
export const statusNow = (share: Share): ShareStatus => shareStatusOf(share, now());

/** Whether the share can be accepted or read. */
export const isLive = (share: Share): boolean => ['open', 'active'].includes(statusNow(share));
