import type { ComponentType } from 'react';
import { firstQuiet } from '../../lib/page/when-quiet.ts';
import { optionalPart } from '../../ui/loading/optional-part.tsx';

/** A part that nobody misses on the first screen: its code is fetched once that screen is complete. */
export const latePart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  optionalPart(async () => {
    await firstQuiet();
    return load();
  });
