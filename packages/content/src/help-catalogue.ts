import type { HelpPage } from '@alento/contract/help';
import type { HelpText } from './help.ts';

/** The help pages as the API returns them. The server responds with them, and the build renders pages from them. */
export function helpCatalogueOf(texts: readonly HelpText[]) {
  const byId = new Map(texts.map((text) => [text.id, text]));
  const pages: readonly HelpPage[] = texts.map(({ title, address, group, asked, html, related }) => ({
    title,
    address,
    group,
    asked,
    content: html,
    related: related.flatMap((id) => {
      const other = byId.get(id);
      return other ? [{ title: other.title, address: other.address }] : [];
    }),
  }));
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  return { pages, find: (address: string): HelpPage | undefined => byAddress.get(address) };
}
