import { type ComponentType, lazy } from 'react';

const Nothing = () => null;

/**
 * A lazy component that renders nothing if its code can't be loaded. Otherwise an error would replace the whole screen,
 * including the link to help.
 */
export const optionalPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => Nothing) }));
