type Shape = {
  path: Path2D;
  fill: string;
  stroke: string;
  lineWidth: number;
  opacity: number;
  matrix: DOMMatrix2DInit | undefined;
};

/** An SVG of the page, read once to be drawn many times. */
export type Drawing = { shapes: Shape[]; width: number };

const numberOf = (element: Element, name: string): number => Number(element.getAttribute(name) ?? 0);

/** The outline of an element, of the kinds that our own drawings use. */
function outlineOf(element: Element): Path2D {
  const of = (name: string): number => numberOf(element, name);
  if (element.localName === 'path') return new Path2D(element.getAttribute('d') ?? '');
  const path = new Path2D();
  if (element.localName === 'circle') path.arc(of('cx'), of('cy'), of('r'), 0, 2 * Math.PI);
  if (element.localName === 'ellipse') path.ellipse(of('cx'), of('cy'), of('rx'), of('ry'), 0, 0, 2 * Math.PI);
  if (element.localName === 'rect') path.roundRect(of('x'), of('y'), of('width'), of('height'), of('rx'));
  return path;
}

/** The opacity that an element has by itself and by the groups around it. */
function opacityOf(element: Element, root: Element): number {
  let opacity = 1;
  for (let at: Element | null = element; at !== null && at !== root; at = at.parentElement)
    opacity *= Number(getComputedStyle(at).opacity);
  return opacity;
}

/** Reads the shapes of an SVG in the page, with the colours that its tokens have there. */
export function readDrawing(svg: SVGSVGElement): Drawing {
  const shapes = [...svg.querySelectorAll<SVGGraphicsElement>('path, circle, ellipse, rect')].map((element) => {
    const { fill, stroke, strokeWidth } = getComputedStyle(element);
    return {
      path: outlineOf(element),
      fill,
      stroke,
      lineWidth: Number.parseFloat(strokeWidth),
      opacity: opacityOf(element, svg),
      matrix: element.transform.baseVal.consolidate()?.matrix,
    };
  });
  if (shapes.length === 0) throw new Error('The drawing has no shapes of its own');
  return { shapes, width: svg.viewBox.baseVal.width };
}

/** Draws it into a square. */
export function paintDrawing(
  canvas: CanvasRenderingContext2D,
  { shapes, width }: Drawing,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  for (const { path, fill, stroke, lineWidth, opacity, matrix } of shapes) {
    canvas.save();
    canvas.translate(x, y);
    canvas.scale(size / width, size / width);
    if (matrix)
      canvas.transform(matrix.a ?? 1, matrix.b ?? 0, matrix.c ?? 0, matrix.d ?? 1, matrix.e ?? 0, matrix.f ?? 0);
    canvas.globalAlpha = opacity;
    canvas.lineCap = 'round';
    canvas.lineJoin = 'round';
    canvas.lineWidth = lineWidth;
    canvas.fillStyle = fill;
    canvas.strokeStyle = stroke;
    if (fill !== 'none') canvas.fill(path);
    if (stroke !== 'none') canvas.stroke(path);
    canvas.restore();
  }
}
