import type { MoodBody } from './mood-creation.ts';

/** The body as it is sent, with its time shifted, ms. */
export const checkedBody = ({ isUnchecked: _, ...body }: MoodBody, shiftMs: number): MoodBody => ({
  ...body,
  timestamp: body.timestamp && body.timestamp + shiftMs,
});
