import { describe, expect, it } from 'vitest';
import { startServiceApp } from '../../../testing/assistant-app.ts';
import type { Person } from '../../../testing/test-app.ts';

const { app, server, ask } = await startServiceApp();

const NOTE = 'uma nota que ninguém lê';
const record = (person: Person, date: string, score: number) =>
  person.call('POST', '/mood-entries', { score, note: NOTE, timestamp: Date.parse(`${date}T15:00:00Z`), tags: [] });

const toolTexts = () =>
  server.requests.flatMap((_, index) =>
    server.sent(index).messages.flatMap(({ role, content }) => (role === 'tool' ? [content] : [])),
  );

describe('the tools of the external service', () => {
  it('give the figures of the asking person, and no note', async () => {
    const [ana, bia] = [await app.newPerson(), await app.newPerson()];
    await record(ana, '2025-11-03', 4);
    await record(bia, '2025-11-04', 1);
    await ana.call('PUT', '/consents/external-ai', { isGranted: true });
    const question = 'qual foi minha média em novembro?';
    server.next({ kind: 'calls-tool', name: 'diary', input: { question } });
    server.next({ kind: 'good', pieces: ['Em novembro sua média foi 4 de 5.'] });
    const reply = await ask(ana, question);
    expect(reply).toMatchObject({ response: 'Em novembro sua média foi 4 de 5.', writtenBy: 'external' });
    expect(toolTexts()).toHaveLength(1);
    expect(toolTexts()[0]).toContain('sua média foi **4 de 5** (1 registro em 1 dia)');
    expect(toolTexts()[0]).not.toContain(NOTE);
  });

  it('tell the plan and the messages that are left', async () => {
    const person = await app.newPerson();
    await person.call('PUT', '/consents/external-ai', { isGranted: true });
    server.next({ kind: 'calls-tool', name: 'plan', input: {} });
    server.next({ kind: 'good', pieces: ['Você tem o plano Grátis, e restam 4 mensagens hoje.'] });
    expect(await ask(person, 'qual plano eu tenho?')).toMatchObject({ writtenBy: 'external' });
    expect(JSON.parse(toolTexts()[0] ?? '')).toMatchObject({ plano: 'Grátis', mensagensQueRestamHoje: 4 });
  });

  it('are not asked without consent, and an invented number is replaced by the local assistant’s reply', async () => {
    const person = await app.newPerson();
    await record(person, '2025-11-03', 4);
    const question = 'qual foi minha média em novembro?';
    expect(await ask(person, question)).toMatchObject({ writtenBy: 'local' });
    expect(server.requests).toEqual([]);
    await person.call('PUT', '/consents/external-ai', { isGranted: true });
    server.next({ kind: 'good', pieces: ['Sua média foi 3,7 de 5.'] });
    const reply = await ask(person, question);
    expect(reply).toMatchObject({ writtenBy: 'local', response: expect.stringContaining('**4 de 5**') });
  });
});
