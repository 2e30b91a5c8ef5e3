import { CONSENT_PURPOSES } from '@alento/domain/consent/purposes';
import { z } from 'zod';
import { get, put, refusedAs } from './endpoint.ts';

export const Consent = z.object({
  purpose: z.enum(CONSENT_PURPOSES),
  /** The name of the service to which the person consents. */
  provider: z.string(),
  isGranted: z.boolean(),
  grantedAt: z.number().nullable().meta({ description: 'ms epoch, null where it is not granted' }),
});
export type Consent = z.infer<typeof Consent>;

export const listConsents = get('/consents', {
  summary: 'What this person may allow here, and whether they did; what this server does not use is not listed',
  answers: z.array(Consent),
});

export const changeConsent = put('/consents/{purpose}', {
  summary: 'Allow something, or take it back; saying the same again changes nothing',
  params: z.object({ purpose: z.enum(CONSENT_PURPOSES, refusedAs('CONSENT_NOT_OFFERED')) }),
  body: z.object({ isGranted: z.boolean(refusedAs('VALIDATION_FAILED')) }),
  answers: Consent,
  errors: ['CONSENT_NOT_OFFERED'],
});
