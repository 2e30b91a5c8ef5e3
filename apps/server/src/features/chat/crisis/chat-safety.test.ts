import { describe, expect, it } from 'vitest';
import { startAssistantApp } from '../../../testing/assistant-app.ts';
import { NOON, type Person } from '../../../testing/test-app.ts';
import { NOT_MEANT } from './crisis-reply.copy.ts';

const CRISIS = 'Não quero mais viver, vou acabar com tudo hoje';
const { allowed, app, external, local } = await startAssistantApp();

async function ask(person: Person, message: string, sessionId?: string) {
  const { body } = await person.call('POST', '/chat', { message, sessionId });
  await app.runJobs();
  const reply = (await person.call('GET', `/chat/replies/${body.messageId}`)).body;
  return { ...body, reply };
}

describe('crisis messages', () => {
  it('get a fixed reply without a model and set the crisis state', async () => {
    const person = await allowed();
    external.say('Faça isso mesmo.');
    local.say('Faça isso mesmo.');
    const { crisis, reply, usage, sessionId } = await ask(person, CRISIS);
    expect((await person.call('GET', `/chat/session/${sessionId}`)).body.title).toBe(
      'Conversa de sábado, 14 de março de 2026',
    );
    expect(crisis).toBe(true);
    expect(usage.used).toBe(0);
    expect(reply.response).toContain('188');
    expect(reply.response).toContain('192');
    expect(reply.response).not.toContain('Faça isso');
    expect(reply.response).toMatch(/\?$/);
    expect([...local.requests, ...external.requests]).toEqual([]);
    expect((await person.call('GET', '/safety/state')).body.lastCrisisAt).not.toBeNull();
  });

  it('are accepted even if the daily quota is used up', async () => {
    const person = await app.newPerson();
    for (let place = 0; place < 5; place += 1) await ask(person, 'Oi');
    const { crisis, reply, sessionId } = await ask(person, CRISIS);
    expect([crisis, reply.status]).toEqual([true, 'completed']);
    expect((await person.call('POST', '/chat', { message: 'Estou em casa', sessionId })).status).toBe(429);
    expect((await ask(person, CRISIS, sessionId)).reply.response).toContain('188');
  });

  it('don’t change how ordinary messages count against the quota', async () => {
    const person = await app.newPerson();
    const { sessionId } = await ask(person, CRISIS);
    for (let place = 0; place < 5; place += 1) {
      expect((await ask(person, 'Me conta uma história', sessionId)).usage.used).toBe(place + 1);
      await ask(person, CRISIS, sessionId);
    }
    expect((await person.call('POST', '/chat', { message: 'Mais uma história', sessionId })).status).toBe(429);
    expect(local.requests).toHaveLength(5);
  });

  it('that threaten somebody else get a reply of their own', async () => {
    const { crisis, reply } = await ask(await allowed(), 'vou matar meu chefe, já peguei a faca');
    expect(crisis).toBe(true);
    expect(reply.response).toMatch(/distância: saia de perto dessa pessoa/);
    expect(reply.response).toContain('](tel:190)');
    expect([...local.requests, ...external.requests]).toEqual([]);
  });

  it('don’t include grief after a suicide, unless the writer is in danger too', async () => {
    const person = await app.newPerson();
    expect((await ask(person, 'meu irmão se matou mês passado')).crisis).toBe(false);
    expect((await person.call('GET', '/safety/state')).body.lastCrisisAt).toBeNull();
    expect((await ask(person, 'meu irmão se matou e eu queria ir com ele')).crisis).toBe(true);
  });

  it('get a reply at once even if another reply is pending', async () => {
    const person = await allowed();
    const { body } = await person.call('POST', '/chat', { message: 'Oi' });
    app.jobs.length = 0;
    const crisis = await person.call('POST', '/chat', { message: CRISIS, sessionId: body.sessionId });
    expect(crisis).toMatchObject({ status: 202, body: { crisis: true, sessionId: body.sessionId } });
    expect(app.jobs).toEqual([]);
    const { body: reply } = await person.call('GET', `/chat/replies/${crisis.body.messageId}`);
    expect(reply).toMatchObject({ status: 'completed', response: expect.stringContaining('188') });
  });

  it('get a reply even in an unknown conversation or about a book that the plan excludes', async () => {
    const [ana, bia] = [await app.newPerson(), await app.newPerson()];
    const { sessionId } = (await ana.call('POST', '/chat', { message: 'Oi' })).body;
    const bookId = (await bia.call('GET', '/books')).body.books[0].id;
    for (const extra of [{ sessionId }, { sessionId: 'gone' }, { bookId }]) {
      const { status, body } = await bia.call('POST', '/chat', { message: CRISIS, ...extra });
      expect([status, body.crisis]).toEqual([202, true]);
      expect(body.sessionId).not.toBe(sessionId);
      expect((await bia.call('GET', `/chat/replies/${body.messageId}`)).body.response).toContain('188');
    }
    expect((await ana.call('GET', `/chat/session/${sessionId}`)).body.messageCount).toBe(2);
  });

  it('make the reply to the next message begin with help contacts', async () => {
    const person = await allowed();
    const { sessionId } = await ask(person, CRISIS);
    external.say('Vamos falar de outra coisa.');
    const { reply } = await ask(person, 'Não sei', sessionId);
    expect(external.requests[0]?.task).toEqual({ kind: 'chat', afterCrisis: true });
    expect(reply.response.indexOf('188')).toBeLessThan(reply.response.indexOf('Vamos falar'));
    await ask(person, 'Obrigada', sessionId);
    expect(external.requests[1]?.task).toEqual({ kind: 'chat', afterCrisis: false });
  });

  it('are never sent to the external service as earlier messages, notes or search results', async () => {
    const person = await allowed();
    await person.call('POST', '/mood-entries', { score: 1, note: 'Pensei em me matar ontem à noite' });
    await person.call('POST', '/mood-entries', { score: 3, note: 'Almocei com a Lia' });
    app.jobs.length = 0;
    const { sessionId } = await ask(person, CRISIS);
    await ask(person, 'Fiquei em casa ontem à noite', sessionId);
    const [request] = external.requests;
    const sentData = JSON.stringify([request?.turns, request?.person, await request?.findHistory('ontem à noite')]);
    expect(sentData).toContain('Almocei com a Lia');
    expect(sentData).toContain('Fiquei em casa');
    expect(sentData).not.toMatch(/matar|acabar com tudo|quero mais viver/);
  });

  it('set no crisis state if they are about another person', async () => {
    const person = await app.newPerson();
    const { crisis, reply } = await ask(person, 'Minha amiga disse que quer se matar');
    expect(crisis).toBe(true);
    expect(reply.response).toContain('188');
    expect(reply.response).toContain('essa pessoa');
    expect((await person.call('GET', '/safety/state')).body.lastCrisisAt).toBeNull();
  });

  it('get the fixed reply also from POST /analyze-mood', async () => {
    const person = await app.newPerson();
    const { body } = await person.call('POST', '/analyze-mood', { message: CRISIS });
    expect(body).toMatchObject({ crisis: true, writtenBy: 'local' });
    expect(body.answer).toContain('188');
    expect((await person.call('GET', '/chat/usage')).body.used).toBe(0);
    expect((await person.call('GET', '/safety/state')).body.lastCrisisAt).not.toBeNull();
  });
});

