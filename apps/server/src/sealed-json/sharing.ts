import { UFS, type Uf } from '@alento/domain/sharing/crp';
import { SERVICE_KINDS, type ServiceKind } from '@alento/domain/sharing/listing';
import { SHARED_PARTS } from '@alento/domain/sharing/parts';
import { isLocalDate } from '@alento/domain/time/local-date';
import { z } from 'zod';
import { sealedJson } from '../crypto/sealed-json.ts';

const Day = z.string().refine(isLocalDate);
const Professional = z.strictObject({ name: z.string(), crp: z.string(), uf: z.enum(UFS) });

const Share = z.strictObject({
  startDate: Day,
  endDate: Day,
  parts: z.array(z.enum(SHARED_PARTS)),
  /** The name that the owner gives to the professional. */
  ownerName: z.string(),
  /** The invitation's token; null once it is accepted or revoked. */
  token: z.string().nullable(),
  /** Who accepted it, as their profile was then; null before. */
  professional: Professional.nullable(),
});
export type ShareContent = z.infer<typeof Share>;

/** Document with the content of a share. */
export const SHARE = sealedJson({
  table: 'shares',
  version: 1,
  schema: Share,
});

export type ProfileContent = {
  name: string;
  crp: string;
  uf: Uf;
  serviceKinds: ServiceKind[];
  text: string;
  contact: string;
};
const Profile: z.ZodType<ProfileContent> = z.strictObject({
  name: z.string(),
  crp: z.string(),
  uf: z.enum(UFS),
  serviceKinds: z.array(z.enum(SERVICE_KINDS)),
  /** Text and contact of the listing. */
  text: z.string(),
  contact: z.string(),
});

/** Document with a professional profile. */
export const PROFESSIONAL_PROFILE = sealedJson({
  table: 'professional_profiles',
  version: 1,
  schema: Profile,
});
