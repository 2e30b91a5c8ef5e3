import { expect, it } from 'vitest';
import { startServiceApp } from '../../../testing/assistant-app.ts';
import type { Person } from '../../../testing/test-app.ts';

const { app, server, ask } = await startServiceApp();

async function personWithDose(): Promise<Person> {
  const person = await app.newPerson();
  const { id } = (await person.call('POST', '/medications', { name: 'Sertralina', times: ['08:00', '20:00'] })).body;
  await person.call('PUT', '/medication-doses', {
    ...{ medicationId: id, date: '2026-03-14', time: '08:00', status: 'taken' },
  });
  return person;
}

it('a question about doses is answered from the person’s own diary', async () => {
  const [ana, bia] = [await personWithDose(), await app.newPerson()];
  const { response, sources, writtenBy } = await ask(ana, 'já tomei meu remédio hoje?');
  expect(response).toContain('No diário, 1 de 2 doses de hoje está anotada como tomada');
  expect(response).toContain('- 20:00, Sertralina: sem anotação');
  expect([sources, writtenBy]).toEqual([[{ title: 'Diário de remédios', url: '/medicacao' }], 'local']);
  expect((await ask(bia, 'já tomei meu remédio hoje?')).response).toContain('ainda não tem remédios');
});

it('nothing of the medication diary reaches an external service, whatever the consent', async () => {
  const ana = await personWithDose();
  await ana.call('PUT', '/consents/external-ai', { isGranted: true });
  const first = await ask(ana, 'tomei a sertralina hoje?');
  expect(first).toMatchObject({ writtenBy: 'local' });
  expect(server.requests).toHaveLength(0);
  server.next({ kind: 'good', pieces: ['Que bom que você escreveu.'] });
  const next = await ask(ana, 'obrigada, e como eu durmo melhor?', first.sessionId);
  expect(next).toMatchObject({ writtenBy: 'external' });
  const sent = server.requests.map(({ body }) => body.toString()).join('\n');
  expect(sent).toContain('durmo melhor');
  for (const part of ['08:00', '20:00', 'anotada como tomada', 'sem anotação', 'ertralina'])
    expect(sent, part).not.toContain(part);
});

it('a question about doses that is answered here takes no message of the plan from a person with the service', async () => {
  const ana = await personWithDose();
  await ana.call('PUT', '/consents/external-ai', { isGranted: true });
  const before = (await ana.call('GET', '/chat/usage')).body;
  await ask(ana, 'esqueci de tomar hoje?');
  expect((await ana.call('GET', '/chat/usage')).body).toEqual(before);
});
