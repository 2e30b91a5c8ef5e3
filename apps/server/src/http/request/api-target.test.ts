import { ErrorBody } from '@alento/contract/endpoint';
import { afterAll, describe, expect, it } from 'vitest';
import { folderForFile, openForFile } from '../../testing/open-for-file.ts';
import { exchange } from '../../testing/raw-http.ts';
import { writeWebBuild } from '../../testing/services/web-build.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createHttpServer, portOf } from '../listen.ts';

const webRoot = await writeWebBuild(await folderForFile());
const app = await openForFile(startTestApp({}, { webRoot }));
const server = createHttpServer(app.app.app, { hostname: '127.0.0.1', isHttps: false, log: app.log });
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
afterAll(() => new Promise((done) => server.close(done)));

const request = (method: string, target: string, headers = '') =>
  exchange(portOf(server), `${method} ${target} HTTP/1.1\r\nHost: x\r\n${headers}Connection: close\r\n\r\n`);

describe('a request target that is meant for the API', () => {
  it.each([
    '/api',
    '/api/',
    '/api?x=1',
    '/api/nada',
    '/api/mood-entries/',
    '/api/health/',
    '/api//health',
    '/api/index.html',
    '/api/../',
    '/api/../../planos',
    '/api/./nada',
    '/api/%2e%2e/',
    '/api/%2e%2e%2f',
    '/api/..;/',
    '/api%2Fhealth',
    '/api%2fnada',
    '/api%3Fx',
    '/api%00',
    '/api;x=1/nada',
    '//api/health',
    '///api',
    '/./api/health/nada',
    '/x/../api/nada',
    '/%61pi/nada',
    '/%61%70%69%2Fnada',
    '/API/health',
    '/Api/nada',
    '/api/%E0%A4%A',
    '/api/audio/',
    '/api/docs/',
    '/api/openapi.json/',
    'http://x/api/nada',
    'http://x/api%2Fnada',
    'http://x//api/nada',
  ])('gets 404 as JSON if no endpoint has the path: GET %s', async (target) => {
    const answer = await request('GET', target);
    expect(answer?.status).toBe(404);
    expect(answer?.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(answer?.headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(ErrorBody.strict().parse(JSON.parse(answer?.body ?? ''))).toMatchObject({ errorCode: 'NOT_FOUND' });
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY', 'MKCOL', 'M-SEARCH'])(
    'gets 404 as JSON if no endpoint has the path and the method %s',
    async (method) => {
      for (const target of ['/api', '/api/health', '/api%2Fhealth', '//api/nada', '/api/nada']) {
        const answer = await request(method, target, 'Content-Length: 0\r\n');
        expect([answer?.status, answer?.headers.get('Content-Type')], target).toEqual([
          404,
          'application/json; charset=utf-8',
        ]);
      }
    },
  );

  it('gets the headers of GET without a body if the method is HEAD', async () => {
    const known = await request('HEAD', '/api/health');
    expect([known?.status, known?.headers.get('Content-Type'), known?.body]).toEqual([
      200,
      'application/json; charset=utf-8',
      '',
    ]);
    const unknown = await request('HEAD', '/api%2Fnada');
    expect([unknown?.status, unknown?.headers.get('Content-Type'), unknown?.body]).toEqual([
      404,
      'application/json; charset=utf-8',
      '',
    ]);
  });

  it('gets a page only for /api/docs', async () => {
    const answer = await request('GET', '/api/docs');
    expect([answer?.status, answer?.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=UTF-8']);
  });
});

describe('a request target that only resembles one of the API', () => {
  it.each(['/', '/apis', '/api-docs', '/x/api/nada', '/?x=/api/', '/x/../'])('gets a page: GET %s', async (target) => {
    const answer = await request('GET', target);
    expect(answer?.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  });
});
