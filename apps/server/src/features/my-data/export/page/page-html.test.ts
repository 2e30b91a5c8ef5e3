import type { ExportEntry } from '@alento/contract/my-data/export-document';
import { describe, expect, it } from 'vitest';
import { entriesOf, entryOf, monthsOf } from './entries.fixture.ts';
import { pageCopy, sectionCopy } from './page.copy.ts';
import { list, livedIn, sourceOf } from './page-source.fixture.ts';
import {
  attributeOf,
  below,
  byId,
  type Element,
  elementsOf,
  hasClass,
  textOf,
  textOfPage,
} from './read-page.harness.ts';
import type { PageSource } from './section.ts';

const withEntries = (entries: readonly ExportEntry[], months = monthsOf(entries)): PageSource =>
  sourceOf({ entries: list(entries) }, { counts: { entries: entries.length }, months });

/** Text of a section's elements with a tag name or class. */
async function textsIn(source: PageSource, section: string, wanted: (element: Element) => boolean): Promise<string[]> {
  const elements = await elementsOf(source);
  return below(elements, byId(elements, section)).filter(wanted).map(textOf);
}

const ofTag = (name: string) => (element: Element) => element.tagName === name;
const ofClass = (name: string) => (element: Element) => hasClass(element, name);

describe.each([
  ['a lived-in account', livedIn],
  ['an empty account', sourceOf],
])('the page of %s', (_, make) => {
  it('loads nothing and runs nothing', async () => {
    const elements = await elementsOf(make());
    const tags = new Set(elements.map(({ tagName }) => tagName));
    for (const tag of ['script', 'link', 'img', 'iframe', 'object', 'embed', 'form', 'base', 'audio', 'video'])
      expect(tags).not.toContain(tag);
    const attributes = elements.flatMap(({ attrs }) => attrs);
    expect(attributes.filter(({ name }) => name.startsWith('on') || name === 'style')).toEqual([]);
    const addresses = attributes.filter(({ name }) => ['href', 'src', 'srcset', 'action', 'data'].includes(name));
    expect(addresses.length).toBeGreaterThan(10);
    expect(addresses.filter(({ value }) => !value.startsWith('#'))).toEqual([]);
    const style = elements.filter(ofTag('style')).map(textOf).join('');
    expect(style).not.toMatch(/url\(|@import|@font-face/);
  });

  it('links only to ids that exist once', async () => {
    const elements = await elementsOf(make());
    const ids = elements.map((element) => attributeOf(element, 'id')).filter((id) => id !== undefined);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = elements.flatMap((element) => attributeOf(element, 'href') ?? []);
    expect(targets.filter((target) => !ids.includes(target.slice(1)))).toEqual([]);
  });

  it('states its language, its policy and its sections, each with a heading in order', async () => {
    const elements = await elementsOf(make());
    expect(attributeOf(elements[0] as Element, 'lang')).toBe('pt-BR');
    const policy = elements.find((element) => attributeOf(element, 'http-equiv') === 'Content-Security-Policy');
    expect(attributeOf(policy as Element, 'content')).toBe("default-src 'none'; style-src 'unsafe-inline'");
    const levels = elements.filter(({ tagName }) => /^h\d$/.test(tagName)).map(({ tagName }) => Number(tagName[1]));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.slice(1).forEach((level, place) => {
      expect(level - (levels[place] as number)).toBeLessThanOrEqual(1);
    });
    const titles = elements.filter(ofTag('h2')).map(textOf);
    for (const { title } of Object.values(sectionCopy)) expect(titles).toContain(title);
  });
});

it('says of every section of an empty account that it is empty', async () => {
  const elements = await elementsOf(sourceOf());
  expect(elements.filter(ofClass('empty')).map(textOf)).toEqual(Object.values(sectionCopy).map(({ empty }) => empty));
});

it('shows every section of a lived-in account', async () => {
  const elements = await elementsOf(livedIn());
  expect(elements.filter(ofClass('empty'))).toEqual([]);
});

it('shows entries by month and day, the newest month open, with dates in words', async () => {
  const content = withEntries([
    entryOf({ score: 4, note: 'a' }),
    entryOf({ time: '08:05', score: 1, note: 'b' }),
    entryOf({ localDate: '2026-11-01', score: 5 }),
    entryOf({ localDate: '2026-10-31', score: 0, source: 'import' }),
  ]);
  const elements = await elementsOf(content);
  const diary = below(elements, byId(elements, 'diario'));
  expect(diary.filter(ofTag('h3')).map(textOf)).toEqual(['novembro de 2026', 'outubro de 2026']);
  expect(diary.filter(ofTag('h4')).map(textOf)).toEqual([
    'segunda-feira, 23 de novembro de 2026',
    'domingo, 1 de novembro de 2026',
    'sábado, 31 de outubro de 2026',
  ]);
  expect(diary.filter(ofTag('details')).map((element) => attributeOf(element, 'open'))).toEqual(['', undefined]);
  expect(diary.filter(ofClass('figures')).map(textOf)).toEqual([
    '3 registros em 2 dias. Média 3,3 de 5: Bem',
    '1 registro em 1 dia. Média 0,0 de 5: Muito mal',
  ]);
  expect(diary.filter(ofClass('mood')).map(textOf)).toEqual([
    'Muito bem 21:40',
    'Mal 08:05',
    'Excelente 21:40',
    'Muito mal 21:40 Importado',
  ]);
  expect(diary.filter(ofTag('p')).map(textOf)).toContain('4 registros, de outubro de 2026 a novembro de 2026.');
});

it('keeps an entry that a journey put before its month, under its own date', async () => {
  const days = ['2026-11-02', '2026-10-31', '2026-11-01', '2026-10-30'];
  const content = withEntries(days.map((localDate) => entryOf({ localDate })));
  expect(await textsIn(content, 'diario', ofTag('h4'))).toEqual([
    'segunda-feira, 2 de novembro de 2026',
    'sábado, 31 de outubro de 2026',
    'domingo, 1 de novembro de 2026',
    'sexta-feira, 30 de outubro de 2026',
  ]);
  expect(await textsIn(content, 'diario', ofTag('h3'))).toEqual(['novembro de 2026', 'outubro de 2026']);
});

it('shows a month whose figures are missing', async () => {
  const content = withEntries([entryOf({ note: 'sozinha' })], []);
  expect(await textsIn(content, 'diario', ofClass('text'))).toEqual(['sozinha']);
});

it('shows instants in the zone of the person', async () => {
  const madeAt = Date.parse('2026-11-24T01:30:00Z');
  expect(await textOfPage(sourceOf({}, { madeAt }))).toContain(
    'Feito em 23 de novembro de 2026, 22:30 (Horário Padrão de Brasília).',
  );
  const account = { ...sourceOf().data.account, timeZone: 'Asia/Tokyo' };
  expect(await textOfPage(sourceOf({ account }, { madeAt }))).toContain('24 de novembro de 2026, 10:30');
});

it('shows screenings, answers and permissions in words', async () => {
  const content = livedIn();
  expect(await textsIn(content, 'rastreios', ofClass('small'))).toEqual([
    '10 de novembro de 2026: 16 de 27 pontos, sintomas moderadamente graves.',
    '10 de novembro de 2026: 8 de 21 pontos, sintomas leves.',
    '2 de maio de 2026: 9 de 27 pontos, sintomas leves.',
  ]);
  const answers = await textsIn(content, 'perfil', (element) => ['dt', 'dd'].includes(element.tagName));
  for (const words of ['25 a 34', 'Nordeste', 'Dormir melhorReduzir a ansiedade', 'Neutro', 'Sim', '5,5'])
    expect(answers).toContain(words);
  expect(answers.slice(-4)).toEqual(['favoriteSong', 'Sampa', 'pets', 'Bidu: cachorroMel: gata']);
  expect(await textsIn(content, 'permissoes', ofClass('small'))).toEqual([
    'Permitido em 21 de novembro de 2026, 12:00 (texto de 21 de novembro de 2026). Retirado em 22 de novembro de 2026, 09:30.',
    'Permitido em 22 de novembro de 2026, 10:00 (texto de 25 de novembro de 2026). Em vigor.',
  ]);
});

it('shows custom fields with the names of inherited properties', async () => {
  const data = { constructor: 'Lina', toString: ['a'], valueOf: { hasOwnProperty: true } };
  const onboarding = { ...sourceOf().data.onboarding, data };
  expect(await textsIn(sourceOf({ onboarding }), 'perfil', ofTag('dd'))).toEqual(['Lina', 'a', 'hasOwnProperty: Sim']);
});

it('shows Markdown of the assistant formatted, with links as words', async () => {
  const content = livedIn();
  const elements = await elementsOf(content);
  const chats = below(elements, byId(elements, 'conversas'));
  expect(chats.filter(ofTag('strong')).map(textOf)).toContain('as terças');
  expect(chats.filter(ofTag('ol'))).toHaveLength(2);
  const paragraphs = chats.filter(ofTag('p')).map(textOf);
  expect(paragraphs).toContain('Há um texto sobre sono em Dormir melhor. Se apertar, CVV: 188.');
  expect(paragraphs).toContain('Esta resposta não chegou.');
  expect(chats.filter(ofClass('text')).map(textOf)[0]).toBe('Não consigo dormir direito.\nO que faço?');
});

it('says how to keep the file safe, what can be imported, and whom to call', async () => {
  const elements = await elementsOf(sourceOf());
  const about = textOf(byId(elements, 'sobre'));
  expect(about).toContain('Ela não é criptografada');
  expect(about).toContain('O diario.json pode ser importado de volta no Alento');
  expect(about).toMatch(/CVV.*188.*SAMU: 192/s);
  expect(textOf(byId(elements, 'lista'))).toContain('Sobre este arquivo');
  expect(elements.filter(ofClass('warning')).map(textOf).join()).toContain(pageCopy.warning);
});

it('counts of a large diary are written in Portuguese', async () => {
  const source = withEntries([...entriesOf(3)]);
  expect(await textOfPage({ ...source, counts: { ...source.counts, entries: 20_000 } })).toContain(
    '20.000 registros, em novembro de 2026.',
  );
});

it('shows only what is finished, and counts only that', async () => {
  const elements = await elementsOf(livedIn());
  const counts = below(elements, byId(elements, 'lista')).filter(ofTag('a')).map(textOf);
  expect(counts).toEqual(expect.arrayContaining(['Resumos da semana 2', 'Prontuários 1', 'Diário de remédios 2']));
  expect(await textsIn(livedIn(), 'importacoes', ofTag('strong'))).toEqual(['Daylio: daylio_export_2025_03_01.csv']);
});

it('shows medicines with their noted doses, records without the sections that were left out, and who read what', async () => {
  expect(await textsIn(livedIn(), 'remedios', ofTag('li'))).toEqual([
    'Sertralina, 50 mgHorários: 08:00. No diário desde 1 de agosto de 2026.Você anotou 2 doses tomadas e 1 pulada.',
    'MelatoninaQuando precisa. No diário de 1 de agosto de 2026 até antes de 1 de setembro de 2026.Você anotou 1 dose tomada e 0 puladas.',
  ]);
  const titles = await textsIn(livedIn(), 'prontuarios', ofTag('h4'));
  expect(titles).toContain('O que quero contar');
  expect(await textsIn(livedIn(), 'prontuarios', ofTag('bdi'))).toEqual(['Ana']);
  expect(await textsIn(livedIn(), 'convites', ofTag('li'))).toEqual([
    'Helena Prado, CRP 06/123456 (SP)Partes: humores, notas, PHQ-9 e GAD-7. De 24 de agosto de 2026 a 21 de dezembro de 2026. Nome que o profissional viu: LuaConvite de 21 de novembro de 2026, com acesso até 22 de novembro de 2026. Última leitura: 22 de novembro de 2026, 08:02.',
  ]);
});

it('shows recommendations with their reasons by year, and the id of a piece that the library no longer has', async () => {
  expect(await textsIn(livedIn(), 'recomendacoes', ofTag('h3'))).toEqual(['2026', '2025']);
  const [first, second] = await textsIn(livedIn(), 'recomendacoes', ofTag('li'));
  expect(first).toBe('Dormir melhor sem brigar com o sono ArtigoVocê marcou “sono ruim” três vezes.');
  expect(second).toBe('sumiu ArtigoPara as manhãs ansiosas.');
});
