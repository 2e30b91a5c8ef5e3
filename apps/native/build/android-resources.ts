import { COLOURS } from './colours.ts';
import { ANDROID_DRAWINGS } from './drawings.ts';

type Attributes = Readonly<Record<string, string>>;

const attributesOf = (tag: string): Attributes =>
  Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));

const number = (attributes: Attributes, name: string): number => Number(attributes[name] ?? 0);
const rounded = (value: number): string => String(Math.round(value * 1000) / 1000);

/** Path data of a rectangle, whose corners may be round. */
function rectangle(attributes: Attributes): string {
  const [x, y, width, height, r] = ['x', 'y', 'width', 'height', 'rx'].map((name) => number(attributes, name));
  if (x === undefined || y === undefined || width === undefined || height === undefined || r === undefined) return '';
  const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z`;
}

function circle(attributes: Attributes): string {
  const [cx, cy, r] = [number(attributes, 'cx'), number(attributes, 'cy'), number(attributes, 'r')];
  return `M${cx - r} ${cy}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
}

function pathData(kind: string, attributes: Attributes): string {
  if (kind === 'rect') return rectangle(attributes);
  if (kind === 'circle') return circle(attributes);
  return attributes.d ?? '';
}

function paint({ fill, stroke, ...line }: Attributes): string {
  const lines: string[] = [];
  if (fill !== undefined && fill !== 'none') lines.push(`android:fillColor="${fill}"`);
  if (stroke !== undefined)
    lines.push(`android:strokeColor="${stroke}"`, `android:strokeWidth="${line['stroke-width'] ?? 1}"`);
  const { 'stroke-linecap': cap, 'stroke-linejoin': join } = line;
  if (cap !== undefined) lines.push(`android:strokeLineCap="${cap}"`);
  if (join !== undefined) lines.push(`android:strokeLineJoin="${join}"`);
  return lines.join('\n            ');
}

/** Android's vector drawing of an SVG of rectangles, circles and paths. */
export function vectorDrawable({ svg, side }: { svg: string; side: number }): string {
  const [, box = ''] = /viewBox="([^"]*)"/.exec(svg) ?? [];
  const [left = 0, top = 0, width = 0, height = 0] = box.split(' ').map(Number);
  const shapes = [...svg.matchAll(/<(rect|circle|path)\b[^>]*>/g)].map(([tag, kind = '']) => {
    const attributes = attributesOf(tag);
    return `        <path
            android:pathData="${pathData(kind, attributes)}"
            ${paint(attributes)} />`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<!-- Written by "npm run native:pictures" from the web app's logo. -->
<vector xmlns:android="http://schemas.android.com/apk/res/android"
    android:width="${side}dp"
    android:height="${side}dp"
    android:viewportWidth="${width}"
    android:viewportHeight="${height}">
    <group
        android:translateX="${rounded(-left)}"
        android:translateY="${rounded(-top)}">
${shapes.join('\n')}
    </group>
</vector>
`;
}

const NOTE = '<!-- Written by "npm run native:pictures". -->';

const colours = (values: Readonly<Record<string, string>>): string => `<?xml version="1.0" encoding="utf-8"?>
${NOTE}
<resources>
${Object.entries(values)
  .map(([name, value]) => `    <color name="${name}">${value}</color>`)
  .join('\n')}
</resources>
`;

const ADAPTIVE_ICON = `<?xml version="1.0" encoding="utf-8"?>
${NOTE}
<adaptive-icon xmlns:android="http://schemas.android.com/apk/res/android">
    <background android:drawable="@color/launcher_background" />
    <foreground android:drawable="@drawable/ic_launcher_foreground" />
    <monochrome android:drawable="@drawable/ic_launcher_monochrome" />
</adaptive-icon>
`;

/** Content of each resource of the Android project that is written from the logo and the colours, by its path in `res`. */
export const ANDROID_RESOURCES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ANDROID_DRAWINGS.map(({ name, ...drawing }) => [`drawable/${name}.xml`, vectorDrawable(drawing)]),
  ),
  'mipmap-anydpi/ic_launcher.xml': ADAPTIVE_ICON,
  'values/colors.xml': colours({
    brand: COLOURS.brand,
    ground: COLOURS.ground,
    launcher_background: COLOURS.brand,
  }),
  'values-night/colors.xml': colours({ ground: COLOURS.groundDark }),
};
