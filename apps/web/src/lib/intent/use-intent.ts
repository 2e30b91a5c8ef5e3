import { useState } from 'react';
import { type Held, Intent } from './intent.ts';

/** An intent that lives as long as the component. */
export function useIntent<Body>(earlier?: () => Held<Body> | null): Intent<Body> {
  const [intent] = useState(() => new Intent<Body>(earlier?.() ?? null));
  return intent;
}
