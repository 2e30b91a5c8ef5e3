import { join } from 'node:path';
import { type HelpText, readHelpPages } from '@alento/content/help';
import { type LegalText, readLegalTexts } from '@alento/content/legal-text';
import { type Library, readLibrary } from '@alento/content/library';
import { pathsLinkedFrom } from '@alento/domain/interface/linked-paths';

/** What the content folder has. */
export type Content = { library: Library; help: readonly HelpText[]; legal: readonly LegalText[] };

/** Parses the content folder. @throws ContentFaults */
export async function parseContent(folder: string): Promise<Content> {
  return {
    library: await readLibrary(folder, pathsLinkedFrom('library')),
    help: await readHelpPages(folder),
    legal: await readLegalTexts(join(folder, 'legal')),
  };
}
