import type { ErrorBody } from '@alento/contract/endpoint';
import { describe, expect, it } from 'vitest';
import { openForFile } from '../testing/open-for-file.ts';
import { startTestApp } from '../testing/test-app.ts';

const app = await openForFile(startTestApp({ MIN_CLIENT_VERSION: '2.0.0', CORS_ORIGINS: 'https://outra.exemplo' }));

describe('response headers', () => {
  it('contain the security headers on every API response', async () => {
    for (const path of ['/health', '/nada', '/mood-entries']) {
      const { headers } = await app.call('GET', path);
      expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Referrer-Policy')).toBe('no-referrer');
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('contain the security headers and the CORS headers on a preflight', async () => {
    const { status, headers } = await app.call('OPTIONS', '/mood-entries', {
      headers: { Origin: 'https://localhost', 'Access-Control-Request-Method': 'PUT' },
    });
    expect([status, headers.get('Access-Control-Allow-Methods')]).toEqual([204, 'GET,POST,PUT,DELETE']);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Vary')).toContain('Origin');
    expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    ['https://localhost', 'https://localhost'],
    ['capacitor://localhost', 'capacitor://localhost'],
    ['https://outra.exemplo', 'https://outra.exemplo'],
    ['https://mau.exemplo', null],
  ])('contain for the origin %s the Access-Control-Allow-Origin %s', async (Origin, allowed) => {
    const { headers } = await app.call('GET', '/health', { headers: { Origin } });
    expect(headers.get('Access-Control-Allow-Origin')).toBe(allowed);
    expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
    // The native app compares the device's clock with it.
    expect(headers.get('Access-Control-Expose-Headers')).toContain('Date');
  });
});

describe('a request body', () => {
  it.each([undefined, '', 'text/plain', 'application/jsonx', 'application/vnd.api+json'])(
    'is refused if its Content-Type is %j',
    async (type) => {
      const { token } = await app.signUp();
      const answer = await app.app.app.request('/api/onboarding/status', {
        method: 'PUT',
        headers: { Authorization: `Bearer ${token}`, ...(type === undefined ? {} : { 'Content-Type': type }) },
        body: new TextEncoder().encode('{"hasSeenOnBoarding":true}'),
      });
      expect([answer.status, ((await answer.json()) as ErrorBody).errorCode]).toEqual([400, 'INVALID_JSON']);
    },
  );

  it.each(['application/json', 'Application/JSON; charset=utf-8'])(
    'is parsed if its Content-Type is %j',
    async (type) => {
      const { token } = await app.signUp();
      const raw = '{"hasSeenOnBoarding":true}';
      const answer = await app.call('PUT', '/onboarding/status', { token, raw, headers: { 'Content-Type': type } });
      expect(answer).toMatchObject({ status: 200, body: { hasSeenOnBoarding: true } });
    },
  );
});

describe('a request with the X-Client-Version header', () => {
  it.each([
    ['native/1.9.9', 426],
    ['web/2.0.0', 200],
    ['native/10.0.0', 200],
    ['estranha', 200],
    ['', 200],
  ])('with the value %j gets the status %i', async (version, status) => {
    const answer = await app.call('GET', '/plans', { headers: { 'X-Client-Version': version } });
    expect(answer.status).toBe(status);
    if (status === 426) {
      expect(answer.body).toEqual({
        errorCode: 'CLIENT_OUTDATED',
        message: 'Esta versão ficou antiga. Atualize o aplicativo para continuar.',
      });
    }
  });
});

describe('GET /health and GET /ready', () => {
  it('report a live and ready process while the database responds', async () => {
    expect((await app.call('GET', '/health')).body).toEqual({ status: 'ok' });
    expect((await app.call('GET', '/ready')).body).toEqual({
      status: 'ready',
      database: app.database.kind,
      ai: { provider: 'local', circuit: 'closed' },
    });
  });

  it('report a live process that is not ready if the database is closed', async () => {
    const broken = await startTestApp();
    await broken.database.close();
    const answer = await broken.call('GET', '/ready');
    expect(answer).toMatchObject({ status: 503, body: { errorCode: 'UNAVAILABLE' } });
    expect((await broken.call('GET', '/legal-documents/latest?type=TERMS_OF_USE')).body).toEqual({
      errorCode: 'INTERNAL',
      message: 'Algo falhou do nosso lado. Tente novamente em instantes.',
    });
    expect((await broken.call('GET', '/health')).status).toBe(200);
  });
});

describe('the API description', () => {
  it('contains all endpoints of the contract and is also available as a page', async () => {
    const { body } = await app.call('GET', '/openapi.json');
    expect(Object.keys(body.paths)).toContain('/mood-entries/{id}');
    expect(body.paths['/mood-entries'].post.security).toEqual([{ bearer: [] }]);
    const page = await app.app.app.request('/api/docs');
    expect(page.headers.get('Content-Security-Policy')).not.toContain('script');
    expect(await page.text()).toContain('POST /mood-entries');
  });
});
