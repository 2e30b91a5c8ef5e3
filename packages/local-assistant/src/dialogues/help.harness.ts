import { join } from 'node:path';
import { readHelpPages } from '@alento/content/help';
import type { HelpPage } from '@alento/domain/assistant/assistant-model';

/** The real help pages, as the server gives them to the assistant. */
export const HELP_PAGES: readonly HelpPage[] = Object.freeze(
  (await readHelpPages(join(import.meta.dirname, '../../../../content'))).map(({ id, title, url, answer, asked }) => ({
    id,
    title,
    url,
    answer,
    asked,
  })),
);
