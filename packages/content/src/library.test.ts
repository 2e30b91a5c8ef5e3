import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ContentFaults } from './content-faults.ts';
import { type Library, readLibrary } from './library.ts';

const WORDS = 'palavra '.repeat(700);
const SHELVES = `categories:
  - id: sono
    title: Sono
    description: Noites mais inteiras.
    subcategories:
      - { id: entender, title: Entender, description: Por que o sono vem. }
tags: { insonia: insônia }
`;
const SOURCE = (name: string) =>
  `  - title: ${name}\n    publisher: BVS\n    url: https://bvsms.saude.gov.br/${name}\n    verified: Dados de conhecimento geral.\n`;
const HEAD: Readonly<Record<string, string>> = {
  id: 'por-que',
  title: 'Por que o sono foge',
  category: 'sono',
  tags: '[insonia]',
  requiredPlan: 'basic',
  expertReviewed: 'false',
  summary: 'Uma frase que diz o que a leitura oferece, com o tamanho que o cartão pede.',
  image: '{ file: lua.svg, description: Uma janela à noite }',
  lastUpdated: '2026-11-21',
};
const matter = (head: Readonly<Record<string, string | undefined>>, body: string): string => {
  const lines = Object.entries({ ...HEAD, ...head }).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${value}`],
  );
  return `---\n${lines.join('\n')}\n---\n${body}`;
};
const REFERENCES = `\n${SOURCE('sono')}${SOURCE('insonia')}`.trimEnd();
const ARTICLE = { subcategory: 'entender', diseaseCode: '""', references: REFERENCES };
const article = (head: Readonly<Record<string, string | undefined>> = {}, body = WORDS) =>
  matter({ ...ARTICLE, ...head }, body);

const FILE = 'articles/por-que.md';
const SUN = '{ file: sol.svg, description: Um sol nascendo }';

let root: string;
const put = (file: string, text: string) => writeFile(join(root, file), text);
const read = (): Promise<Library> => readLibrary(root, ['/ajuda']);
const faults = (): Promise<string[]> =>
  read().then(
    () => [],
    (error: unknown) => {
      if (!(error instanceof ContentFaults)) throw error;
      return error.message.split('\n');
    },
  );

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'alento-library-'));
  for (const folder of ['articles', 'books', 'podcasts', 'images', 'audio']) await mkdir(join(root, folder));
  await put('categories.yaml', SHELVES);
  await put('images/lua.svg', '<svg/>');
  await put(FILE, article());
});
afterEach(() => rm(root, { recursive: true }));

describe('readLibrary', () => {
  it('reads articles with word count, reading time and sanitised HTML', async () => {
    await put(FILE, article({}, `## Uma parte\n\n${WORDS} [ajuda](/ajuda) [188](tel:188)`));
    const [one] = (await read()).articles;
    expect(one).toMatchObject({ id: 'por-que', words: 704, minutes: 4, requiredPlan: 'basic', tags: ['insonia'] });
    expect(one?.html).toContain('<h2>Uma parte</h2>');
    expect(one?.html).toContain('<a href="/ajuda">');
    expect(one?.html).toContain('<a href="tel:188">');
    expect(one?.text).not.toContain('#');
  });

  it('reads books with their chapters, and podcasts with their audio', async () => {
    const book = matter(
      { id: 'livro', subtitle: 'Um guia curto', references: REFERENCES },
      `## Um\n\n${WORDS.repeat(3)}\n\n## Dois\n\n${WORDS.repeat(3)}`,
    );
    await put('books/livro.md', book);
    await put('podcasts/respirar.md', matter({ id: 'respirar', kind: 'guided', references: '[]' }, 'Respire.'));
    await put('audio/respirar.mp3', 'ID3');
    const { books, podcasts } = await read();
    expect(books[0]?.chapters.map(({ title }) => title)).toEqual(['Um', 'Dois']);
    expect(podcasts[0]).toMatchObject({ kind: 'guided', script: 'Respire.', audioBytes: 3 });
  });
});

