import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder as the web build writes it, with the least there can be: the landing page and the 404. */
export async function writeWebBuild(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'alento-web-'));
  const pages = [{ pattern: '/', file: 'landing.html', isIndexed: true }];
  await writeFile(join(root, 'landing.html'), '<!doctype html><h1>Alento</h1>');
  await writeFile(join(root, '404.html'), '<!doctype html><h1>Página não encontrada</h1>');
  await writeFile(join(root, 'pages.json'), JSON.stringify({ pages, notFound: '404.html' }));
  return root;
}
