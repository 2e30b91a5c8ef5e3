import { describe, expect, it } from 'vitest';
import { attemptWithoutAnswer } from '../delivery/no-answer.ts';
import { OriginClient } from './origin-client.ts';

const REQUEST = { path: '/', headers: {}, body: Buffer.from('{}') };

describe('OriginClient', () => {
  it('keeps 10,000 requests waiting and ends further ones at once, which is no failure of the service', async () => {
    const client = new OriginClient('http://localhost:1');
    const outcomes = Array.from({ length: 10_001 }, () => client.post(REQUEST, 5_000).catch(attemptWithoutAnswer));
    expect(await outcomes.at(-1)).toMatchObject({ result: { outcome: 'later' }, failed: false });
    // Nobody listens on port 1.
    expect(await outcomes[0]).toMatchObject({ result: { outcome: 'later' }, failed: true });
    await Promise.all(outcomes);
    client.close();
    expect(await client.post(REQUEST, 5_000).catch(attemptWithoutAnswer)).toMatchObject({ failed: false });
  });

  it('passes on errors of other kinds', () => {
    expect(() => attemptWithoutAnswer(new TypeError('a fault of ours'))).toThrow('a fault of ours');
  });
});
