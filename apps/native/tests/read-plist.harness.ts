import type { Element } from '@xmldom/xmldom';
import { readXml } from './read-xml.harness.ts';

export type PlistValue = string | number | boolean | PlistValue[] | { [key: string]: PlistValue };

const childrenOf = (element: Element): Element[] =>
  [...element.childNodes].filter((node): node is Element => node.nodeType === 1);

function plistValue(element: Element): PlistValue {
  switch (element.tagName) {
    case 'true':
      return true;
    case 'false':
      return false;
    case 'string':
      return element.textContent ?? '';
    case 'integer':
      return Number(element.textContent);
    case 'array':
      return childrenOf(element).map(plistValue);
    case 'dict':
      return dictionaryOf(childrenOf(element));
    default:
      throw new Error(`An unknown element: ${element.tagName}`);
  }
}

function dictionaryOf(children: readonly Element[]): { [key: string]: PlistValue } {
  const entries: [string, PlistValue][] = [];
  for (let index = 0; index < children.length; index += 2) {
    const [key, value] = [children[index], children[index + 1]];
    if (key?.tagName !== 'key' || !value) throw new Error('A dictionary is no list of keys and values');
    entries.push([key.textContent ?? '', plistValue(value)]);
  }
  return Object.fromEntries(entries);
}

/** Reads a property list (XML) of Apple's tools. */
export function readPlist(file: string): { [key: string]: PlistValue } {
  const root = readXml(file).documentElement;
  const [dictionary, ...others] = root ? childrenOf(root) : [];
  if (root?.tagName !== 'plist' || dictionary?.tagName !== 'dict' || others.length > 0) {
    throw new Error(`${file} isn't a property list with one dictionary`);
  }
  return dictionaryOf(childrenOf(dictionary));
}
