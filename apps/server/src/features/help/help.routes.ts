import type { HelpText } from '@alento/content/help';
import { helpCatalogueOf } from '@alento/content/help-catalogue';
import { endpoints } from '@alento/contract/endpoints';
import { Refusal } from '../../http/errors/refusal.ts';
import type { Mount } from '../../http/mount.ts';

/** Routes of the help pages. */
export function helpRoutes(mount: Mount, texts: readonly HelpText[]): void {
  const { pages, find } = helpCatalogueOf(texts);
  mount(endpoints.listHelpPages, async () => ({ pages: [...pages] }));
  mount(endpoints.readHelpPage, async ({ params }) => {
    const page = find(params.address);
    if (!page) throw new Refusal('CONTENT_NOT_FOUND');
    return page;
  });
}
