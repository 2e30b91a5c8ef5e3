import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

type Proxy = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Proxy['getPage']>>;

/** An element of the structure tree, with the text of its own content. */
export type Element = { role: string; alt: string | undefined; page: number; text: string; children: Element[] };
/** A line of text on a page, in points from the page's left and bottom. */
type Line = { page: number; text: string; x: number; y: number; width: number; isArtifact: boolean };

/** The start of marked content. The types of unpdf have no tag. */
type Marked = { tag: string; id: string | null };
type Node = { role?: string; alt?: string; type?: string; id?: string; children?: Node[] };

/** Collects texts by the id of their marked content, and all lines. Ids are unique within a document. */
async function readTexts(page: Page, texts: Map<string, string>, lines: Line[]): Promise<void> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const open: Marked[] = [];
  for (const item of items) {
    if ('str' in item) {
      const inside = open.at(-1);
      if (!inside) throw new Error(`Text that is not tagged: ${item.str}`);
      if (inside.id) texts.set(inside.id, `${texts.get(inside.id) ?? ''}${item.str}${item.hasEOL ? '\n' : ''}`);
      const [, , , , x, y] = item.transform as number[];
      if (item.str.trim() !== '')
        lines.push({
          page: page.pageNumber,
          text: item.str,
          x: x ?? 0,
          y: y ?? 0,
          width: item.width,
          isArtifact: inside.tag === 'Artifact',
        });
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item as unknown as Marked);
  }
  if (open.length > 0) throw new Error('Marked content without an end');
}

function elementsOf(node: Node, page: number, texts: ReadonlyMap<string, string>): Element[] {
  const children = node.children ?? [];
  if (node.role === undefined || node.role === 'Root')
    return children.flatMap((child) => elementsOf(child, page, texts));
  const own = children.filter(({ type }) => type === 'content').map(({ id }) => texts.get(id ?? '') ?? '');
  return [
    {
      role: node.role,
      alt: node.alt,
      page,
      text: own.join('').trim(),
      children: children.filter(({ role }) => role !== undefined).flatMap((child) => elementsOf(child, page, texts)),
    },
  ];
}

/** The text of the glyphs of one operator. Numbers between them are distances. */
const glyphsOf = (glyphs: readonly (number | { unicode: string })[]): string =>
  glyphs.map((glyph) => (typeof glyph === 'number' ? '' : glyph.unicode)).join('');

/** What a page draws: its texts with all their spaces, and how often it draws outside of marked content. */
async function readDrawing(page: Page): Promise<{ drawnTexts: string[]; untagged: number }> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  let depth = 0;
  const drawnTexts: string[] = [];
  let untagged = 0;
  for (const [at, operator] of fnArray.entries()) {
    if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) depth += 1;
    else if (operator === OPS.endMarkedContent) depth -= 1;
    else {
      const isPath = operator === OPS.constructPath && argsArray[at]?.[0] !== OPS.endPath;
      if (operator === OPS.showText) drawnTexts.push(glyphsOf(argsArray[at]?.[0]));
      if ((isPath || operator === OPS.showText) && depth === 0) untagged += 1;
    }
  }
  return { drawnTexts, untagged };
}

/**
 * Reads a PDF back: its elements in reading order, page by page, and its lines as they are drawn. An element on two
 * pages occurs on both.
 *
 * @throws {Error} if a text is outside of marked content.
 */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const texts = new Map<string, string>();
  const lines: Line[] = [];
  const elements: Element[] = [];
  const drawnTexts: string[] = [];
  let untagged = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    await readTexts(page, texts, lines);
    elements.push(...elementsOf((await page.getStructTree()) as Node, number, texts));
    const drawing = await readDrawing(page);
    drawnTexts.push(...drawing.drawnTexts);
    untagged += drawing.untagged;
  }
  const { info, metadata } = await pdf.getMetadata();
  const read = {
    pages: pdf.numPages,
    info: info as { Title?: string; Language?: string },
    xmp: (name: string): unknown => metadata?.get(name),
    markInfo: await pdf.getMarkInfo(),
    viewerPreferences: (await pdf.getViewerPreferences()) as Record<string, unknown> | null,
    elements,
    lines,
    drawnTexts,
    untagged,
  };
  await pdf.destroy();
  return read;
}

/** All elements of a role, in reading order. */
export const ofRole = (elements: readonly Element[], role: string): Element[] =>
  elements.flatMap((one) => [...(one.role === role ? [one] : []), ...ofRole(one.children, role)]);

/** The text of elements and everything inside them, in reading order. */
export const textOf = (elements: readonly Element[]): string =>
  elements.map((one) => `${one.text}\n${textOf(one.children)}`).join('');

/** A text without white space, because lines are wrapped at other places in a PDF. */
export const squeezed = (text: string): string => text.replaceAll(/\s+/g, '');
