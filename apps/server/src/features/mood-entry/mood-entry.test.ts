import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOON, startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('POST /mood-entries', () => {
  it('answers 201 with the entry of the specification', async () => {
    const { token } = await app.signUp();
    const { status, body } = await app.call('POST', '/mood-entries', { token, body: { score: 4, note: 'Dia bom' } });
    expect(status).toBe(201);
    expect(body).toEqual({ id: expect.any(String), score: 4, note: 'Dia bom', timestamp: NOON, ai_analysis: '' });
  });
});
