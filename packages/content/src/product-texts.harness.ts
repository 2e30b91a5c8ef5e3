import { join } from 'node:path';
import { type HelpText, readHelpPages } from './help.ts';
import { readLegalTexts } from './legal-text.ts';

const CONTENT = join(import.meta.dirname, '../../../content');
const help = await readHelpPages(CONTENT);
const legal = await readLegalTexts(join(CONTENT, 'legal'));

export function pageOf(id: string): HelpText {
  const page = help.find((one) => one.id === id);
  if (!page) throw new Error(`There is no help page ${id}`);
  return page;
}
const textOf = ({ answer, html }: HelpText): string => `${answer}\n${html}`;
/** The answer and the text of a help page, as HTML. */
export const helpOf = (id: string): string => textOf(pageOf(id));

const legalOf = (type: string): string => legal.find(({ documentType }) => documentType === type)?.content ?? '';
export const terms = legalOf('TERMS_OF_USE');
export const policy = legalOf('PRIVACY_POLICY');

/** All legal texts and help pages. */
export const all: readonly string[] = [terms, policy, ...help.map(textOf)];
