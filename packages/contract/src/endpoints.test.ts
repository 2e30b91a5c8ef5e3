import { isErrorCode } from '@alento/domain/errors/catalogue';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

const ALL: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints);
const nameOf = ({ method, path }: Endpoint): string => `${method.toUpperCase()} ${path}`;

/** The calls of the API, each with its success status and access: `open` needs no token, `either` accepts one. */
const CALLS: readonly [call: string, status: number, access: 'open' | 'token' | 'either'][] = [
  ['GET /mood-entries', 200, 'token'],
  ['POST /mood-entries', 201, 'token'],
  ['GET /mood-entries/date-range', 200, 'token'],
  ['PUT /mood-entries/{id}', 200, 'token'],
  ['DELETE /mood-entries/{id}', 204, 'token'],
  ['GET /mood-patterns/daily-average', 200, 'token'],
  ['GET /mood-patterns/concerning', 200, 'token'],
  ['POST /health-records', 201, 'token'],
  ['GET /health-records', 200, 'token'],
  ['GET /health-records/can-generate', 200, 'token'],
  ['PUT /health-records/{id}', 200, 'token'],
  ['GET /health-records/{id}', 200, 'token'],
  ['PUT /health-records/{id}/own-part', 200, 'token'],
  ['DELETE /health-records/{id}', 204, 'token'],
  ['GET /health-records/{id}/pdf', 200, 'token'],
  ['GET /health-records/{id}/fhir', 200, 'token'],
  ['POST /professional-invites', 201, 'token'],
  ['GET /professional-invites', 200, 'token'],
  ['GET /professional-invites/by-token/{token}', 200, 'either'],
  ['POST /professional-invites/by-token/{token}/accept', 200, 'token'],
  ['DELETE /professional-invites/{id}', 204, 'token'],
  ['GET /access-log', 200, 'token'],
  ['GET /professional-profile', 200, 'token'],
  ['PUT /professional-profile', 200, 'token'],
  ['DELETE /professional-profile', 204, 'token'],
  ['GET /professionals', 200, 'open'],
  ['POST /professionals/{id}/reports', 204, 'token'],
  ['GET /patients', 200, 'token'],
  ['GET /patients/{id}', 200, 'token'],
  ['GET /patients/{id}/mood-entries', 200, 'token'],
  ['GET /patients/{id}/mood-summary', 200, 'token'],
  ['GET /patients/{id}/screenings', 200, 'token'],
  ['GET /patients/{id}/health-records', 200, 'token'],
  ['GET /patients/{id}/medication', 200, 'token'],
  ['GET /patients/{id}/safety-plan', 200, 'token'],
  ['GET /patients/{id}/pdf', 200, 'token'],
  ['GET /patients/{id}/fhir', 200, 'token'],
  ['POST /mood-entries/batch', 201, 'token'],
  ['POST /mood-entries/search', 200, 'token'],
  ['GET /tags', 200, 'token'],
  ['POST /tags', 201, 'token'],
  ['PUT /tags/{id}', 200, 'token'],
  ['DELETE /tags/{id}', 204, 'token'],
  ['GET /analytics', 200, 'token'],
  ['GET /onboarding/status', 200, 'token'],
  ['PUT /onboarding/status', 200, 'token'],
  ['POST /onboarding/seen', 200, 'token'],
  ['POST /onboarding/steps/{step}/complete', 200, 'token'],
  ['GET /onboarding/steps/{step}/completed', 200, 'token'],
  ['GET /onboarding/user-data', 200, 'token'],
  ['PUT /onboarding/user-data', 200, 'token'],
  ['GET /onboarding/is-complete', 200, 'token'],
  ['GET /onboarding/pending-steps', 200, 'token'],
  ['POST /onboarding/reset', 200, 'token'],
  ['GET /screenings', 200, 'token'],
  ['POST /screenings', 201, 'token'],
  ['GET /safety-plan', 200, 'token'],
  ['PUT /safety-plan', 200, 'token'],
  ['GET /safety/state', 200, 'token'],
  ['POST /safety/answers', 200, 'token'],
  ['GET /articles', 200, 'either'],
  ['GET /articles/{id}', 200, 'either'],
  ['GET /podcasts', 200, 'either'],
  ['GET /books', 200, 'either'],
  ['GET /books/{id}', 200, 'either'],
  ['POST /content/search', 200, 'either'],
  ['GET /reading', 200, 'token'],
  ['PUT /reading/{id}', 200, 'token'],
  ['GET /help', 200, 'open'],
  ['GET /help/{address}', 200, 'open'],
  ['GET /content-recommendations', 200, 'token'],
  ['GET /chat/sessions', 200, 'token'],
  ['POST /chat/sessions/search', 200, 'token'],
  ['GET /user-plans/current', 200, 'token'],
  ['GET /plans', 200, 'open'],
  ['GET /legal-documents/latest', 200, 'open'],
  ['POST /legal-documents/{id}/acceptances', 201, 'token'],
  ['POST /auth/sign-up/email', 200, 'open'],
  ['POST /auth/sign-in/email', 200, 'open'],
  ['POST /auth/sign-out', 200, 'token'],
  ['GET /auth/get-session', 200, 'token'],
  ['POST /auth/update-user', 200, 'token'],
  ['POST /auth/request-password-reset', 200, 'open'],
  ['POST /auth/reset-password', 200, 'open'],
  ['GET /auth/list-sessions', 200, 'token'],
  ['POST /auth/revoke-session', 200, 'token'],
  ['POST /auth/revoke-other-sessions', 200, 'token'],
  ['GET /account/recovery-email', 200, 'token'],
  ['PUT /account/recovery-email', 200, 'token'],
  ['POST /auth/sign-in/second-factor', 200, 'open'],
  ['POST /account/recovery-email/confirm', 200, 'open'],
  ['POST /account/recovery-email/undo', 200, 'open'],
  ['POST /auth/second-factor/challenge', 200, 'token'],
  ['GET /account/second-factor', 200, 'token'],
  ['POST /account/second-factor/totp', 200, 'token'],
  ['POST /account/second-factor/passkeys', 201, 'token'],
  ['POST /account/second-factor/recovery-codes', 200, 'token'],
  ['GET /my-data', 200, 'token'],
  ['POST /exports', 202, 'token'],
  ['GET /exports', 200, 'token'],
  ['GET /exports/{id}', 200, 'token'],
  ['GET /exports/{id}/file', 200, 'token'],
  ['POST /imports', 201, 'token'],
  ['GET /imports', 200, 'token'],
  ['GET /imports/{id}', 200, 'token'],
  ['POST /imports/{id}/confirm', 202, 'token'],
  ['DELETE /imports/{id}', 200, 'token'],
  ['DELETE /account/delete', 200, 'token'],
  ['GET /medications', 200, 'token'],
  ['POST /medications', 201, 'token'],
  ['PUT /medications/{id}', 200, 'token'],
  ['DELETE /medications/{id}', 204, 'token'],
  ['GET /medication-days', 200, 'token'],
  ['PUT /medication-doses', 200, 'token'],
  ['GET /notification-channels', 200, 'token'],
  ['PUT /notification-channels/{channel}/address', 200, 'token'],
  ['POST /notification-channels/{channel}/confirmation', 200, 'token'],
  ['PUT /notification-channels/{channel}/kinds', 200, 'token'],
  ['DELETE /notification-channels/{channel}', 200, 'token'],
  ['PUT /notification-channels/quiet-hours', 200, 'token'],
  ['POST /notification-channels/unsubscribe/{token}', 200, 'open'],
  ['GET /push-notifications/key', 200, 'token'],
  ['POST /push-notifications/register', 200, 'token'],
  ['GET /push-notifications/devices', 200, 'token'],
  ['DELETE /push-notifications/devices/{id}', 204, 'token'],
  ['POST /push-notifications/devices/{id}/test', 200, 'token'],
  ['GET /push-notifications/schedule', 200, 'token'],
  ['PUT /push-notifications/schedule', 200, 'token'],
  ['POST /updates', 200, 'open'],
  ['GET /updates/files/{version}/{name}', 200, 'open'],
  ['POST /updates/stats', 200, 'open'],
  ['GET /health', 200, 'open'],
  ['GET /ready', 200, 'open'],
];