describe('readLibrary reports faults with file and line', () => {
  it.each([
    ['no front matter', 'texto solto', `${FILE}:1: front matter between two --- lines is missing`],
    ['a missing title', article({ title: undefined }), `${FILE}:1: title: `],
    ['an unknown plan', article({ requiredPlan: 'ouro' }), `${FILE}:6: requiredPlan: `],
    ['a review that is no boolean', article({ expertReviewed: 'talvez' }), `${FILE}:7: expertReviewed: `],
    ['an unknown field', article({ author: 'Ana' }), `${FILE}:1: : `],
    ['an unknown category', article({ category: 'sonhos' }), `${FILE}:4: category: sonhos is no category`],
    ['an unknown subcategory', article({ subcategory: 'outra' }), 'subcategory: outra is none of sono'],
    ['an unknown tag', article({ tags: '[insonia, lua]' }), `${FILE}:5: tags.1: lua is no tag`],
    ['a missing image file', article({ image: SUN }), 'image.file: there is no sol.svg'],
    ['an id that differs from the file name', article({ id: 'outro' }), `${FILE}:2: id: is not the name of the file`],
    ['a single reference', article({ references: `\n${SOURCE('sono')}`.trimEnd() }), 'references: needs at least 2'],
    ['a source on http', article({ references: REFERENCES.replace('https', 'http') }), 'url: must be an https address'],
    ['an impossible date', article({ lastUpdated: '2026-02-30' }), 'lastUpdated: must be a date'],
    ['an invalid disease code', article({ diseaseCode: 'insônia' }), 'diseaseCode: must be an ICD-10 code'],
    ['too few words', article({}, 'pouco'), `${FILE}:23: has 1 words`],
    ['too many words', article({}, 'palavra '.repeat(1300)), 'has 1300 words'],
    ['HTML', article({}, `${WORDS}\n\n<b>forte</b>`), `${FILE}:25: HTML is not allowed`],
    ['an image by reference', article({}, `${WORDS} ![x][i]\n\n[i]: https://a.example/p.png`), 'images belong'],
    ['a link by reference', article({}, `${WORDS} [x][d]\n\n[d]: /nao/existe`), 'links are written where they stand'],
    ['a footnote', article({}, `${WORDS}[^1]\n\n[^1]: Nota.`), 'sources belong'],
    // Every object has a property of this name.
    ['a tag named “constructor”', article({ tags: '[constructor]' }), 'constructor is no tag'],
    ['a claim that an expert reviewed it', article({ expertReviewed: 'true' }), 'no piece names who reviewed it'],
    ['an unknown YAML alias', article({ title: '*nada' }), `${FILE}:`],
    ['characters that change the text direction', article({}, `${WORDS} \u202etxet`), 'another way round'],
    ['a first-level heading', article({}, `# Título\n\n${WORDS}`), 'the title is the only first heading'],
    ['a broken link', article({}, `${WORDS} [x](/conteudos/sono/entender/nada)`), 'leads nowhere'],
    ['a link with a script', article({}, `${WORDS} [x](javascript:alert)`), 'is no https address'],
    ['invalid YAML', '---\nid: [\n---\ntexto', `${FILE}:`],
  ])('reports %s', async (_, markdown, expected) => {
    await put(FILE, markdown);
    expect((await faults()).join('\n')).toContain(expected);
  });

  it('reports a narration with a lower plan than its article, and a second narration of the same article', async () => {
    await put(FILE, article({ requiredPlan: 'premium' }));
    for (const id of ['voz', 'voz-dois']) {
      const requiredPlan = id === 'voz-dois' ? 'basic' : 'premium';
      const head = { id, kind: 'narrated', article: 'por-que', references: '[]', requiredPlan };
      await put(`podcasts/${id}.md`, matter(head, ''));
      await put(`audio/${id}.mp3`, 'ID3');
    }
    const all = (await faults()).join('\n');
    expect(all).toContain('podcasts/voz-dois.md');
    expect(all).toContain('por-que needs a dearer plan');
    expect(all).toContain('por-que is narrated already');
  });

  it('reports invalid categories with the line in categories.yaml', async () => {
    await put('categories.yaml', SHELVES.replace('title: Sono', 'titulo: Sono'));
    expect((await faults()).join('\n')).toMatch(/categories\.yaml:\d: categories\.0/);
    await put('categories.yaml', 'categories: [');
    expect((await faults()).join('\n')).toContain('categories.yaml:1: ');
  });

  it('reports the faults of all files at once', async () => {
    await put('articles/dois.md', article({ id: 'dois', category: 'x' }));
    await put('articles/tres.md', article({ id: 'tres', title: undefined }));
    await put('podcasts/mudo.md', matter({ id: 'mudo', kind: 'narrated', article: 'nada', references: '[]' }, ''));
    const all = await faults();
    expect(all).toHaveLength(4);
    expect(all.filter((line) => line.startsWith('podcasts/mudo.md'))).toEqual([
      'podcasts/mudo.md:1: there is no audio/mudo.mp3',
      expect.stringContaining('there is no nada'),
    ]);
  });

  it('reports an id that another file already has', async () => {
    await put('podcasts/por-que.md', matter({ kind: 'guided', references: '[]' }, 'Respire.'));
    await put('audio/por-que.mp3', 'x');
    expect(await faults()).toEqual(['podcasts/por-que.md:2: id: stands in articles/por-que.md already']);
  });
});
