import { UFS } from '@alento/domain/sharing/crp';
import {
  ACCESS_LIST_DEFAULT,
  ACCESS_LIST_MAX,
  OWNER_NAME_MAX,
  SHARE_DAYS_DEFAULT,
  SHARE_DAYS_MAX,
} from '@alento/domain/sharing/limits';
import { SHARED_PARTS } from '@alento/domain/sharing/parts';
import { ACCESS_KINDS, SHARE_STATUSES } from '@alento/domain/sharing/share';
import { isOneLineName } from '@alento/domain/text/one-line-name';
import { z } from 'zod';
import { get, post, refusedAs, remove } from '../endpoint.ts';
import { Day, Id, Instant, ListPage, WholeWithin } from '../fields.ts';
import { LocalDateText } from '../mood-entry.ts';

/** A professional as they described themselves. Nobody checked the number with the council. */
export const Professional = z.object({ name: z.string(), crp: z.string(), uf: z.enum(UFS) });

/** An invitation, or what it became, for the owner of the data. */
export const Share = z.object({
  id: z.string(),
  status: z.enum(SHARE_STATUSES),
  startDate: Day,
  endDate: Day,
  parts: z.array(z.enum(SHARED_PARTS)),
  ownerName: z.string(),
  url: z.string().nullable().meta({ description: 'Address of the invitation; null unless it can be accepted' }),
  createdAt: Instant,
  linkExpiresAt: Instant,
  endsAt: Instant,
  acceptedAt: Instant.nullable(),
  revokedAt: Instant.nullable(),
  professional: Professional.nullable().meta({ description: 'Who accepted it' }),
  lastAccessAt: Instant.nullable(),
});
export type Share = z.infer<typeof Share>;

const name = refusedAs('SHARE_NAME_INVALID');

export const createProfessionalInvite = post('/professional-invites', {
  summary: 'Invite a professional to read some parts of some days; the link is valid once, for 7 days',
  idempotent: true,
  body: z.object({
    startDate: LocalDateText,
    endDate: LocalDateText,
    parts: z.array(z.enum(SHARED_PARTS, refusedAs('SHARE_PARTS_INVALID')), refusedAs('SHARE_PARTS_INVALID')),
    expiresInDays: WholeWithin(1, SHARE_DAYS_MAX, 'SHARE_DAYS_INVALID').default(SHARE_DAYS_DEFAULT),
    ownerName: z
      .string(name)
      .trim()
      .min(1, name)
      .refine((text) => isOneLineName(text, OWNER_NAME_MAX), name),
  }),
  response: { status: 201, body: z.object({ id: z.string(), token: z.string(), url: z.string() }) },
  errors: [
    'DATE_INVALID',
    'DATE_RANGE_INVALID',
    'SHARE_PARTS_INVALID',
    'SHARE_DAYS_INVALID',
    'SHARE_NAME_INVALID',
    'SHARES_FULL',
  ],
});

export const listProfessionalInvites = get('/professional-invites', {
  summary: 'Invitations and what they became, newest first',
  limits: ['large-reads'],
  answers: z.array(Share),
});

const ShareId = Id('SHARE_NOT_FOUND').meta({ description: 'Id of an invitation' });

export const revokeProfessionalInvite = remove('/professional-invites/{id}', {
  summary: 'Revoke an invitation or a share, from the next request on',
  params: z.object({ id: ShareId }),
  response: { status: 204 },
  errors: ['SHARE_NOT_FOUND'],
});

export const AccessLogItem = z.object({
  shareId: z.string(),
  at: Instant.meta({ description: 'ms epoch, cut to the minute' }),
  kinds: z.array(z.enum(ACCESS_KINDS)).meta({ description: 'What was read in this minute' }),
  professional: Professional.nullable(),
});
export type AccessLogItem = z.infer<typeof AccessLogItem>;

export const listAccesses = get('/access-log', {
  summary: 'Who read what of oneself, by minute, newest first. X-Next-Cursor continues with before=',
  limits: ['large-reads'],
  query: ListPage(ACCESS_LIST_MAX, ACCESS_LIST_DEFAULT),
  answers: z.array(AccessLogItem),
  errors: ['LIMIT_INVALID', 'CURSOR_INVALID'],
});
