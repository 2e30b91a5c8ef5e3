import { encode } from 'uqr';

/** Width of the light border that scanners need, in modules (the squares of a QR code). */
const BORDER = 2;

/** The dark modules as an SVG path, with one rectangle for each run of dark modules in a row. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  let path = '';
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      let run = 0;
      while (row[x + run]) run += 1;
      if (run > 0) path += `M${x} ${y}h${run}v1h-${run}z`;
      x += run;
    }
  }
  return path;
}

/** A QR code, dark on light also in the dark theme, because scanners need that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-full max-w-56 shrink-0 rounded-control border border-border bg-paper fill-on-paper sm:w-48"
    >
      <path d={pathOf(data)} />
    </svg>
  );
}
