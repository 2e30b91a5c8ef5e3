import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a minimal web build: the landing page and the error page. */
export async function writeWebBuild(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'alento-web-'));
  const pages = [{ pattern: '/', file: 'landing.html', isIndexed: true }];
  await writeFile(join(root, 'landing.html'), '<!doctype html><h1>Alento</h1>');
  await writeFile(join(root, '404.html'), '<!doctype html><h1>Página não encontrada</h1>');
  await writeFile(join(root, 'pages.json'), JSON.stringify({ pages, notFound: '404.html' }));
  return root;
}