describe('after a crisis message', () => {
  it('“não era isso” gets thanks without a model, ends help first for this person only and is counted', async () => {
    const [ana, bia] = [await allowed(), await allowed()];
    const { sessionId } = await ask(ana, CRISIS);
    await ask(bia, CRISIS);
    external.forget();
    const { reply, usage } = await ask(ana, 'Calma, foi modo de falar, tô bem', sessionId);
    expect(reply).toMatchObject({ status: 'completed', response: NOT_MEANT, writtenBy: 'local' });
    expect([external.requests, local.requests, usage.used]).toEqual([[], [], 1]);
    expect((await ana.call('GET', '/chat/usage')).body.used).toBe(0);
    expect((await ana.call('GET', '/safety/state')).body.lastCrisisAt).toBeNull();
    expect((await bia.call('GET', '/safety/state')).body.lastCrisisAt).not.toBeNull();
    expect(app.logged()).toContain('crisis card not meant');
    external.say('Conta mais.');
    expect((await ask(ana, 'Quero falar do trabalho', sessionId)).reply.response).toBe('Conta mais.');
  });

  it('“era brincadeira” with a sign of crisis gets the crisis reply', async () => {
    const person = await allowed();
    const { sessionId } = await ask(person, CRISIS);
    const { reply } = await ask(person, 'Era brincadeira, mas agora quero morrer mesmo', sessionId);
    expect(reply.response).toContain('188');
    expect((await person.call('GET', '/safety/state')).body.lastCrisisAt).not.toBeNull();
  });

  it('a retraction without a crisis before is an ordinary message', async () => {
    const person = await allowed();
    external.say('Tudo bem.');
    expect((await ask(person, 'Não era isso')).reply.response).toBe('Tudo bem.');
  });

  it('the answer on the card ends help first in the conversation too', async () => {
    const person = await allowed();
    const { sessionId } = await ask(person, CRISIS);
    app.setNow(NOON + 60_000);
    await person.call('POST', '/safety/answers', { answer: 'not-meant' });
    external.say('Vamos falar de outra coisa.');
    expect((await ask(person, 'Como foi minha semana?', sessionId)).reply.response).toBe('Vamos falar de outra coisa.');
    app.setNow(NOON);
  });

  it('a helpline that doesn’t answer is not named again, in this reply and before the next', async () => {
    const person = await allowed();
    const { sessionId } = await ask(person, CRISIS);
    const { reply } = await ask(person, 'Já liguei no 188 e ninguém atende', sessionId);
    expect(reply.response).toContain('https://cvv.org.br');
    expect(reply.response).not.toContain('188');
    external.say('Estou ouvindo.');
    const next = (await ask(person, 'Não sei', sessionId)).reply.response;
    expect(next).toContain('cvv.org.br');
    expect(next).not.toContain('188');
  });

  it('of somebody else, the next reply is about that person', async () => {
    const person = await allowed();
    const { sessionId } = await ask(person, 'Minha amiga disse que quer se matar');
    external.say('Estou ouvindo.');
    expect((await ask(person, 'Não sei o que fazer', sessionId)).reply.response).toMatch(/^Continuo aqui.*essa pessoa/);
  });

  it('means at hand get the reply that puts distance first', async () => {
    const person = await allowed();
    const { sessionId } = await ask(person, CRISIS);
    expect((await ask(person, 'Já separei os comprimidos', sessionId)).reply.response).toMatch(
      /^Antes de qualquer coisa, distância/,
    );
  });
});

