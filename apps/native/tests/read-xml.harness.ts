import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOMParser, type Document, type Element } from '@xmldom/xmldom';

export const NATIVE = join(import.meta.dirname, '..');
export const RESOURCES = join(NATIVE, 'android/app/src/main/res');

/** Parses an XML file. The parser throws if it isn't well formed. */
export const readXml = (file: string): Document =>
  new DOMParser({
    onError: (_level, message) => {
      throw new Error(`${file}: ${message}`);
    },
  }).parseFromString(readFileSync(file, 'utf8'), 'text/xml');

/** All elements of a name. */
export const elements = (parent: Document | Element, name: string): Element[] => [...parent.getElementsByTagName(name)];

/** Values of an attribute of all elements of a name. */
export const values = (parent: Document | Element, name: string, attribute: string): string[] =>
  elements(parent, name).map((element) => element.getAttribute(attribute) ?? '');

/** The only element of a name. */
export function only(parent: Document | Element, name: string): Element {
  const [element, ...others] = elements(parent, name);
  if (!element || others.length > 0) throw new Error(`${others.length + (element ? 1 : 0)} elements ${name}`);
  return element;
}
