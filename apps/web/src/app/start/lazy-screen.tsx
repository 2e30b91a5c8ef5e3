import { type ComponentType, type ReactPromise, use } from 'react';
import { useLocation } from 'react-router';
import { now } from '../../lib/time/clock.ts';
import { pageReload } from '../../platform/page-reload.ts';
import { mustGiveWay } from '../../state/interruption/may-interrupt.ts';

/** Exports of a route's file; `prefetch` starts the queries of its screen. */
export type ScreenFile = { Component: ComponentType; prefetch?: () => void };
export type LoadScreen = () => Promise<ScreenFile>;

/** React's `use` sets `status` on a promise that it waits with, and reads a fulfilled one without waiting. */
type ScreenPromise = Promise<ScreenFile> & ReactPromise<ScreenFile>;
const loaded = new Map<LoadScreen, ScreenPromise>();
const requestedScreens = new Map<LoadScreen, { at: string; screen: ScreenPromise }>();

/** Milliseconds after which a load that failed with a network is repeated, because a network can return late. */
const REPEAT_MS = 1000;

async function loadOrRepeat(load: LoadScreen): Promise<ScreenFile> {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine) throw error;
    await new Promise((resolve) => setTimeout(resolve, REPEAT_MS));
    return load();
  }
}

/** Loads a screen's code, so that it renders without suspending. A load that fails with a network is repeated once. */
export async function loadScreen(load: LoadScreen): Promise<ScreenFile> {
  const screen = await loadOrRepeat(load);
  loaded.set(load, Object.assign(Promise.resolve(screen), { status: 'fulfilled' as const, value: screen }));
  return screen;
}

/**
 * Loads the code of the screen at the current address, or reloads the page. Some browsers remember a module that could
 * not be fetched until the page is left, so a load that fails because a file failed earlier, without a network, can only
 * succeed on a new page (https://github.com/whatwg/html/issues/6768). The page isn't reloaded if the person has gone on
 * to another screen, or if a crisis card, a conversation by voice or the lock is open.
 */
export async function loadOrReload(load: LoadScreen): Promise<ScreenFile> {
  const address = window.location.href;
  try {
    return await loadScreen(load);
  } catch (error) {
    const isWanted = window.location.href === address && navigator.onLine && !mustGiveWay();
    if (!isWanted || !pageReload.begin(now())) throw error;
    // The page is being left. The screen before stays if the person chooses to, because something isn't saved.
    return new Promise(() => undefined);
  }
}

/**
 * The screen's promise for a navigation. The load is requested once for each navigation; the next one retries a failed
 * load. If React has waited with a promise, it gets the same one again: it reports another one as an error.
 */
function screenFor(load: LoadScreen, at: string): ScreenPromise {
  const requested = requestedScreens.get(load);
  const known = requested?.at === at ? requested.screen : undefined;
  if (known?.status === 'fulfilled') return known;
  const available = loaded.get(load) ?? known;
  if (available) return available;
  const screen = loadOrReload(load);
  requestedScreens.set(load, { at, screen });
  return screen;
}

/**
 * The screen of a route. The router navigates in transitions, so the previous screen stays until the code is loaded.
 */
export function LazyScreen({ load }: { load: LoadScreen }) {
  const { key } = useLocation();
  // React requires a component that has waited with `use` to call it again when the code has arrived.
  const { Component } = use(screenFor(load, key));
  return <Component />;
}
