import { type ComponentType, lazy } from 'react';

const Nothing = () => null;

/**
 * A lazy component that renders nothing if its code can't be loaded, so that a missing part never replaces the
 * screen, and the way to help on it, by an error.
 */
export const optionalPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => Nothing) }));
