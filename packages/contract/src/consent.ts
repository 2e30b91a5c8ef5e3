import { CONSENT_PURPOSES } from '@alento/domain/consent/purposes';
import { z } from 'zod';
import { endpoint, refusedAs } from './endpoint.ts';

export const Consent = z.object({
  purpose: z.enum(CONSENT_PURPOSES),
  /** The name of the service to which the person consents. */
  provider: z.string(),
  isGranted: z.boolean(),
  grantedAt: z.number().nullable().meta({ description: 'ms epoch, null where it is not granted' }),
});
export type Consent = z.infer<typeof Consent>;

export const listConsents = endpoint({
  method: 'get',
  path: '/consents',
  summary: 'What this person may allow here, and whether they did; what this server does not use is not listed',
  auth: true,
  response: { status: 200, body: z.array(Consent) },
  errors: [],
});

export const changeConsent = endpoint({
  method: 'put',
  path: '/consents/{purpose}',
  summary: 'Allow something, or take it back; saying the same again changes nothing',
  auth: true,
  params: z.object({ purpose: z.enum(CONSENT_PURPOSES, refusedAs('CONSENT_NOT_OFFERED')) }),
  body: z.object({ isGranted: z.boolean(refusedAs('VALIDATION_FAILED')) }),
  response: { status: 200, body: Consent },
  errors: ['CONSENT_NOT_OFFERED'],
});
