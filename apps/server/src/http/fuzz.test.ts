import type { Endpoint } from '@alento/contract/endpoint';
import { endpoints } from '@alento/contract/endpoints';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const RUNS = 40;
let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({
    LIMIT_SIGN_IN_PER_ACCOUNT: '100000',
    LIMIT_SIGN_UP_PER_ADDRESS: '100000',
    LIMIT_RESET_PER_ADDRESS: '100000',
    LIMIT_RESET_PER_ACCOUNT: '100000',
  });
  ({ token } = await app.signUp());
});
afterAll(() => app.close());

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '\u0000',
    '%00',
    "'; drop table users; --",
    '../../etc/passwd',
    '\ud800',
    '9'.repeat(400),
    '{}',
    '[]',
    '',
  ),
);
const names = fc.constantFrom(
  'score',
  'note',
  'tags',
  'icon',
  'period',
  'timestamp',
  'entries',
  'query',
  'limit',
  'before',
  'scores',
  'until',
  'email',
  'password',
  'name',
  'token',
  'newPassword',
  'id',
  'recoveryEmail',
  'isAnonymous',
  'contactEmail',
  'termsOfUseDocumentId',
  'privacyPolicyDocumentId',
  'answers',
  'instrument',
  'difficulty',
  'currentMood',
  'moodNote',
  'depressionScreening',
  'anxietyScreening',
  'completedSteps',
  'lastCompletedStep',
  'warningSigns',
  'people',
  'basedOn',
  'answer',
  '__proto__',
  'constructor',
);
const value = fc.oneof(
  fc.integer({ min: -1, max: 6 }),
  fc.double(),
  nasty,
  fc.boolean(),
  fc.constant(null),
  fc.constant(1e300),
  fc.array(fc.dictionary(names, fc.oneof(fc.integer(), nasty)), { maxLength: 3 }),
);
const bodies = fc.oneof(fc.dictionary(names, value, { maxKeys: 6 }), fc.jsonValue(), fc.array(fc.jsonValue()));
const texts = fc.oneof(
  bodies.map((body) => JSON.stringify(body)),
  nasty,
);

const isReadable = (text: string): boolean => {
  try {
    new Headers({ 'X-Time-Zone': text });
    return true;
  } catch {
    return false;
  }
};

/** Sends one random call and sees that the answer is one of ours. */
async function expectNoFailure(
  endpoint: Endpoint,
  body: string,
  param: string,
  query: Record<string, string>,
  zone: string,
) {
  const path = endpoint.path.replace(/\{\w+\}/, () => encodeURIComponent(param.toWellFormed()));
  const search = new URLSearchParams(query).toString();
  const hasBody = endpoint.method === 'post' || endpoint.method === 'put';
  const answer = await app.call(endpoint.method.toUpperCase(), `${path}${search ? `?${search}` : ''}`, {
    ...(endpoint.auth ? { token } : {}),
    ...(hasBody ? { raw: body } : {}),
    headers: isReadable(zone) ? { 'X-Time-Zone': zone } : {},
  });
  expect(answer.status, JSON.stringify({ path, body, query, answer: answer.body })).toBeLessThan(500);
  if (answer.status >= 400) {
    expect(answer.body).toMatchObject({ errorCode: expect.any(String), message: expect.any(String) });
  }
}

describe('no input of any kind is answered with a 5xx', () => {
  // Signing out would end the session the other calls need; its input is the token alone.
  const targets = Object.entries(endpoints).filter(([name]) => name !== 'signOut' && name !== 'readReadiness');
  it.each(targets)(
    '%s',
    async (_, endpoint) => {
      const zones = fc.oneof(fc.constant('America/Sao_Paulo'), nasty);
      await fc.assert(
        fc.asyncProperty(texts, nasty, fc.dictionary(names, nasty, { maxKeys: 3 }), zones, (body, param, query, zone) =>
          expectNoFailure(endpoint, body, param, query, zone),
        ),
        { numRuns: RUNS },
      );
    },
    60_000,
  );
});
