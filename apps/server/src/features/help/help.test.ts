import { describe, expect, it } from 'vitest';
import { startAssistantApp } from '../../testing/assistant-app.ts';
import { TEST_HELP } from '../../testing/test-help.ts';

const { app, local } = await startAssistantApp();

const PAST_DAY = {
  title: 'Um dia que passou',
  address: 'um-dia-que-passou',
  group: 'registrar',
  asked: ['como vejo um dia que passou'],
  content: '<p>Sobre um dia que passou.</p>',
  related: [{ title: 'Aparência', address: 'aparencia' }],
};

describe('help pages', () => {
  it('are listed for visitors with their texts and related pages', async () => {
    const { status, body } = await app.call('GET', '/help');
    expect(status).toBe(200);
    expect(body.pages).toHaveLength(TEST_HELP.length);
    expect(body.pages[0]).toEqual(PAST_DAY);
  });

  it('are read one by one by their address', async () => {
    expect(await app.call('GET', '/help/um-dia-que-passou')).toMatchObject({ status: 200, body: PAST_DAY });
  });

  it.each(['nada', 'past-day', 'UM-DIA'])('are refused with 404 for the unknown address %s', async (address) => {
    expect(await app.call('GET', `/help/${address}`)).toMatchObject({
      status: 404,
      body: { errorCode: 'CONTENT_NOT_FOUND' },
    });
  });

  it('are given to the assistant with every message, as one frozen list', async () => {
    const ana = await app.newPerson();
    await ana.call('POST', '/chat', { message: 'esqueci de ontem' });
    await ana.call('POST', '/analyze-mood', { message: 'como foi ontem?' });
    const [first, second] = local.requests.map(({ helpPages }) => helpPages);
    expect(first).toEqual(TEST_HELP.map(({ id, title, url, answer, asked }) => ({ id, title, url, answer, asked })));
    expect(second).toBe(first);
    expect(Object.isFrozen(first)).toBe(true);
  });
});
