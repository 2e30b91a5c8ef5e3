import { isCallLimit, LIMITS } from '@alento/domain/http/limits';
import { PLAN_ITEMS_MAX, PLAN_LINES, PLAN_PEOPLE } from '@alento/domain/safety/safety-plan';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Endpoint, generalErrors, limitsOf } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

const ALL: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints);

/**
 * Calls without a rate limit, because monitoring systems call them and would report a limit as an outage. They take no
 * input and return no personal data.
 */
const FOR_MONITORS = ['readHealth', 'readReadiness'];
/** A phone downloads hundreds of small files at once, which never change and which proxies may cache. */
const FILES = ['readUpdateFile'];
/** Calls that a person in distress may need and that store little. A rate limit must never refuse them. */
const IN_DISTRESS = ['answerSafety'];
/**
 * Lists that need no rate limit, because another rule limits their length: tags (60), sessions (20), keys (10),
 * medicines (20), a plan's lines, steps, pieces of the library.
 */
const SHORT_LISTS = [
  ...['listTags', 'listMedications', 'listSessions', 'readSecondFactors', 'listConsents', 'listLegalAcceptances'],
  ...['getSession', 'readOnboardingStatus', 'readPendingSteps', 'readSafetyPlan', 'readSmallSteps', 'readReading'],
  ...['readChatReply', 'suggestChat'],
  ...['listExports', 'listImports', 'readNotificationChannels'],
  // At most PUSH_DEVICES_MAX.
  'listPushDevices',
  ...['readProfessionalProfile', 'readPatient', 'readPatientSafetyPlan'],
];

const answersList = ({ response }: Endpoint): boolean =>
  response.body !== undefined && JSON.stringify(z.toJSONSchema(response.body)).includes('"type":"array"');

describe('rate limits', () => {
  it.each(ALL)('of %s exist, and are listed once', (_, endpoint) => {
    const names = limitsOf(endpoint);
    expect(names.filter((name) => !Object.hasOwn(LIMITS, name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    expect(generalErrors(endpoint).includes('RATE_LIMITED')).toBe(names.length > 0);
    expect(endpoint.errors, 'told by the limits').not.toContain('RATE_LIMITED');
  });

  it('count every call without authentication by address or by caller', () => {
    const open = ALL.filter(([, { auth }]) => auth !== true);
    const unbounded = open.filter(([, one]) => limitsOf(one).length === 0).map(([name]) => name);
    expect(unbounded).toEqual([...FOR_MONITORS, ...FILES]);
    for (const [name, one] of open.filter(([name]) => !unbounded.includes(name)))
      expect(
        limitsOf(one).some((limit) => LIMITS[limit].by === 'address' || LIMITS[limit].by === 'caller'),
        name,
      ).toBe(true);
  });

  it('apply to every call that writes, except those that a person in distress may need', () => {
    const writes = ALL.filter(([, { method }]) => method !== 'get');
    expect(writes.filter(([, one]) => limitsOf(one).length === 0).map(([name]) => name)).toEqual(IN_DISTRESS);
  });

  it('of the safety plan allow more changes in an hour than the largest plan has lines', () => {
    expect(limitsOf(endpoints.changeSafetyPlan)).toEqual(['safety-plan']);
    const lines = (PLAN_LINES.length + PLAN_PEOPLE.length) * PLAN_ITEMS_MAX;
    expect(LIMITS['safety-plan'].calls).toBeGreaterThan(lines);
    expect(LIMITS['safety-plan'].seconds).toBe(3600);
  });

  it('apply to every read that returns a list, except short lists', () => {
    const reads = ALL.filter(([, one]) => one.method === 'get' && one.auth === true && answersList(one));
    const unbounded = reads.filter(([, one]) => limitsOf(one).length === 0).map(([name]) => name);
    expect(unbounded.sort()).toEqual(SHORT_LISTS.toSorted());
  });

  it.each([
    ['searchMoodEntries', 'searches'],
    ['searchHistory', 'searches'],
    ['searchChatSessions', 'searches'],
    ['readAnalytics', 'searches'],
    ['requestWeeklySummary', 'searches'],
    ['listMoodEntriesByDate', 'large-reads'],
    ['searchContent', 'public-searches'],
    ['correctMoodEntry', 'writes'],
    ['signOut', 'access-changes'],
    // Ending an access must be possible after any number of other changes.
    ['revokeProfessionalInvite', 'writes'],
  ] as const)('of %s are: %s', (name, limit) => {
    expect(limitsOf(endpoints[name])).toEqual([limit]);
  });

  it('count a call that requires a confirmation as “access-changes”, not as “writes”', () => {
    const asking = ALL.filter(([, one]) => limitsOf(one).includes('session-failures'));
    expect(asking.map(([name]) => name)).toEqual(expect.arrayContaining(['changePassword', 'revokeSession']));
    for (const [name, one] of asking) {
      expect(limitsOf(one), name).toContain('access-changes');
      expect(limitsOf(one), name).not.toContain('writes');
    }
  });

  it('are counted by account or session only for calls with a token', () => {
    const limited = ALL.filter(([, one]) =>
      limitsOf(one).some((name) => isCallLimit(name) && LIMITS[name].by !== 'caller'),
    );
    expect(limited.filter(([, { auth }]) => auth !== true).map(([name]) => name)).toEqual([]);
  });
});