/** Names that a query string may contain: dates, pages, cursors, ids and fixed words of the contract. */
const QUERY_NAMES = [
  'planId',
  ...['type', 'limit', 'before', 'scores', 'until', 'include', 'startDate', 'endDate', '_t'],
  ...['date', 'days', 'period', 'instrument', 'bookId'],
  ...['source', 'filename'],
  ...['uf', 'kind'],
];

describe('endpoints', () => {
  it.each(CALLS)('contain %s with status %i and access “%s”', (call, status, access) => {
    const [, found] = ALL.find(([, endpoint]) => nameOf(endpoint) === call) ?? [];
    expect(found?.response.status).toBe(status);
    expect(found?.auth).toBe(access === 'either' ? 'optional' : access === 'token');
  });

  it('require a token unless CALLS lists them as “open” or “either”', () => {
    const said = new Set(CALLS.filter(([, , access]) => access !== 'token').map(([call]) => call));
    const open = ALL.filter(([, endpoint]) => endpoint.auth !== true).map(([, endpoint]) => nameOf(endpoint));
    expect(open.filter((call) => !said.has(call))).toEqual([]);
  });

  it('have different methods or paths', () => {
    expect(new Set(ALL.map(([, endpoint]) => nameOf(endpoint))).size).toBe(ALL.length);
  });

  it('are ordered so that a fixed path comes before a parameter path that also matches it', () => {
    const caught = ALL.flatMap(([name, endpoint], index) => {
      const pattern = new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`);
      const later = ALL.slice(index + 1).filter(([, other]) => other.method === endpoint.method);
      return later.filter(([, other]) => pattern.test(other.path)).map(([other]) => `${name} catches ${other}`);
    });
    expect(caught).toEqual([]);
  });

  it('have no query parameter for text that a person types, because URLs are logged', () => {
    const names = new Set(ALL.flatMap(([, { query }]) => Object.keys(query?.shape ?? {})));
    expect([...names].filter((name) => !QUERY_NAMES.includes(name))).toEqual([]);
  });

  it.each(ALL)('include %s with a complete description', (_name, endpoint) => {
    expect(endpoint.path).toMatch(/^(\/[a-z-]+|\/\{[a-z]+\})+$/);
    expect(endpoint.summary).not.toBe('');
    const parameters = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(endpoint.params?.shape ?? {})).toEqual(parameters);
    expect(endpoint.errors.filter((code) => !isErrorCode(code))).toEqual([]);
    expect(endpoint.response.body === undefined).toBe(
      endpoint.response.status === 204 || endpoint.response.media !== undefined,
    );
    // The password is sent in the body, because addresses are logged.
    const hasBody = endpoint.path === '/account/delete';
    if (endpoint.method === 'get' || (endpoint.method === 'delete' && !hasBody)) expect(endpoint.body).toBeUndefined();
  });

  it('accept an Idempotency-Key exactly if they create something of a person’s', () => {
    const idempotent = ALL.filter(([, endpoint]) => endpoint.idempotent).map(([name]) => name);
    expect(idempotent).toEqual([
      'createHealthRecord',
      'createProfessionalInvite',
      'createMoodEntry',
      'createMoodEntryBatch',
      'createTag',
      'sendChatMessage',
      'requestWeeklySummary',
      'createScreening',
      'createMedication',
      'createExport',
      'createImport',
    ]);
    for (const [, endpoint] of ALL) {
      const replays = endpoint.errors.some((code) => code.startsWith('IDEMPOTEN'));
      expect(replays).toBe(endpoint.idempotent === true);
    }
  });

  it('accept only JSON objects as request bodies, or an array where the updater plugin sends one', () => {
    for (const [name, { body }] of ALL) {
      if (!body) continue;
      const others = [null, 'text', 3, true, ...(name === 'countUpdateEvents' ? [] : [[]])];
      for (const other of others) expect(body.safeParse(other).success, name).toBe(false);
    }
  });
});
