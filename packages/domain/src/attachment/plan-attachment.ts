import type { PlanId } from '../plan/plans.ts';
import { PLAN_QUOTAS } from '../plan/quotas.ts';
import { accept, type Result, refuse } from '../result.ts';
import { ATTACHMENT_TYPES, ATTACHMENTS_OF_ENTRY, type AttachmentKind, type AttachmentType } from './attachment.ts';

type Wanted = {
  kind: AttachmentKind;
  type: AttachmentType;
  width?: number | undefined;
  height?: number | undefined;
  durationMs?: number | undefined;
  thumbnailBytes?: number | undefined;
};

/** Whether an attachment has the facts of its kind: a photo its sides and a preview, a voice note its duration. */
export function isWholeAttachment({ kind, type, width, height, durationMs, thumbnailBytes }: Wanted): boolean {
  if (!ATTACHMENT_TYPES[kind].some((one) => one === type)) return false;
  const ofPhoto = [width, height, thumbnailBytes];
  return kind === 'photo'
    ? !ofPhoto.includes(undefined) && durationMs === undefined
    : ofPhoto.every((fact) => fact === undefined) && durationMs !== undefined;
}

/** What a person has already: attachments of the entry and kind, those of the month, and the bytes of all. */
export type AttachmentsSoFar = { ofEntry: number; ofMonth: number; bytes: number };

/** How many more attachments the plan allows this month; null without a limit. */
export function leftThisMonth(planId: PlanId, ofMonth: number): number | null {
  const limit = PLAN_QUOTAS[planId].attachmentsPerMonth;
  return Number.isFinite(limit) ? Math.max(0, limit - ofMonth) : null;
}

/**
 * Whether another attachment may be added.
 *
 * @param bytesMax for all attachments of a person and their previews together.
 */
export function checkRoom(
  { kind, bytes }: { kind: AttachmentKind; bytes: number },
  soFar: AttachmentsSoFar,
  { planId, bytesMax }: { planId: PlanId; bytesMax: number },
): Result<true> {
  if (soFar.ofEntry >= ATTACHMENTS_OF_ENTRY[kind]) return refuse('ATTACHMENTS_OF_ENTRY_FULL');
  if (soFar.ofMonth >= PLAN_QUOTAS[planId].attachmentsPerMonth) return refuse('ATTACHMENTS_MONTHLY_LIMIT_EXCEEDED');
  if (soFar.bytes + bytes > bytesMax) return refuse('ATTACHMENTS_FULL');
  return accept(true);
}
