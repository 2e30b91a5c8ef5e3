import { encode } from 'uqr';

/** Light modules around the code, as readers want them. */
const BORDER = 2;

/** The dark modules, row by row, each run of them as one piece. */
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

/** A QR code, dark on light in both themes: readers need it so. */
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