describe('the external service', () => {
  it('gets no request before consent or after the consent was withdrawn', async () => {
    const person = await app.newPerson();
    expect((await ask(person, 'Oi')).reply.writtenBy).toBe('local');
    await person.call('PUT', '/consents/external-ai', { isGranted: true });
    expect((await ask(person, 'Oi')).reply.writtenBy).toBe('external');
    await person.call('PUT', '/consents/external-ai', { isGranted: false });
    expect((await ask(person, 'Oi')).reply.writtenBy).toBe('local');
    expect(external.requests).toHaveLength(1);
  });

  it('gets no request about a minor, even with earlier consent', async () => {
    const person = await allowed();
    await person.call('PUT', '/onboarding/user-data', { ageRange: 'menor-18' });
    expect((await ask(person, 'Oi')).reply.writtenBy).toBe('local');
    expect(external.requests).toEqual([]);
  });

  it('is replaced by the local assistant if it fails', async () => {
    const person = await allowed();
    external.say(async () => ({ ok: false, failure: 'unavailable' }));
    local.say('Estou aqui.');
    const { reply } = await ask(person, 'Oi');
    expect(reply).toMatchObject({ status: 'completed', response: 'Estou aqui.', writtenBy: 'local' });
    expect((await person.call('GET', '/chat/usage')).body.used).toBe(0);
  });

  it('gets the person’s data without ids, addresses or times of day', async () => {
    const person = await allowed();
    await person.call('POST', '/mood-entries', { score: 2, note: 'Dia comprido' });
    app.jobs.length = 0;
    await ask(person, 'Como foi meu dia?');
    const sentData = JSON.stringify(external.requests[0]?.person);
    expect(sentData).toContain('Dia comprido');
    expect(sentData).not.toContain(person.userId);
    expect(sentData).not.toContain('exemplo.com');
    expect(sentData).not.toMatch(/T\d{2}:\d{2}/);
  });
});
