import type { ComponentType } from 'react';
import { firstQuiet } from '../../lib/page/when-quiet.ts';
import { optionalPart } from '../../ui/loading/optional-part.tsx';

/** A component that the first screen doesn't need. Its code is loaded once the first screen is complete. */
export const latePart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  optionalPart(async () => {
    await firstQuiet();
    return load();
  });
