import { OUTBOX_CALL_MAX_MS } from '@alento/domain/outbox/limits';
import { call } from '../../../lib/api/client.ts';
import { isClockKnown } from '../../../lib/time/clock-skew.ts';
import { checkedBody } from './checked-body.ts';
import type { MoodBody } from './mood-creation.ts';
import { recordingShift } from './recording-time.ts';

/** Compares this device's clock with the server's, and asks with which time a mood is sent if they differ. */
export async function checkTime(mood: MoodBody): Promise<MoodBody> {
  const inTime = { signal: AbortSignal.timeout(OUTBOX_CALL_MAX_MS), repeatable: false };
  if (!isClockKnown()) await call('GET /health', {}, inTime);
  return checkedBody(mood, await recordingShift());
}
