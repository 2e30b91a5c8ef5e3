/** HTML that may be written to the page as it is. Only `html` makes it. */
export type Html = { readonly markup: string };

type Inserted = Html | readonly Html[] | string | number | null;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // A parser replaces a raw carriage return by a line feed.
  '\r': '&#13;',
  // HTML can't contain NUL.
  '\0': '\uFFFD',
};

/** Text for an element or a quoted attribute. A parser reads back the same text, if it contains no NUL. */
const escapeText = (text: string): string => text.toWellFormed().replace(/[&<>"'\r\0]/g, (sign) => ESCAPES[sign] ?? '');

function markupOf(value: Inserted): string {
  if (value === null) return '';
  if (typeof value === 'string') return escapeText(value);
  if (typeof value === 'number') return String(value);
  if ('markup' in value) return value.markup;
  return value.map(({ markup }) => markup).join('');
}

/**
 * Template of HTML. Inserted texts are escaped; inserted HTML is not. Attributes have to be quoted. The result may be a
 * part of an element, such as its opening tag.
 */
export function html(strings: TemplateStringsArray, ...values: readonly Inserted[]): Html {
  let markup = strings[0] ?? '';
  for (const [place, value] of values.entries()) markup += markupOf(value) + (strings[place + 1] ?? '');
  return { markup };
}

export const emptyHtml: Html = { markup: '' };
