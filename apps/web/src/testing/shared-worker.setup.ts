import { afterAll, vi } from 'vitest';

/**
 * Test files run one after the other in one process (`isolate: false`) with one window. Each file loads its own
 * instances of our modules. After each file, its timers, listeners, elements and stored items are removed. Packages are
 * shared, because no package of the web app keeps state between tests.
 */

/**
 * Events that modules listen to for as long as they are loaded. Tests can't remove these listeners; this setup does.
 */
const LASTING = new Set(['visibilitychange', 'online', 'offline', 'storage', 'pageshow', 'pagehide']);

type Timer = ReturnType<typeof setTimeout>;
type Leftovers = { timers: Set<Timer>; removals: (() => void)[] };

function watchTimers(timers: Set<Timer>): void {
  for (const name of ['setTimeout', 'setInterval'] as const) {
    globalThis[name] = new Proxy(globalThis[name], {
      apply(start, _, args: Parameters<typeof setTimeout>) {
        const timer = start(...args);
        timers.add(timer);
        return timer;
      },
    });
  }
}

function watchListeners(removals: (() => void)[]): void {
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    target.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]): void => {
      add(type, ...rest);
      if (LASTING.has(type)) removals.push(() => target.removeEventListener(type, ...rest));
    };
  }
}

/**
 * jsdom draws frames with `setInterval`, which it starts again only after it has stopped it itself. If fake timers or the
 * end of a file took the interval away, no frame would be drawn in the files after, so it runs all the time.
 */
function keepDrawing(): void {
  const request = window.requestAnimationFrame.bind(window);
  const next = (): void => void request(next);
  next();
}

function watch(): Leftovers {
  if (typeof document !== 'undefined') keepDrawing();
  const leftovers: Leftovers = { timers: new Set(), removals: [] };
  watchTimers(leftovers.timers);
  if (typeof document !== 'undefined') watchListeners(leftovers.removals);
  return leftovers;
}

function emptyDocument(): void {
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}

declare global {
  var alentoLeftovers: Leftovers | undefined;
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

globalThis.alentoLeftovers ??= watch();
const { timers, removals } = globalThis.alentoLeftovers;
vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
  for (const remove of removals.splice(0)) remove();
  if (typeof document === 'undefined') return;
  emptyDocument();
  const isActOpen = globalThis.IS_REACT_ACT_ENVIRONMENT === true;
  globalThis.IS_REACT_ACT_ENVIRONMENT = undefined;
  // While this act() runs, React would render nothing in the next file.
  if (isActOpen) throw new Error('A test ended before its act(async () => …): await it');
});
