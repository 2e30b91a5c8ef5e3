import { describe, expect, it } from 'vitest';
import { ApiError, offline } from '../api/api-error.ts';
import { Intent, type KeyedRequest } from './intent.ts';

type Body = { name: string };

/** Simulates a server: returns the given responses in order and records the requests. */
function serverOf(...answers: (Error | string)[]) {
  const sent: KeyedRequest<Body>[] = [];
  const post = async (request: KeyedRequest<Body>): Promise<string> => {
    sent.push(request);
    const answer = answers.shift() ?? 'ok';
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { sent, post };
}
const refusal = (status: number) => new ApiError(status, 'X', 'não');

describe('Intent', () => {
  it.each([
    ['no network', offline()],
    ['a broken server', refusal(500)],
    ['a rate limit', refusal(429)],
    ['an ended session', refusal(401)],
    ['a time-out', refusal(408)],
    ['a client that is too old', refusal(426)],
    ['an aborted call', new DOMException('x', 'AbortError')],
  ])('sends the first key and body again after %s, even if another body is passed', async (_, failure) => {
    const { sent, post } = serverOf(failure);
    const intent = new Intent<Body>();
    await expect(intent.send({ name: 'a' }, post)).rejects.toBe(failure);
    expect(intent.pending?.body).toEqual({ name: 'a' });
    expect(await intent.send({ name: 'b' }, post)).toEqual({ answer: 'ok', body: { name: 'a' } });
    expect(sent[1]).toEqual(sent[0]);
    expect(intent.pending).toBeNull();
  });

  it.each([400, 404, 409, 410, 413, 422])('uses a new key and the new body after status %i', async (status) => {
    const { sent, post } = serverOf(refusal(status));
    const intent = new Intent<Body>();
    await expect(intent.send({ name: 'a' }, post)).rejects.toThrow();
    expect((await intent.send({ name: 'b' }, post)).body).toEqual({ name: 'b' });
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it('keeps its key if a retry after a lost response is rate-limited', async () => {
    const { sent, post } = serverOf(offline(), refusal(429));
    const intent = new Intent<Body>();
    await expect(intent.send({ name: 'a' }, post)).rejects.toThrow();
    await expect(intent.send({ name: 'a' }, post)).rejects.toThrow();
    await intent.send({ name: 'a' }, post);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it('sends the key and body from an earlier page load instead of the new body', async () => {
    const { sent, post } = serverOf();
    const intent = new Intent<Body>({ key: 'k1', body: { name: 'a' } });
    await intent.send({ name: 'b' }, post);
    expect(sent).toEqual([{ key: 'k1', body: { name: 'a' } }]);
  });

  it('ignores a late response to a request that drop() has dropped', async () => {
    const answer = Promise.withResolvers<string>();
    const intent = new Intent<Body>();
    const first = intent.send({ name: 'a' }, () => answer.promise);
    intent.drop();
    const second = intent.hold({ name: 'b' });
    answer.resolve('ok');
    await first;
    expect(intent.pending).toBe(second);
  });

  it('creates and corrects, and keeps the key until both are done', async () => {
    const { sent, post } = serverOf(offline());
    const intent = new Intent<Body>();
    const corrections: string[] = [];
    const correct = async (created: string): Promise<string> => {
      corrections.push(created);
      if (corrections.length === 1) throw refusal(409);
      return 'corrected';
    };
    await expect(intent.create({ name: 'a' }, post, correct)).rejects.toThrow();
    await expect(intent.create({ name: 'b' }, post, correct)).rejects.toThrow('não');
    expect(await intent.create({ name: 'b' }, post, correct)).toBe('corrected');
    expect(sent.map(({ key, body }) => [key, body.name])).toEqual(Array(3).fill([sent[0]?.key, 'a']));
    expect(await intent.create({ name: 'c' }, post, correct)).toBe('ok');
    expect([corrections.length, sent[3]?.body.name, intent.pending]).toEqual([2, 'c', null]);
  });
});
