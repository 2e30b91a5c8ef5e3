import { localAssistant } from '@alento/local-assistant/local-assistant';
import { describe, expect, it } from 'vitest';
import { openForFile } from '../../../testing/open-for-file.ts';
import { type Person, startTestApp } from '../../../testing/test-app.ts';

const app = await openForFile(startTestApp({}, { assistant: { local: localAssistant(), external: null } }));

const record = (person: Person, date: string, score: number, tags: readonly string[] = [], note = '') =>
  person.call('POST', '/mood-entries', { score, note, timestamp: Date.parse(`${date}T15:00:00Z`), tags });

/** Sends a message and returns the reply's text and conversation. */
async function ask(person: Person, message: string, sessionId?: string) {
  const { body } = await person.call('POST', '/chat', { message, ...(sessionId && { sessionId }) });
  const reply = await person.call('GET', `/chat/replies/${body.messageId}`);
  return { text: reply.body.response as string, sessionId: body.sessionId as string };
}

describe('a question about a period of the diary', () => {
  it('is answered from the entries of that period, even if the period is months ago', async () => {
    const person = await app.newPerson();
    await record(person, '2025-11-03', 4);
    await record(person, '2025-11-10', 1);
    await record(person, '2025-12-01', 5);
    const first = await ask(person, 'qual foi minha média em novembro?');
    expect(first.text).toContain('Em novembro de 2025, sua média foi **2,5 de 5** (2 registros em 2 dias)');
    const second = await ask(person, 'e em dezembro', first.sessionId);
    expect(second.text).toContain('Em dezembro de 2025, sua média foi **5 de 5** (1 registro em 1 dia)');
  });

  it('can refer to the person’s own tags', async () => {
    const person = await app.newPerson();
    const { body: tag } = await person.call('POST', '/tags', { name: 'Natação', icon: 'tag' });
    await record(person, '2025-11-03', 4, [tag.id]);
    await record(person, '2025-11-04', 1);
    const { text } = await ask(person, 'minha media em novembro com natacao');
    expect(text).toContain('nos dias com “Natação”, sua média foi **4 de 5** (1 registro em 1 dia)');
  });

  it('names a tag without its Markdown', async () => {
    const person = await app.newPerson();
    const { body: tag } = await person.call('POST', '/tags', { name: '[clique](http://mal.test)', icon: 'tag' });
    await record(person, '2025-11-03', 4, [tag.id]);
    const { text } = await ask(person, 'quais tags mais usei em novembro?');
    expect(text).toContain('clique');
    expect(text).not.toContain('mal.test');
  });

  it('is never answered from another person’s entries', async () => {
    const [ana, bia] = [await app.newPerson(), await app.newPerson()];
    await record(ana, '2025-11-03', 4);
    const { text } = await ask(bia, 'qual foi minha média em novembro?');
    expect(text).toContain('Em novembro de 2025 não encontrei registros seus');
  });

  it('finds words and their beginnings in the person’s own notes, whatever the accents', async () => {
    const [ana, bia] = [await app.newPerson(), await app.newPerson()];
    await record(ana, '2025-11-03', 4, [], 'Café com a Júlia na praia');
    await record(ana, '2025-11-04', 2, [], 'A julia não veio');
    await record(ana, '2025-11-05', 1, [], 'Nada hoje');
    await record(bia, '2025-11-06', 5, [], 'Júlia ligou');
    const { text } = await ask(ana, 'quantas vezes escrevi sobre a júlia em novembro?');
    expect(text).toContain('“júlia” aparece em **2 notas** de **2 dias**');
    expect(text).toContain('Nesses dias sua média foi 3 de 5');
    expect(text).not.toContain('na praia');
    expect((await ask(bia, 'quantas vezes escrevi sobre a júlia em novembro?')).text).toContain(
      '**1 nota** de **1 dia**',
    );
  });

  it('tells the result of the person’s own last screening', async () => {
    const [ana, bia] = [await app.newPerson(), await app.newPerson()];
    const answers = Object.fromEntries(Array.from({ length: 7 }, (_, at) => [`gad${at + 1}`, 1]));
    expect((await ana.call('POST', '/screenings', { instrument: 'GAD-7', answers })).status).toBe(201);
    expect((await ask(ana, 'quanto deu meu último gad-7?')).text).toContain('deu **7 de 21**: sintomas leves');
    expect((await ask(bia, 'quanto deu meu último gad-7?')).text).toContain('Não encontrei resultado seu');
  });

  it('tells what the person answered about medication when they began', async () => {
    const [ana, bia] = [await app.newPerson(), await app.newPerson()];
    const response = await ana.call('PUT', '/onboarding/user-data', { psychiatricMedications: 'sertralina 50 mg' });
    expect(response.status).toBeLessThan(300);
    expect((await ask(ana, 'o que eu respondi sobre remédio?')).text).toContain('“sertralina 50 mg”');
    expect((await ask(bia, 'o que eu respondi sobre remédio?')).text).toContain('Não encontrei respostas suas');
  });
});
