import * as account from './account.ts';
import * as analytics from './analytics.ts';
import * as attachment from './attachment.ts';
import * as chat from './chat.ts';
import * as consent from './consent.ts';
import * as content from './content.ts';
import type { Endpoint } from './endpoint.ts';
import * as health from './health.ts';
import * as healthRecords from './health-record/health-records.ts';
import * as help from './help.ts';
import * as insight from './insight.ts';
import * as legalDocument from './legal-document.ts';
import * as medication from './medication/medications.ts';
import * as moodEntry from './mood-entry.ts';
import * as myExports from './my-data/exports.ts';
import * as imports from './my-data/imports.ts';
import * as leave from './my-data/my-data.ts';
import * as myData from './my-data/my-data.ts';
import * as onboarding from './onboarding.ts';
import * as payment from './payment.ts';
import * as plan from './plan.ts';
import * as recommendation from './recommendation.ts';
import * as recoveryEmail from './recovery-email.ts';
import * as channels from './reminder/channels.ts';
import * as pushDevices from './reminder/push-devices.ts';
import * as schedule from './reminder/schedule.ts';
import * as safety from './safety.ts';
import * as screening from './screening.ts';
import * as secondFactor from './second-factor.ts';
import * as patients from './sharing/patients.ts';
import * as professional from './sharing/professional.ts';
import * as shares from './sharing/shares.ts';
import * as smallStep from './small-step.ts';
import * as tag from './tag.ts';
import * as update from './update/updates.ts';
import * as voice from './voice/live-chat.ts';

type Module = Readonly<Record<string, unknown>>;
type EndpointsOf<M extends Module> = { readonly [Name in keyof M as M[Name] extends Endpoint ? Name : never]: M[Name] };

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** The endpoints among the exports of a module. */
const of = <M extends Module>(module: M): EndpointsOf<M> =>
  Object.fromEntries(Object.entries(module).filter(([, value]) => isEndpoint(value))) as EndpointsOf<M>;

const ALL = {
  ...of(account),
  ...of(analytics),
  ...of(attachment),
  ...of(chat),
  ...of(consent),
  ...of(content),
  ...of(health),
  ...of(healthRecords),
  ...of(help),
  ...of(insight),
  ...of(legalDocument),
  ...of(medication),
  ...of(moodEntry),
  ...of(myExports),
  ...of(imports),
  ...of(leave),
  ...of(myData),
  ...of(onboarding),
  ...of(payment),
  ...of(plan),
  ...of(recommendation),
  ...of(recoveryEmail),
  ...of(channels),
  ...of(pushDevices),
  ...of(schedule),
  ...of(safety),
  ...of(screening),
  ...of(secondFactor),
  ...of(patients),
  ...of(professional),
  ...of(shares),
  ...of(smallStep),
  ...of(tag),
  ...of(update),
  ...of(voice),
};

/**
 * Every API call by name, in the order of their paths: a fixed path comes before a path with a parameter that also
 * matches it.
 */
export const endpoints = Object.fromEntries(
  Object.entries<Endpoint>(ALL).sort(([, one], [, other]) => (one.path < other.path ? -1 : 1)),
) as typeof ALL;

export type Endpoints = typeof endpoints;
