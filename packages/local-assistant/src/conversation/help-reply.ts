import type { HelpPage } from '@alento/domain/assistant/assistant-model';
import type { Draft, Situation } from '../situation.ts';
import type { Label } from '../understanding/labels.ts';
import { HELP_PAGE, HELP_STUCK } from './conversation.copy.ts';

const link = ({ title, url }: HelpPage): string => `[${title}](${url})`;

export const helpPage = ({ request }: Situation, id: string): HelpPage | undefined =>
  request.helpPages.find((page) => page.id === id);

/** The answer of a help page. If it was given before, the page itself is named. */
export function onHelp(situation: Situation, page: HelpPage): Draft {
  const about: Label = `help:${page.id}`;
  if (situation.said.some((text) => text.includes(page.answer))) return furtherHelp(situation, page);
  return { paragraphs: [page.answer], sources: [{ title: page.title, url: page.url }], about, next: { offered: null } };
}

/** "Me explica melhor", "não entendi": the page with its steps. */
export const furtherHelp = ({ pick }: Situation, page: HelpPage): Draft => ({
  paragraphs: [pick(HELP_PAGE).replace('{page}', () => link(page))],
  sources: [{ title: page.title, url: page.url }],
  about: `help:${page.id}`,
});

/** "Não tem esse botão", "não funcionou". */
export const stuckWithHelp = ({ pick }: Situation, page: HelpPage): Draft => ({
  paragraphs: [pick(HELP_STUCK).replace('{page}', () => link(page))],
  about: `help:${page.id}`,
});
