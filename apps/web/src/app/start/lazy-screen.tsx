import { type ComponentType, use } from 'react';
import { useLocation } from 'react-router';
import { pageReload } from './page-reload.ts';

/** Exports of a route's file; `prefetch` starts the queries of its screen. */
export type ScreenFile = { Component: ComponentType; prefetch?: () => void };
export type LoadScreen = () => Promise<ScreenFile>;

const loaded = new Map<LoadScreen, ScreenFile>();
const asked = new Map<LoadScreen, { at: string; screen: Promise<ScreenFile> }>();

/** Milliseconds after which a load that failed with a network is repeated, because a network can return late. */
const REPEAT_MS = 1000;
/** Milliseconds that a reload of the page has to leave this one. */
const RELOAD_MS = 10_000;

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
  loaded.set(load, screen);
  return screen;
}

/**
 * Loads a screen's code, or reloads the page. Browsers remember a module that could not be fetched until the page is
 * left, so a load that fails because a file failed earlier, without a network, can only succeed on a new page
 * (https://github.com/whatwg/html/issues/6768).
 */
export async function loadOrReload(load: LoadScreen): Promise<ScreenFile> {
  try {
    return await loadScreen(load);
  } catch (error) {
    if (!navigator.onLine || pageReload.isRecent()) throw error;
    pageReload.start();
    // The error is shown if the person chooses to stay on the page because something isn't saved.
    await new Promise((resolve) => setTimeout(resolve, RELOAD_MS));
    throw error;
  }
}

/** Loads the screen once for each navigation; the next navigation retries a failed load. */
function ask(load: LoadScreen, at: string): Promise<ScreenFile> {
  const known = asked.get(load);
  if (known?.at === at) return known.screen;
  const screen = loadOrReload(load);
  asked.set(load, { at, screen });
  return screen;
}

/**
 * The screen of a route. The router navigates in transitions, so the previous screen stays until the code is loaded.
 */
export function LazyScreen({ load }: { load: LoadScreen }) {
  const { key } = useLocation();
  const { Component } = loaded.get(load) ?? use(ask(load, key));
  return <Component />;
}
