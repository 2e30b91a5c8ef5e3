import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ContentFaults } from './content-faults.ts';
import { readHelpPages } from './help.ts';

const HEAD: Readonly<Record<string, string>> = {
  id: 'past-day',
  title: 'Registrar um dia que passou',
  group: 'registrar',
  address: 'um-dia-que-passou',
  answer: 'Em [dias passados](/registrar-lote), escolha o dia e o rosto de cada registro.',
  asked: '[esqueci ontem, registrar ontem, dia que passou, faltou um dia]',
  related: '[record]',
};
const RECORD = { id: 'record', title: 'Registrar agora', address: 'registrar-agora', related: '[past-day]' };
const pageOf = (head: Readonly<Record<string, string>>, body: string): string =>
  `---\n${Object.entries({ ...HEAD, ...head })
    .map(([key, value]) => `${key}: ${value}`)
    .join('\n')}\n---\n${body}`;

let root: string;
const put = (name: string, head: Readonly<Record<string, string>> = {}, body = 'Abra o [histórico](/historico).') =>
  writeFile(join(root, 'ajuda-do-app', `${name}.md`), pageOf(head, body));
const faults = (): Promise<string> =>
  readHelpPages(root).then(
    () => '',
    (error: unknown) => {
      if (!(error instanceof ContentFaults)) throw error;
      return error.message;
    },
  );

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'alento-help-'));
  await mkdir(join(root, 'ajuda-do-app'));
  await put('past-day');
  await put('record', RECORD);
});
afterEach(() => rm(root, { recursive: true }));

describe('readHelpPages()', () => {
  it('returns pages with path and HTML, by group and title', async () => {
    await put('theme', { id: 'theme', title: 'Aparência', group: 'aparelho', address: 'aparencia' });
    const pages = await readHelpPages(root);
    expect(pages.map(({ id }) => id)).toEqual(['record', 'past-day', 'theme']);
    expect(pages[1]).toMatchObject({
      url: '/ajuda/app/um-dia-que-passou',
      html: '<p>Abra o <a href="/historico">histórico</a>.</p>',
      asked: ['esqueci ontem', 'registrar ontem', 'dia que passou', 'faltou um dia'],
    });
  });

  it('accepts links between help pages', async () => {
    await put('record', RECORD, 'Veja [dias passados](/ajuda/app/um-dia-que-passou).');
    expect(await faults()).toBe('');
  });

  it.each([
    ['an unknown group', { group: 'outra' }, '', /past-day\.md:4: group/],
    ['an answer over 350 characters', { answer: 'a'.repeat(351) }, '', /past-day\.md:6: answer/],
    ['three questions', { asked: '[uma coisa, outra coisa, mais uma]' }, '', /past-day\.md:7: asked/],
    ['nine questions', { asked: `[${'uma pergunta, '.repeat(9)}]` }, '', /asked/],
    ['a related page that does not exist', { related: '[nada]' }, '', /past-day\.md:8: related: nada is no other page/],
    ['itself as related page', { related: '[past-day]' }, '', /past-day is no other page/],
    ['the address of another page', { address: 'registrar-agora' }, '', /address: is that of .*past-day\.md already/],
    ['an id that is not its file name', { id: 'outro' }, '', /id: is not the name of the file/],
    ['an unknown field', { mais: 'x' }, '', /Unrecognized key|Chave inválida/],
    ['a link to no screen', {}, 'Veja [isto](/nada).', /past-day\.md:10: \/nada leads nowhere/],
    ['HTML', {}, 'Um <b>texto</b>.', /HTML is not allowed/],
    ['no text', {}, ' ', /has no text/],
    [
      'an answer with a link that the assistant may not write',
      { answer: `${'Uma resposta. '.repeat(3)}[x](/livros/a)` },
      '',
      /past-day\.md:6: \/livros\/a leads nowhere/,
    ],
  ])('refuses a page with %s', async (_, head, body, message) => {
    await put('past-day', head as Record<string, string>, body === '' ? undefined : body);
    expect(await faults()).toMatch(message);
  });

  it('reads the real pages', async () => {
    const pages = await readHelpPages(new URL('../../../content', import.meta.url).pathname);
    expect(pages.length).toBeGreaterThanOrEqual(60);
  });
});
