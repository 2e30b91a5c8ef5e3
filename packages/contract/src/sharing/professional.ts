import { UFS } from '@alento/domain/sharing/crp';
import { LISTING_CONTACT_MAX, LISTING_TEXT_MAX, PROFESSIONAL_NAME_MAX } from '@alento/domain/sharing/limits';
import { REPORT_REASONS, SERVICE_KINDS } from '@alento/domain/sharing/listing';
import { SHARED_PARTS } from '@alento/domain/sharing/parts';
import { z } from 'zod';
import { get, post, put, refusedAs, remove } from '../endpoint.ts';
import { Day, Id, Instant, OneLine, OneLineOrNone, TextWithin, WordsWithin } from '../fields.ts';
import { Professional } from './shares.ts';

/** A professional profile. `contact` and `text` are shown in the listing. */
export const ProfessionalProfile = Professional.extend({
  isListed: z.boolean(),
  isHidden: z.boolean().meta({ description: 'An operator hid the listing' }),
  serviceKinds: z.array(z.enum(SERVICE_KINDS)),
  text: z.string(),
  contact: z.string(),
});
export type ProfessionalProfile = z.infer<typeof ProfessionalProfile>;

const INVALID = 'PROFESSIONAL_PROFILE_INVALID';
const invalid = refusedAs(INVALID);

export const readProfessionalProfile = get('/professional-profile', {
  summary: 'One’s own professional profile; null without one',
  answers: ProfessionalProfile.nullable(),
});

export const storeProfessionalProfile = put('/professional-profile', {
  summary: 'Create or change one’s professional profile',
  body: z.object({
    name: OneLine(PROFESSIONAL_NAME_MAX, INVALID),
    crp: TextWithin(40, 'CRP_INVALID'),
    uf: z.enum(UFS, invalid),
    isListed: z.boolean(invalid).default(false),
    serviceKinds: z.array(z.enum(SERVICE_KINDS, invalid), invalid).max(SERVICE_KINDS.length, invalid).default([]),
    text: WordsWithin(LISTING_TEXT_MAX, INVALID).default(''),
    contact: OneLineOrNone(LISTING_CONTACT_MAX, INVALID).default(''),
  }),
  answers: ProfessionalProfile,
  errors: ['PROFESSIONAL_PROFILE_INVALID', 'CRP_INVALID', 'CRP_OTHER_REGION', 'LISTING_INCOMPLETE'],
});

export const removeProfessionalProfile = remove('/professional-profile', {
  summary: 'Stop being a professional: the listing and all accepted shares end',
  limits: ['access-changes'],
  response: { status: 204 },
  errors: ['PROFESSIONAL_PROFILE_NOT_FOUND'],
});

const token = Id('INVITE_NOT_FOUND').meta({ description: 'Token of an invitation' });

/** What an invitation says before it is accepted. */
export const Invite = z.object({
  ownerName: z.string(),
  startDate: Day,
  endDate: Day,
  parts: z.array(z.enum(SHARED_PARTS)),
  linkExpiresAt: Instant,
  endsAt: Instant,
  isOwn: z.boolean().meta({ description: 'The reader made it themselves' }),
});
export type Invite = z.infer<typeof Invite>;
const INVITE_ERRORS = ['INVITE_NOT_FOUND', 'INVITE_EXPIRED', 'INVITE_USED', 'INVITE_REVOKED'] as const;

export const readInviteByToken = get('/professional-invites/by-token/{token}', {
  summary: 'Who invites, and what would be shared',
  auth: 'optional',
  limits: ['public-searches'],
  params: z.object({ token }),
  answers: Invite,
  errors: [...INVITE_ERRORS],
});

export const acceptInvite = post('/professional-invites/by-token/{token}/accept', {
  summary: 'Accept an invitation; it takes a professional profile. Accepting again returns the same share',
  limits: ['access-changes'],
  params: z.object({ token }),
  answers: z.object({ patientId: z.string() }),
  errors: [...INVITE_ERRORS, 'INVITE_OWN', 'PROFESSIONAL_PROFILE_REQUIRED'],
});

/** A professional who chose to be listed on /psicologos. */
export const Listing = Professional.extend({
  id: z.string(),
  serviceKinds: z.array(z.enum(SERVICE_KINDS)),
  text: z.string(),
  contact: z.string(),
});
export type Listing = z.infer<typeof Listing>;

export const listProfessionals = get('/professionals', {
  summary: 'Professionals who chose to be listed, in an order that changes daily',
  auth: false,
  limits: ['public-searches'],
  query: z.object({
    uf: z.enum(UFS, invalid).optional(),
    kind: z.enum(SERVICE_KINDS, invalid).optional(),
  }),
  answers: z.array(Listing),
  errors: ['PROFESSIONAL_PROFILE_INVALID'],
});

export const reportProfessional = post('/professionals/{id}/reports', {
  summary: 'Report a listing to the operators, once per person',
  limits: ['access-changes'],
  params: z.object({
    id: Id('LISTING_NOT_FOUND'),
  }),
  body: z.object({ reason: z.enum(REPORT_REASONS, refusedAs('VALIDATION_FAILED')) }),
  response: { status: 204 },
  errors: ['LISTING_NOT_FOUND'],
});
