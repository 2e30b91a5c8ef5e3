/** The four variants of each picture: widths of 360 and 1280 px, each in light and in dark. */
export type Form = {
  name: string;
  size: 'phone' | 'desktop';
  colorScheme: 'light' | 'dark';
};

export const VIEWPORTS = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
} as const;

export const FORMS: readonly Form[] = (['phone', 'desktop'] as const).flatMap((size) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ name: `${size}-${colorScheme}`, size, colorScheme })),
);
