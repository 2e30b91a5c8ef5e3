import type { Share } from '@alento/contract/sharing/shares';
import { type ShareStatus, shareStatusOf } from '@alento/domain/sharing/share';
import { serverNow } from '../../../../lib/time/clock-skew.ts';

/** The status of a share now, which may have changed since it was read. */
export const statusNow = (share: Share): ShareStatus => shareStatusOf(share, serverNow());

/** Whether the share can be accepted or read. */
export const isLive = (share: Share): boolean => ['open', 'active'].includes(statusNow(share));
