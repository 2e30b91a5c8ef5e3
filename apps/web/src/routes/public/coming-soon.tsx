import { type ComingSoonName, comingSoonScreens } from '../../features/coming-soon/coming-soon.copy.ts';
import { ComingSoonScreen } from '../../features/coming-soon/coming-soon-screen.tsx';
import { useRouteHandle } from '../../lib/page/route-handle.ts';

/** Handle of a route whose screen is a placeholder. `title` is the document's title. */
export type ComingSoonHandle = { title: string; comingSoon: ComingSoonName };

export const isComingSoon = (handle: unknown): handle is ComingSoonHandle =>
  typeof handle === 'object' &&
  handle !== null &&
  'comingSoon' in handle &&
  typeof handle.comingSoon === 'string' &&
  handle.comingSoon in comingSoonScreens;

export function Component() {
  const handle = useRouteHandle();
  return isComingSoon(handle) && <ComingSoonScreen key={handle.comingSoon} name={handle.comingSoon} />;
}
