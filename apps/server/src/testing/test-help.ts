import type { HelpText } from '@alento/content/help';

const page = (id: string, title: string, address: string, group: HelpText['group'], related: string[]): HelpText => ({
  id,
  title,
  group,
  address,
  answer: `${title}: veja o [histórico](/historico).`,
  asked: [`como vejo ${title.toLowerCase()}`],
  related,
  url: `/ajuda/app/${address}`,
  html: `<p>Sobre ${title.toLowerCase()}.</p>`,
});

/** Two help pages that name each other. */
export const TEST_HELP: readonly HelpText[] = [
  page('past-day', 'Um dia que passou', 'um-dia-que-passou', 'registrar', ['theme']),
  page('theme', 'Aparência', 'aparencia', 'aparelho', ['past-day']),
];
