import { expect, it } from 'vitest';
import { openForFile } from '../../testing/open-for-file.ts';
import { scriptedModel } from '../../testing/services/scripted-model.ts';
import { type Person, startTestApp } from '../../testing/test-app.ts';

const CRISIS = 'Não quero mais viver, vou acabar com tudo hoje';
const local = scriptedModel('local');
const app = await openForFile(
  startTestApp(
    {
      LIMIT_CHAT_MESSAGES_PER_HOUR: '6',
      LIMIT_CHAT_CONVERSATIONS_PER_HOUR: '2',
    },
    { assistant: { local, external: null } },
  ),
);

const LIMITED = { status: 429, body: { errorCode: 'RATE_LIMITED' } };
const chat = (person: Person, message: string, sessionId?: string) =>
  person.call('POST', '/chat', { message, sessionId });

it('new conversations and messages of an account are limited per hour', async () => {
  const [ana, bia] = [await app.newPerson('premium'), await app.newPerson('premium')];
  const { sessionId } = (await chat(ana, 'Oi')).body;
  expect((await chat(ana, 'Oi')).status).toBe(202);
  expect(await chat(ana, 'Oi')).toMatchObject(LIMITED);
  // The message of the refused conversation was counted, so three of six messages are left.
  for (let place = 0; place < 3; place += 1) expect((await chat(ana, 'Oi', sessionId)).status).toBe(202);
  expect(await chat(ana, 'Oi', sessionId)).toMatchObject(LIMITED);
  expect(await ana.call('POST', '/analyze-mood', { message: 'Oi' })).toMatchObject(LIMITED);
  expect((await chat(bia, 'Oi')).status).toBe(202);
});

it('crisis messages always get a reply, and only those within the hourly limit are stored', async () => {
  const person = await app.newPerson();
  for (let place = 0; place < 20; place += 1) {
    const { status, body } = await chat(person, CRISIS);
    expect([status, body.crisis]).toEqual([202, true]);
    expect((await person.call('GET', `/chat/replies/${body.messageId}`)).body.response).toContain('188');
  }
  const sessions = (await person.call('GET', '/chat/sessions')).body;
  expect(sessions).toHaveLength(2);
  expect(sessions.reduce((sum: number, { messageCount }: { messageCount: number }) => sum + messageCount, 0)).toBe(12);
  expect((await person.call('POST', '/analyze-mood', { message: CRISIS })).body.answer).toContain('188');
  expect((await person.call('GET', '/chat/usage')).body.used).toBe(0);
});

it('answers to the safety question are not limited', async () => {
  const person = await app.newPerson();
  for (let place = 0; place < 5; place += 1) {
    const { status } = await person.call('POST', '/safety/answers', { answer: 'safe' });
    expect(status).toBe(200);
  }
});
