import { useState } from 'react';
import { Intent, type KeyedRequest } from './intent.ts';

/** An intent that lives as long as the component, and begins with an earlier request that got no response. */
export function useIntent<Body>(earlier?: () => KeyedRequest<Body> | null): Intent<Body> {
  const [intent] = useState(() => new Intent<Body>(earlier?.() ?? null));
  return intent;
}
