import { join } from 'node:path';
import { ContentFaults } from '@alento/content/content-faults';
import { readHelpPages } from '@alento/content/help';
import { readLibrary } from '@alento/content/library';
import { pathsLinkedFrom } from '@alento/domain/interface/linked-paths';
import { ROOT } from '../run/install.mjs';

/** `npm run content:check`: reads the library and the help pages with the server's code, and prints every fault with file and line. */
try {
  const content = join(ROOT, 'content');
  const { articles, books, podcasts, categories } = await readLibrary(content, pathsLinkedFrom('library'));
  const help = await readHelpPages(content);
  const words = [...articles, ...books].reduce((sum, piece) => sum + piece.words, 0);
  process.stdout.write(
    `${articles.length} articles in ${categories.length} categories, ${podcasts.length} podcasts, ${books.length} books: ${words} words; ${help.length} help pages\n`,
  );
} catch (error) {
  if (!(error instanceof ContentFaults)) throw error;
  process.stderr.write(
    `${error.faults.map(({ file, line, message }) => `content/${file}:${line}: ${message}`).join('\n')}\n`,
  );
  process.exitCode = 1;
}
