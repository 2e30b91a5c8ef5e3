import { isErrorCode } from '@alento/domain/errors/catalogue';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Endpoint, generalErrors } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

const ALL: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints);
const nameOf = ({ method, path }: Endpoint): string => `${method.toUpperCase()} ${path}`;

/** Calls of the specification, by their success status. */
const SPECIFIED = {
  200: [
    ...['GET /mood-entries', 'GET /mood-entries/date-range', 'PUT /mood-entries/{id}', 'GET /health-records'],
    ...['GET /mood-patterns/daily-average', 'GET /mood-patterns/concerning', 'GET /health-records/can-generate'],
    ...['PUT /health-records/{id}', 'POST /create-checkout-session', 'GET /onboarding/status'],
    'PUT /onboarding/status',
    ...['POST /onboarding/seen', 'POST /onboarding/steps/{step}/complete', 'GET /onboarding/steps/{step}/completed'],
    ...['GET /onboarding/user-data', 'PUT /onboarding/user-data', 'GET /onboarding/is-complete'],
    ...['GET /onboarding/pending-steps', 'POST /onboarding/reset', 'GET /content-recommendations'],
    ...['GET /chat/sessions', 'GET /chat/session/{id}', 'POST /analyze-mood', 'POST /chat/search-history'],
    ...['GET /chat/suggestions', 'POST /subscription/cancel', 'DELETE /account/delete'],
    ...['POST /push-notifications/register', 'PUT /push-notifications/schedule'],
  ],
  201: ['POST /mood-entries', 'POST /health-records'],
  202: ['POST /weekly-summary', 'POST /chat'],
  204: ['DELETE /mood-entries/{id}'],
};

/** Calls without a token, and those that accept one. */
const OPEN = [
  ...['GET /health', 'GET /help', 'GET /help/{address}', 'GET /legal-documents/latest', 'GET /plans', 'GET /ready'],
  ...['GET /professionals', 'GET /updates/files/{version}/{name}', 'POST /account/recovery-email/confirm'],
  ...['POST /account/recovery-email/undo', 'POST /auth/request-password-reset', 'POST /auth/reset-password'],
  ...['POST /auth/sign-in/email', 'POST /auth/sign-in/second-factor', 'POST /auth/sign-up/email'],
  ...['POST /notification-channels/unsubscribe/{token}', 'POST /updates', 'POST /updates/stats'],
];
const OPTIONAL = [
  ...['GET /articles', 'GET /articles/{id}', 'GET /books', 'GET /books/{id}', 'GET /podcasts', 'POST /content/search'],
  'GET /professional-invites/by-token/{token}',
];

/** Names that a query string may contain: dates, pages, cursors, ids and fixed words of the contract. */
const QUERY_NAMES = [
  'planId',
  ...['type', 'limit', 'before', 'scores', 'until', 'include', 'startDate', 'endDate', '_t'],
  ...['date', 'days', 'period', 'instrument', 'bookId'],
  ...['source', 'filename'],
  ...['entryId', 'width', 'height', 'durationMs', 'thumbnailBytes', 'sha256'],
  ...['uf', 'kind'],
];

describe('endpoints', () => {
  it('contain the calls of the specification with their status', () => {
    for (const [status, calls] of Object.entries(SPECIFIED)) {
      const declared = ALL.filter(([, { response }]) => response.status === Number(status));
      expect(declared.map(([, one]) => nameOf(one))).toEqual(expect.arrayContaining(calls));
    }
  });

  it('require a token, except those that are listed here', () => {
    const withAuth = (auth: Endpoint['auth']) =>
      ALL.filter(([, one]) => one.auth === auth).map(([, one]) => nameOf(one));
    expect(withAuth(false).sort()).toEqual(OPEN.toSorted());
    expect(withAuth('optional').sort()).toEqual(OPTIONAL.toSorted());
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
    // By this field the server recognises the result of a service.
    for (const body of [endpoint.response.body, endpoint.response.also?.body])
      expect(Object.keys(body instanceof z.ZodObject ? body.shape : {})).not.toContain('ok');
    // The password is sent in the body, because addresses are logged.
    const hasBody = endpoint.path === '/account/delete';
    if (endpoint.method === 'get' || (endpoint.method === 'delete' && !hasBody)) expect(endpoint.body).toBeUndefined();
  });

  it('accept an Idempotency-Key exactly if they create something of a person’s', () => {
    const idempotent = ALL.filter(([, endpoint]) => endpoint.idempotent).map(([name]) => name);
    expect(idempotent.sort()).toEqual([
      ...['addAttachment', 'createExport', 'createHealthRecord', 'createImport', 'createMedication', 'createMoodEntry'],
      ...['createMoodEntryBatch', 'createProfessionalInvite', 'createScreening', 'createTag', 'requestWeeklySummary'],
      'sendChatMessage',
    ]);
    for (const [, one] of ALL)
      expect(generalErrors(one).includes('IDEMPOTENT_RESULT_GONE')).toBe(one.idempotent === true);
  });

  it('accept only JSON objects as request bodies, or an array where the updater plugin sends one', () => {
    for (const [name, { body }] of ALL) {
      if (!body) continue;
      const others = [null, 'text', 3, true, ...(name === 'countUpdateEvents' ? [] : [[]])];
      for (const other of others) expect(body.safeParse(other).success, name).toBe(false);
    }
  });
});
