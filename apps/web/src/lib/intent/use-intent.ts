import { useState } from 'react';
import { type Held, Intent } from './intent.ts';

/** A screen's intent: the same one for as long as the screen stands. */
export function useIntent<Body>(earlier?: () => Held<Body> | null): Intent<Body> {
  const [intent] = useState(() => new Intent<Body>(earlier?.() ?? null));
  return intent;
}
