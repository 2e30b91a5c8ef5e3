import type { Box } from './box.ts';
import type { Sheet, StructureElement } from './sheet.ts';

/** Draws a figure whose content is one element with a text alternative. `doc.y` doesn't change. */
export function drawFigure({ doc, root }: Sheet, alt: string, box: Box, draw: () => void): void {
  const { y } = doc;
  const bbox: [number, number, number, number] = [box.x, box.y, box.x + box.width, box.y + box.height];
  const figure: StructureElement = doc.struct('Figure', { alt, bbox, placement: 'Block' }, draw);
  root.add(figure);
  doc.y = y;
}
