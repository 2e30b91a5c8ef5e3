import { endpoints } from '@alento/contract/endpoints';
import { describe, expect, it } from 'vitest';
import { apiHeaders } from '../../http/request/security-headers.ts';
import type { Call } from './call.ts';
import { problemOf } from './judge.ts';
import type { WireAnswer, WireCall } from './wire.ts';

const sent: WireCall = { method: 'GET', target: '/api/tags', headers: {}, body: null, isChunked: false };
const call: Call = {
  ...{ name: 'listTags', endpoint: endpoints.listTags, as: 'first', method: 'GET', path: '/api/tags' },
  ...{ params: {}, query: [], headers: {}, body: null },
};
const HEADERS = Object.fromEntries(
  Object.entries({ ...apiHeaders(false), 'X-Request-Id': 'x', 'Content-Type': 'application/json; charset=utf-8' }).map(
    ([name, value]) => [name.toLowerCase(), value],
  ),
);
const answer = (status: number, body: unknown, headers: Record<string, string | undefined> = {}): WireAnswer => ({
  status,
  headers: { ...HEADERS, ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const refusal = (errorCode: string) => ({ errorCode, message: 'Não deu.' });
const TAG = { id: 'a', name: 'Sono', icon: 'moon' };

describe('problemOf', () => {
  it.each([
    ['the success of the contract', answer(200, [TAG])],
    ['a refusal that every endpoint may return', answer(401, refusal('UNAUTHORIZED'))],
  ])('returns null for %s', (_, response) => {
    expect(problemOf(call, sent, response)).toBeNull();
  });

  it.each([
    ['a 5xx', answer(500, refusal('INTERNAL')), '500 INTERNAL'],
    ['a status that is not declared', answer(201, [TAG]), '201 is not declared'],
    ['a code that is not declared', answer(404, refusal('TAG_NOT_FOUND')), '404 TAG_NOT_FOUND is not declared'],
    ['a code with the status of another code', answer(404, refusal('UNAUTHORIZED')), 'UNAUTHORIZED came as 404'],
    ['an unknown code', answer(404, refusal('NADA')), 'NADA is not in the catalogue'],
    [
      'a refusal with an extra field',
      answer(401, { ...refusal('UNAUTHORIZED'), stack: '' }),
      '401 is no refusal of ours',
    ],
    ['a body without a field', answer(200, [{ id: 'a' }]), "200 is not in the contract's shape, at 0.name"],
    ['a body with an extra field', answer(200, [{ ...TAG, userId: 'b' }]), '200 tells more than the contract'],
    [
      'a response that is not JSON',
      answer(200, '<!doctype html>', { 'content-type': 'text/html' }),
      '200 has the type text/html',
    ],
    ['a page as a refusal', answer(404, '', { 'content-type': 'text/html' }), '404 has the type text/html'],
    ['a missing header', answer(200, [], { 'x-frame-options': undefined }), '200 has the X-Frame-Options undefined'],
    ['no response', null, 'the connection ended without an answer'],
  ])('describes the problem of %s', (_, response, problem) => {
    expect(problemOf(call, sent, response)).toBe(problem);
  });

  it('describes the problem of a success without a session or with another person’s data', () => {
    expect(problemOf({ ...call, as: 'ended' }, sent, answer(200, [TAG]))).toBe('200 without a session');
    expect(problemOf(call, { ...sent, namesOthers: true }, answer(200, [TAG]))).toBe(
      '200 for what is another person’s',
    );
  });

  it('validates a response by the endpoint that a path with .. reaches', () => {
    const other = {
      ...call,
      name: 'readExportFile',
      endpoint: endpoints.readExportFile,
      path: '/api/exports/{id}/file',
    };
    const target = '/api/exports/../tags?x=1';
    expect(problemOf(other, { ...sent, target }, answer(200, [TAG]))).toBeNull();
    expect(problemOf(other, { ...sent, target: '/api/exports/../nada' }, answer(404, refusal('NOT_FOUND')))).toBeNull();
    expect(problemOf({ ...other, as: 'ended' }, { ...sent, target }, answer(200, [TAG]))).toBe('200 without a session');
  });

  it('validates a response by the endpoint of the method that was sent', () => {
    expect(problemOf({ ...call, method: 'POST' }, { ...sent, method: 'POST' }, answer(201, TAG))).toBeNull();
  });
});
