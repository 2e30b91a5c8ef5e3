import { COLOURS } from './colours.ts';
import { ANDROID_DRAWINGS } from './drawings.ts';
import { vectorDrawable } from './vector-drawable.ts';

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
