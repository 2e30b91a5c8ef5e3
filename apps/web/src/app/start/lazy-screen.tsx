import { type ComponentType, use } from 'react';
import { useLocation } from 'react-router';

/** What a route's file exports; `prefetch` asks for what its screen will need. */
export type ScreenFile = { Component: ComponentType; prefetch?: () => void };
export type LoadScreen = () => Promise<ScreenFile>;

const loaded = new Map<LoadScreen, ScreenFile>();
const asked = new Map<LoadScreen, { at: string; screen: Promise<ScreenFile> }>();

/** Fetches a screen's code, which is then drawn without a wait. */
export async function loadScreen(load: LoadScreen): Promise<ScreenFile> {
  const screen = await load();
  loaded.set(load, screen);
  return screen;
}

/** One try for each visit: what failed is tried again by the next navigation. */
function ask(load: LoadScreen, at: string): Promise<ScreenFile> {
  const known = asked.get(load);
  if (known?.at === at) return known.screen;
  const screen = loadScreen(load);
  asked.set(load, { at, screen });
  return screen;
}

/** A route's screen. The router navigates in transitions: the last screen stays until the code is there. */
export function LazyScreen({ load }: { load: LoadScreen }) {
  const { key } = useLocation();
  const { Component } = loaded.get(load) ?? use(ask(load, key));
  return <Component />;
}
