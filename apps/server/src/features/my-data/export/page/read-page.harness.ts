import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { pageHtml } from './page-html.ts';
import type { PageSource } from './section.ts';

export type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;

const isElement = (node: ChildNode): node is Element => 'tagName' in node;

/** The whole page as text. */
export async function textOfPage(source: PageSource): Promise<string> {
  const pieces: string[] = [];
  for await (const piece of pageHtml(source)) pieces.push(piece);
  return pieces.join('');
}

/** Every element of the page, in the order of the page, as a browser would parse it. */
export async function elementsOf(source: PageSource): Promise<Element[]> {
  const collect = (node: ParentNode): Element[] =>
    node.childNodes.filter(isElement).flatMap((child) => [child, ...collect(child)]);
  return collect(parse(await textOfPage(source)));
}

export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

export const hasClass = (element: Element, name: string): boolean =>
  (attributeOf(element, 'class') ?? '').split(' ').includes(name);

/** The text within an element. */
export const textOf = (element: Element): string =>
  element.childNodes.map((node) => (isElement(node) ? textOf(node) : 'value' in node ? node.value : '')).join('');

/** The element with an id. */
export function byId(elements: readonly Element[], id: string): Element {
  const found = elements.find((element) => attributeOf(element, 'id') === id);
  if (found === undefined) throw new Error(`No element with id ${id}`);
  return found;
}

/** The elements below an element. */
export const below = (elements: readonly Element[], top: Element): Element[] => {
  const isBelow = (element: Element): boolean => {
    let parent = element.parentNode;
    while (parent !== null && parent !== top) parent = 'parentNode' in parent ? parent.parentNode : null;
    return parent === top;
  };
  return elements.filter(isBelow);
};
