import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '@alento/domain/interface/paths';
import { CONTACT_MARK } from '@alento/domain/legal/privacy-contact';
import { privacyContactCopy } from '@alento/domain/legal/privacy-contact.copy';
import { BUNDLED_DATA } from '../src/lib/page/bundled-data.ts';
import type { Prefetched } from '../src/lib/page/prefetched.ts';
import { helpPages } from './help-data.ts';
import { legalData } from './legal-data.ts';

/**
 * Writes the data of the help and legal pages, by path, into the shell's build: on the web the cached pages contain it,
 * and it must be readable without a network here too. Only the running server knows the contact in the legal texts.
 */
export async function writeShellData(dist: string): Promise<void> {
  const legal = await legalData({ [paths.terms]: 'TERMS_OF_USE', [paths.privacy]: 'PRIVACY_POLICY' });
  const help = await helpPages({ list: paths.appHelp, page: paths.appHelpPage });
  const list = help.find(({ path }) => path === paths.appHelp);
  const data: Record<string, Prefetched> = {
    ...Object.fromEntries(legal),
    [paths.appHelp]: list?.prefetched ?? [],
  };
  const text = JSON.stringify(data).replaceAll(CONTACT_MARK, privacyContactCopy.later);
  await writeFile(join(dist, BUNDLED_DATA), text);
}
