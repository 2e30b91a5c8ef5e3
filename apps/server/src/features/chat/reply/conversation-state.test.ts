import { describe, expect, it } from 'vitest';
import { startAssistantApp } from '../../../testing/assistant-app.ts';
import type { Person } from '../../../testing/test-app.ts';

const { app, local } = await startAssistantApp();

const saying = (text: string, state: string, choices: string[] = []) => ({
  ok: true as const,
  value: { text, sources: [], state, choices },
});
const ask = async (person: Person, message: string, sessionId?: string) =>
  (await person.call('POST', '/chat', { message, ...(sessionId && { sessionId }) })).body;

describe('what the assistant keeps with a reply', () => {
  it('is given to it with the conversation’s next message, and to no other conversation or person', async () => {
    const [ana, bia] = [await app.newPerson(), await app.newPerson()];
    local.say(saying('Em maio, 3,1.', 'maio'), saying('E em abril, 2,9.', 'abril'));
    const { sessionId } = await ask(ana, 'média de maio');
    await ask(ana, 'e de abril?', sessionId);
    await ask(ana, 'e de março?', sessionId);
    await ask(ana, 'outra conversa');
    await ask(bia, 'oi');
    expect(local.requests.map(({ state }) => state)).toEqual([null, 'maio', 'abril', null, null]);
  });

  it('outlasts a crisis, which no model answers', async () => {
    const person = await app.newPerson();
    local.say(saying('Em maio, 3,1.', 'maio'), saying('Você está em segurança?', 'depois'));
    const { sessionId } = await ask(person, 'média de maio');
    await ask(person, 'quero morrer', sessionId);
    await ask(person, 'e de abril?', sessionId);
    await ask(person, 'e de março?', sessionId);
    expect(local.requests.map(({ state }) => state)).toEqual([null, 'maio', 'depois']);
  });

  it('is not sent to the client, but the choices are', async () => {
    const person = await app.newPerson();
    local.say(saying('Qual destas?', 'segredo do assistente', ['Trocar a senha', 'Sair em outro aparelho']));
    const { sessionId, messageId } = await ask(person, 'senha');
    const { body: reply } = await person.call('GET', `/chat/replies/${messageId}`);
    const { body: session } = await person.call('GET', `/chat/session/${sessionId}`);
    expect(reply.choices).toEqual(['Trocar a senha', 'Sair em outro aparelho']);
    expect(session.messages.map(({ choices }: { choices: string[] }) => choices)).toEqual([[], reply.choices]);
    expect(JSON.stringify([reply, session])).not.toContain('segredo');
  });
});
