import type { MoodScore } from '@alento/domain/mood-entry/scale';
import { type Calendar, HEIGHT, MARGIN, PANEL, type PlacedText, WIDTH } from './image-layout.ts';
import { type Drawing, paintDrawing, readDrawing } from './svg-drawing.ts';

/** What stands on the picture besides the calendar. */
export type ImageWords = { title: string; score: MoodScore; word: string; days: string; brand: string };

/** The element that has the six faces, worst first, and then the mark, as SVGs of the page. */
function drawingsIn(source: HTMLElement): { faces: Drawing[]; mark: Drawing } {
  const drawings = [...source.querySelectorAll('svg')].map(readDrawing);
  const mark = drawings.pop();
  if (!mark) throw new Error('The picture has no faces to draw.');
  return { faces: drawings, mark };
}

/** Reads the colours of tokens as they are in the theme that is shown. */
function coloursIn(source: HTMLElement) {
  const probe = source.appendChild(document.createElement('span'));
  const read = (token: string): string => {
    probe.style.color = `var(--${token})`;
    return getComputedStyle(probe).color;
  };
  const colours = {
    ground: read('ground'),
    surface: read('surface'),
    border: read('border'),
    ink: read('ink'),
    muted: read('ink-muted'),
    brand: read('brand'),
  };
  probe.remove();
  return colours;
}
type Colours = ReturnType<typeof coloursIn>;

/** Sizes and places of the header and the footer, px. */
const FACE = { x: MARGIN, y: 184, size: 200 };
const BESIDE_FACE = FACE.x + FACE.size + 40;
const MARK = { x: MARGIN, y: HEIGHT - 122, size: 68 };
const DOT = 0.12;

function paintText(
  canvas: CanvasRenderingContext2D,
  font: string,
  weight: number,
  placed: Omit<PlacedText, 'look'>,
): void {
  canvas.font = `${weight} ${placed.size}px ${font}`;
  canvas.textAlign = placed.align;
  canvas.fillText(placed.text, placed.x, placed.y, WIDTH - 2 * MARGIN);
}

function paintCalendar(
  canvas: CanvasRenderingContext2D,
  { faces, texts }: Calendar,
  drawings: readonly Drawing[],
  colours: Colours,
  font: string,
): void {
  for (const placed of texts) {
    canvas.fillStyle = placed.look === 'heading' ? colours.ink : colours.muted;
    paintText(canvas, font, placed.look === 'heading' ? 700 : 500, placed);
  }
  for (const { score, ...square } of faces) {
    const drawing = score === null ? undefined : drawings[score];
    if (drawing) {
      paintDrawing(canvas, drawing, square);
      continue;
    }
    canvas.fillStyle = colours.border;
    canvas.beginPath();
    canvas.arc(square.x + square.size / 2, square.y + square.size / 2, square.size * DOT, 0, 2 * Math.PI);
    canvas.fill();
  }
}

function paintPanel(canvas: CanvasRenderingContext2D, { surface, border }: Colours): void {
  canvas.beginPath();
  canvas.roundRect(PANEL.x, PANEL.y, PANEL.width, PANEL.height, 40);
  canvas.fillStyle = surface;
  canvas.fill();
  canvas.strokeStyle = border;
  canvas.lineWidth = 2;
  canvas.stroke();
}

/**
 * Draws the picture on this device and encodes it as a PNG.
 *
 * @param source an element with the faces and the mark, from which their shapes and colours are read.
 */
export async function paintImage(source: HTMLElement, words: ImageWords, calendar: Calendar): Promise<Blob> {
  const element = document.createElement('canvas');
  element.width = WIDTH;
  element.height = HEIGHT;
  const canvas = element.getContext('2d');
  if (!canvas) throw new Error('This browser has no canvas.');
  const colours = coloursIn(source);
  const { faces, mark } = drawingsIn(source);
  const font = getComputedStyle(document.body).fontFamily;
  const line = (text: string, x: number, y: number, size: number, weight: number): void =>
    paintText(canvas, font, weight, { text, x, y, size, align: 'left' });

  canvas.fillStyle = colours.ground;
  canvas.fillRect(0, 0, WIDTH, HEIGHT);
  canvas.fillStyle = colours.ink;
  line(words.title, MARGIN, 132, 68, 700);
  line(words.word, BESIDE_FACE, 282, 88, 700);
  canvas.fillStyle = colours.muted;
  line(words.days, BESIDE_FACE, 342, 38, 500);
  const face = faces[words.score];
  if (face) paintDrawing(canvas, face, FACE);
  paintPanel(canvas, colours);
  paintCalendar(canvas, calendar, faces, colours, font);
  paintDrawing(canvas, mark, MARK);
  canvas.fillStyle = colours.brand;
  line(words.brand, MARK.x + MARK.size + 20, MARK.y + 48, 42, 700);

  const blob = await new Promise<Blob | null>((resolve) => element.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The picture could not be encoded.');
  return blob;
}
