import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a minimal web build to a folder: the landing page and the error page. Returns the folder. */
export async function writeWebBuild(root: string): Promise<string> {
  const pages = [{ pattern: '/', file: 'landing.html', isIndexed: true }];
  await writeFile(join(root, 'landing.html'), '<!doctype html><h1>Alento</h1>');
  await writeFile(join(root, '404.html'), '<!doctype html><h1>Página não encontrada</h1>');
  await writeFile(join(root, 'pages.json'), JSON.stringify({ pages, notFound: '404.html' }));
  return root;
}
