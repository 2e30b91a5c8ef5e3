import { COLOURS } from '../colours.ts';
import type { FontName } from './fonts.ts';
import { printableText } from './printable-text.ts';

/** Size and gap between lines in points. */
type TextStyle = {
  font: FontName;
  size: number;
  lineGap: number;
  colour: string;
  features?: PDFKit.Mixins.OpenTypeFeatures[];
};

export type StyleName = 'title' | 'name' | 'section' | 'body' | 'note' | 'caption' | 'cell' | 'column-title' | 'axis';

const STYLES: Readonly<Record<StyleName, TextStyle>> = {
  title: { font: 'semibold', size: 24, lineGap: 0, colour: COLOURS.brand },
  name: { font: 'semibold', size: 13, lineGap: 1, colour: COLOURS.ink },
  section: { font: 'semibold', size: 13.5, lineGap: 0, colour: COLOURS.brand },
  body: { font: 'regular', size: 10, lineGap: 3, colour: COLOURS.ink },
  note: { font: 'regular', size: 9, lineGap: 2, colour: COLOURS['ink-muted'] },
  caption: { font: 'semibold', size: 9.5, lineGap: 2, colour: COLOURS.ink },
  // Digits of one width, so that the numbers of a column stand below each other.
  cell: { font: 'regular', size: 9.25, lineGap: 1, colour: COLOURS.ink, features: ['tnum'] },
  'column-title': { font: 'regular', size: 8.5, lineGap: 1, colour: COLOURS['ink-muted'] },
  axis: { font: 'regular', size: 8, lineGap: 0, colour: COLOURS['ink-muted'] },
};

/** Selects the font of a style, and returns pdfkit's options for its text. */
function select(doc: PDFKit.PDFDocument, name: StyleName): PDFKit.Mixins.TextOptions {
  const { font, size, lineGap, colour, features } = STYLES[name];
  doc.font(font, size).fillColor(colour);
  return { lineGap, ...(features && { features }) };
}

/** The text with a space before each line break, because a screen reader joins the lines of an element. */
const withSpaces = (text: string): string => printableText(text).replaceAll('\n', ' \n');

/** Height of a text that is wrapped at the width, with the gap below its last line. */
export function heightOf(doc: PDFKit.PDFDocument, text: string, style: StyleName, width: number): number {
  return doc.heightOfString(withSpaces(text), { ...select(doc, style), width });
}

/** Height of one line with the gap below it. */
export function lineHeightOf(doc: PDFKit.PDFDocument, style: StyleName): number {
  const { lineGap = 0 } = select(doc, style);
  return doc.currentLineHeight(true) + lineGap;
}

/** Number of lines that fit into a height. The last one needs no gap below it. */
export function linesIn(doc: PDFKit.PDFDocument, style: StyleName, height: number): number {
  const { lineGap } = STYLES[style];
  return Math.floor((height + lineGap) / lineHeightOf(doc, style));
}

/**
 * Draws a text that is wrapped at the width, and moves `doc.y` below it. A text that doesn't fit on the page continues
 * on the next one, unless a height is given: then what doesn't fit is cut.
 */
export function drawText(
  doc: PDFKit.PDFDocument,
  text: string,
  style: StyleName,
  { x, y, ...box }: { x: number; y: number; width: number; height?: number; align?: 'left' | 'right' },
): void {
  doc.text(withSpaces(text), x, y, { ...select(doc, style), ...box });
}

/** Draws one line that is not wrapped. `x` is the line's start, middle or end. */
export function drawLine(
  doc: PDFKit.PDFDocument,
  text: string,
  style: StyleName,
  { x, y, align = 'start' }: { x: number; y: number; align?: 'start' | 'middle' | 'end' },
): void {
  const options = select(doc, style);
  const printable = printableText(text);
  const width = doc.widthOfString(printable, options);
  doc.text(printable, x - { start: 0, middle: width / 2, end: width }[align], y, { ...options, lineBreak: false });
}
