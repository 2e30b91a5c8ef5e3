import { type ComponentType, lazy, Suspense } from 'react';

const Nothing = () => null;

/** Like `optionalPart`, for a part with a placeholder while its code is loading: the caller renders `Suspense`. */
export const optionalLazy = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => Nothing) }));

/**
 * A lazy component that renders nothing if its code can't be loaded. Otherwise an error would replace the whole screen,
 * including the link to help.
 */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = optionalLazy(load) as ComponentType<Props>;
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
