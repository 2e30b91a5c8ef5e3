import { type ComponentType, lazy } from 'react';

const Nothing = () => null;

/**
 * A part of the page whose code comes after it. Where that can't be had, the page goes on without the
 * part: nothing that may be missing is worth losing the screen for, and the way to help with it.
 */
export const optionalPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => Nothing) }));
