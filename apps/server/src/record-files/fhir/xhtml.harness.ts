const ATTRIBUTES = ' xmlns="http://www.w3.org/1999/xhtml" lang="pt-BR" xml:lang="pt-BR"';
/** Elements that FHIR allows in a narrative, as far as records use them. */
const CONTAINERS = new Set(['div', 'p', 'table', 'thead', 'tbody', 'tr', 'th', 'td']);
const TOKEN = /<(\/?)([a-z]+)((?: [a-z:]+="[^"<&]*")*)(\/?)>|&(amp|lt|gt|quot);|([^<>&]+)/y;
const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
/** Characters of XML 1.0, without C1 controls. */
const VALID = /^[\t\n\u0020-\u007E\u00A0-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u;

/**
 * Reads the XHTML of a narrative and returns its text, with a line for each element. Throws if it is not well-formed
 * XML, or uses an element or attribute that a narrative doesn't need.
 */
export function textOfXhtml(xhtml: string): string {
  if (!VALID.test(xhtml)) throw new Error('Character that XML forbids');
  const open: string[] = [];
  let text = '';
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < xhtml.length) {
    const place = TOKEN.lastIndex;
    const match = TOKEN.exec(xhtml);
    const fail = (reason: string): never => {
      throw new Error(`${reason} at ${place}: ${xhtml.slice(place, place + 40)}`);
    };
    if (!match) return fail('Not well-formed');
    const [, closing, name, attributes, single, entity, plain] = match;
    if (place > 0 && open.length === 0) fail('Content after the root');
    if (name === undefined) {
      if (open.length === 0) fail('Text before the root');
      text += entity === undefined ? plain : SIGNS[entity];
      continue;
    }
    text += '\n';
    if (attributes !== (name === 'div' && closing === '' ? ATTRIBUTES : '')) fail('Attribute');
    if (name === 'br' && single === '/') continue;
    if (!CONTAINERS.has(name) || single !== '') fail('Element');
    if ((name === 'div') !== (place === 0 || (open.length === 1 && closing === '/'))) fail('Root');
    if (closing === '') open.push(name);
    else if (open.pop() !== name) fail('Nesting');
  }
  if (open.length > 0) throw new Error('Element without an end');
  return text.replace(/\n+/g, '\n').trim();
}
