import { ACCESS_KINDS } from '@alento/domain/sharing/access-kinds';
import { UFS } from '@alento/domain/sharing/crp';
import { REPORT_REASONS, SERVICE_KINDS } from '@alento/domain/sharing/listing';
import { SHARED_PARTS } from '@alento/domain/sharing/parts';
import { z } from 'zod';
import { Professional } from '../sharing/shares.ts';

const Instant = z.number().meta({ description: 'ms epoch' });
const Day = z.string().meta({ description: 'Local day, yyyy-MM-dd' });

/** An invitation of a professional in an export, without its token. */
export const KeptShare = z.object({
  id: z.string(),
  startDate: Day,
  endDate: Day,
  parts: z.array(z.enum(SHARED_PARTS)),
  ownerName: z.string(),
  createdAt: Instant,
  linkExpiresAt: Instant,
  endsAt: Instant,
  acceptedAt: Instant.nullable(),
  revokedAt: Instant.nullable(),
  professional: Professional.nullable(),
  accesses: z.array(z.object({ at: Instant, kind: z.enum(ACCESS_KINDS) })).meta({ description: 'Newest first' }),
});
export type ExportShare = z.infer<typeof KeptShare>;

/** One's own professional profile in an export. */
export const KeptProfile = z.object({
  name: z.string(),
  crp: z.string(),
  uf: z.enum(UFS),
  serviceKinds: z.array(z.enum(SERVICE_KINDS)),
  text: z.string(),
  contact: z.string(),
  isListed: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type ExportProfile = z.infer<typeof KeptProfile>;

/** A report of a listing in an export. */
export const KeptReport = z.object({ listingId: z.string(), reason: z.enum(REPORT_REASONS), createdAt: Instant });
export type ExportReport = z.infer<typeof KeptReport>;
