import { parseMarkdown } from '@alento/content/parse-markdown';
import { describe, expect, it } from 'vitest';
import { startAssistantApp } from '../../../testing/assistant-app.ts';
import { DAY, NOON, type Person } from '../../../testing/test-app.ts';

const { app, local } = await startAssistantApp();

const note = (person: Person, text: string, daysAgo: number) =>
  person.call('POST', '/mood-entries', { score: 3, note: text, timestamp: NOON - daysAgo * DAY });
const search = async (person: Person, query: string) =>
  (await person.call('POST', '/chat/search-history', { query })).body;

describe('POST /chat/search-history', () => {
  it('finds other forms of a word in notes and conversations', async () => {
    const person = await app.newPerson();
    await note(person, 'Corri no parque de manhã. Voltei leve, quase cantando.', 3);
    await note(person, 'Nada demais hoje.', 2);
    await person.call('POST', '/chat', { message: 'Queria voltar a correr' });
    const { answer, results } = await search(person, 'correndo');
    expect(results.map(({ kind, date }: { kind: string; date: string }) => [kind, date])).toEqual([
      ['chat', '2026-03-14'],
      ['note', '2026-03-11'],
    ]);
    expect(results[1]).toMatchObject({ url: '/periodo-detalhes?type=day&date=2026-03-11', score: 3 });
    expect(results[1].excerpt).toContain('Corri no parque');
    expect(results[0].url).toMatch(/^\/chat\?sessionId=/);
    expect(answer).toContain('(/periodo-detalhes?type=day&date=2026-03-11)');
    expect(answer).toContain('quarta-feira, 11 de março de 2026');
  });

  it('finds conversations only if that is asked', async () => {
    const person = await app.newPerson();
    await note(person, 'Corri no parque', 3);
    await person.call('POST', '/chat', { message: 'Queria voltar a correr' });
    const { body } = await person.call('POST', '/chat/search-history', { query: 'correr', only: 'chat' });
    expect(body.results.map(({ kind }: { kind: string }) => kind)).toEqual(['chat']);
  });

  it.each(['MAE', 'mãe', 'mãe!', 'minha mae'])('finds “minha mãe” with the query %s', async (query) => {
    const person = await app.newPerson();
    await note(person, 'Falei com minha mãe ao telefone', 1);
    expect((await search(person, query)).results).toHaveLength(1);
  });

  it('sorts results by number of matching words, then newest first', async () => {
    const person = await app.newPerson();
    await note(person, 'Prova de física amanhã', 5);
    await note(person, 'A prova foi bem', 1);
    await note(person, 'Estudei física', 2);
    const { results } = await search(person, 'prova de física');
    expect(results.map(({ date }: { date: string }) => date)).toEqual(['2026-03-09', '2026-03-13', '2026-03-12']);
  });

  it('finds words by their first three letters, and ranks whole words first', async () => {
    const person = await app.newPerson();
    await note(person, 'A dor de cabeça passou', 3);
    await note(person, 'Comi Abacaxi e dormi bem', 1);
    const datesOf = async (query: string) =>
      (await search(person, query)).results.map(({ date }: { date: string }) => date);
    expect(await datesOf('abac')).toEqual(['2026-03-13']);
    expect(await datesOf('ÁBACAX')).toEqual(['2026-03-13']);
    expect(await datesOf('dor')).toEqual(['2026-03-11', '2026-03-13']);
    expect(await datesOf('ab')).toEqual([]);
    expect(await datesOf('caxi')).toEqual([]);
  });

  it('doesn’t match a query with the beginning of a stop word', async () => {
    const person = await app.newPerson();
    await note(person, 'Estou bem', 1);
    expect((await search(person, 'est')).results).toEqual([]);
  });

  it('shortens a long note to the part around the match', async () => {
    const person = await app.newPerson();
    expect((await search(person, 'jardim')).answer).toContain('Não encontrei “jardim”');
    await note(person, `${'palavra '.repeat(60)}jardim ${'depois '.repeat(60)}`, 1);
    const [found] = (await search(person, 'jardim')).results;
    expect(found.excerpt).toContain('jardim');
    expect(found.excerpt.length).toBeLessThanOrEqual(162);
    expect(found.excerpt).toMatch(/^….*…$/);
  });

  it('returns at most eight results and says whether there are more', async () => {
    const person = await app.newPerson();
    for (let day = 1; day <= 8; day += 1) await note(person, 'Sonhei com o mar', day);
    const all = await search(person, 'mar');
    expect(all).toMatchObject({ hasMore: false, answer: expect.stringContaining('Encontrei isto sobre “mar”') });
    expect(all.results).toHaveLength(8);
    await note(person, 'O mar de novo', 9);
    const best = await search(person, 'mar');
    expect(best).toMatchObject({ hasMore: true, results: all.results });
    expect(best.answer).toContain('Estes são os 8 resultados mais próximos de “mar” no que você escreveu. Há outros:');
    expect(await search(person, 'girafa')).toMatchObject({ hasMore: false, results: [] });
  });

  it('escapes Markdown in titles, excerpts and search words', async () => {
    const person = await app.newPerson();
    const link = '[y](//evil.example)';
    await note(person, `Gato ${link}`, 1);
    const { sessionId } = (await person.call('POST', '/chat', { message: `O gato **fugiu** ${link}` })).body;
    await person.call('PUT', `/chat/session/${sessionId}`, { title: 'x](//evil.example) [y' });
    const linksOf = (answer: string): string[] => {
      const found: string[] = [];
      const visit = (node: ReturnType<typeof parseMarkdown>['children'][number]): void => {
        if (node.type === 'link' || node.type === 'image') found.push(node.url);
        if ('children' in node) node.children.forEach(visit);
      };
      parseMarkdown(answer).children.forEach(visit);
      return found;
    };
    const { answer, results } = await search(person, `gato ${link}`);
    expect(linksOf(answer)).toEqual([`/chat?sessionId=${sessionId}`, '/periodo-detalhes?type=day&date=2026-03-13']);
    expect(results.map(({ excerpt }: { excerpt: string }) => excerpt)).toEqual([
      `O gato **fugiu** ${link}`,
      `Gato ${link}`,
    ]);
    expect(linksOf((await search(person, 'cachorro\n\n# [z](//other.invalid)')).answer)).toEqual([]);
  });

  it('searches only the person’s own texts, not those of the assistant or other people', async () => {
    const [ana, bia] = [await app.newPerson(), await app.newPerson()];
    await note(ana, 'Segredo da Ana', 1);
    await ana.call('POST', '/chat', { message: 'Oi' });
    local.say('Um segredo do assistente');
    await app.runJobs();
    expect((await search(ana, 'segredo')).results).toHaveLength(1);
    expect((await search(bia, 'segredo')).results).toEqual([]);
  });

  it('refuses an empty query', async () => {
    const person = await app.newPerson();
    const { status, body } = await person.call('POST', '/chat/search-history', { query: '   ' });
    expect([status, body.errorCode]).toEqual([422, 'SEARCH_QUERY_INVALID']);
  });
});

describe('GET /chat/suggestions', () => {
  const suggestions = async (person: Person) => (await person.call('GET', '/chat/suggestions')).body.suggestions;

  it('returns suggestions that depend on the last entries and the time of day', async () => {
    const person = await app.newPerson();
    expect(await suggestions(person)).toEqual([
      'O que você sabe fazer?',
      'Por que registrar o humor ajuda?',
      'Me guia numa respiração',
      'Só quero desabafar um pouco',
    ]);
    await person.call('POST', '/mood-entries', { score: 1, note: '', timestamp: NOON - DAY });
    await person.call('POST', '/mood-entries', { score: 1, note: '' });
    expect((await suggestions(person)).slice(0, 3)).toEqual([
      'Só quero desabafar um pouco',
      'Me guia numa respiração',
      'Como foi minha semana?',
    ]);
    app.setNow(Date.parse('2026-03-15T05:00:00Z'));
    expect(await suggestions(person)).toContain('Não consigo dormir');
  });
});
