import PDFDocument from 'pdfkit';
import { registerFonts } from './fonts.ts';

declare global {
  namespace PDFKit.Mixins {
    /** Options of pdfkit 0.19 and later that its types don't have. Boxes are left, top, right, bottom. */
    interface StructureElementOptions {
      bbox?: [number, number, number, number];
      placement?: 'Block';
      scope?: 'Column' | 'Row';
    }
  }
}

export type StructureElement = PDFKit.PDFStructureElement;

/** A document that is drawn from top to bottom. The place of the next piece is `doc.y`. Lengths are in points. */
export type Sheet = {
  doc: PDFKit.PDFDocument;
  /** The element `Document`, to which every piece adds its own elements. */
  root: StructureElement;
  left: number;
  width: number;
  top: number;
  /** Share of the usual space between pieces. */
  spacing: number;
};

const MARGINS = { top: 56, bottom: 62, left: 64, right: 64 };

/**
 * Opens a tagged document for PDF/UA-1. `subset: 'PDF/UA'` isn't used: with it pdfkit 0.20.2 writes a CIDSet without
 * the components of composite glyphs such as `ã`, which PDF/UA-1 forbids (7.21.4.2). Without it the CIDSet, which is
 * optional, is missing, and the identification is written here.
 *
 * @param createdAt ms epoch. The document contains no other time, so the same content gives the same bytes.
 * @param spacing share of the usual space between pieces.
 */
export function openSheet(title: string, createdAt: number, spacing = 1): Sheet {
  const doc = new PDFDocument({
    size: 'A4',
    margins: MARGINS,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'pt-BR',
    displayTitle: true,
    bufferPages: true,
    font: '',
    info: { Title: title, Creator: 'Alento', CreationDate: new Date(createdAt) },
  });
  doc.appendXML(
    '<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about=""><pdfuaid:part>1</pdfuaid:part></rdf:Description>',
  );
  registerFonts(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const { left, right, top } = MARGINS;
  return { doc, root, left, width: doc.page.width - left - right, top, spacing };
}

/** Height that is left on the page. */
export const roomOf = ({ doc }: Sheet): number => doc.page.maxY() - doc.y;

/** Starts a page unless the height fits on this one. */
export function keepTogether(sheet: Sheet, height: number): void {
  if (roomOf(sheet) < height && sheet.doc.y > sheet.top) sheet.doc.addPage();
}

/** Space between two pieces. There is none at the top of a page. */
export function skip({ doc, top, spacing }: Sheet, height: number): void {
  if (doc.y > top) doc.y += height * spacing;
}

/** Draws what a screen reader leaves out: lines, backgrounds, page numbers and repeated table headers. */
export function decorate({ doc }: Sheet, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
  doc.markContent('Artifact', { type });
  draw();
  doc.endMarkedContent();
}

/** Draws content as an element of the structure tree. */
export function tagged(
  { doc }: Sheet,
  parent: StructureElement,
  role: string,
  draw: () => void,
  options: PDFKit.Mixins.StructureElementOptions = {},
): void {
  parent.add(doc.struct(role, options, draw));
}

/** Adds an element that contains others. The caller ends it. */
export function group({ doc }: Sheet, parent: StructureElement, role: string): StructureElement {
  const element = doc.struct(role);
  parent.add(element);
  return element;
}
