import { useMatches } from 'react-router';
import { type ComingSoonName, comingSoonScreens } from '../../features/coming-soon/coming-soon.copy.ts';
import { ComingSoonScreen } from '../../features/coming-soon/coming-soon-screen.tsx';

/** Marks a route whose screen a later issue builds; the title is what the tab shows. */
export type ComingSoonHandle = { title: string; comingSoon: ComingSoonName };

export const isComingSoon = (handle: unknown): handle is ComingSoonHandle =>
  typeof handle === 'object' &&
  handle !== null &&
  'comingSoon' in handle &&
  typeof handle.comingSoon === 'string' &&
  handle.comingSoon in comingSoonScreens;

export function Component() {
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isComingSoon);
  return handle && <ComingSoonScreen key={handle.comingSoon} name={handle.comingSoon} />;
}
