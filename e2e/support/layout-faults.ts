import type { Page } from '@playwright/test';

/** Edges that the system of a phone with a notch covers, px. */
export type Edges = { top: number; right: number; bottom: number; left: number };
export const NO_EDGES: Edges = { top: 0, right: 0, bottom: 0, left: 0 };
export const UPRIGHT: Edges = { top: 59, right: 0, bottom: 34, left: 0 };
export const LYING: Edges = { top: 0, right: 59, bottom: 21, left: 59 };

/** Sets the variables as the shell of Android does. */
export const setEdges = (page: Page, edges: Edges): Promise<void> =>
  page.evaluate((all) => {
    for (const [side, px] of Object.entries(all))
      document.documentElement.style.setProperty(`--safe-area-inset-${side}`, `${px}px`);
  }, edges);

/** What can be pressed or read in fixed elements, and lies under a covered edge. */
export const coveredByEdges = (page: Page, edges: Edges): Promise<string[]> =>
  page.evaluate(({ top, right, bottom, left }) => {
    const isVisible = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const fixed = [...document.querySelectorAll('body *')].filter(
      (element) => getComputedStyle(element).position === 'fixed' && isVisible(element),
    );
    const parts = fixed.flatMap((element) => [
      ...element.querySelectorAll('a, button, input, textarea, h1, h2, h3, p, label'),
    ]);
    return parts.filter(isVisible).flatMap((part) => {
      const box = part.getBoundingClientRect();
      const isOutside =
        box.width <= 1 || box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth;
      // What is scrolled out of sight in its panel isn't drawn at that place.
      const middle = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (isOutside || middle === null || !(part.contains(middle) || middle.contains(part))) return [];
      const isClear =
        box.top >= top - 0.5 &&
        box.left >= left - 0.5 &&
        box.right <= innerWidth - right + 0.5 &&
        box.bottom <= innerHeight - bottom + 0.5;
      return isClear ? [] : [`${part.tagName} ${part.textContent?.trim().slice(0, 40)} ${JSON.stringify(box)}`];
    });
  }, edges);

/** Whether a page scrolls sideways, as one fault or none. */
export const sidewaysFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : [];
  });

/**
 * What is wrong with the layout of a screen: it scrolls sideways, two fixed elements cover each other, or a fixed element
 * covers what can be pressed at the end of the page.
 */
export const layoutFaults = async (page: Page): Promise<string[]> => [
  ...(await sidewaysFaults(page)),
  ...(await overlaps(page)),
];

const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const PRESSABLE = 'a[href], button, input, select, textarea';
    const isVisible = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const styleOf = (element: Element) => getComputedStyle(element);
    const all = [...document.querySelectorAll('body *')];
    const fixed = all.filter((element) => styleOf(element).position === 'fixed' && isVisible(element));
    const roots = fixed.filter((element) => !fixed.some((other) => other !== element && other.contains(element)));
    const pressableIn = (root: Element) =>
      [...(root.matches(PRESSABLE) ? [root] : []), ...root.querySelectorAll(PRESSABLE)].filter(isVisible);
    const name = (element: Element) => `“${(element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40)}”`;
    const meet = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    /** Whether a part of the page that scrolls on its own holds the element. */
    const scrollsItself = (element: Element): boolean => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        if (styleOf(at).overflowY !== 'visible') return true;
      return false;
    };
    const { scrollHeight, clientHeight } = document.documentElement;
    const faults: string[] = [];
    const floating = roots.map((root) =>
      pressableIn(root).map((part) => ({ part, box: part.getBoundingClientRect() })),
    );
    for (const [place, some] of floating.entries())
      for (const others of floating.slice(place + 1))
        for (const a of some)
          for (const b of others) if (meet(a.box, b.box)) faults.push(`${name(a.part)} and ${name(b.part)} overlap`);
    // Content passes below what is fixed at the top, and ends above what is fixed at the bottom.
    const atBottom = floating.flat().filter(({ box }) => box.top > innerHeight / 2);
    const toEnd = scrollHeight - clientHeight - scrollY;
    const content = [...document.querySelectorAll(PRESSABLE)].filter(
      (part) => isVisible(part) && !roots.some((root) => root.contains(part)) && !scrollsItself(part),
    );
    for (const part of content) {
      const { left, top, width, height } = part.getBoundingClientRect();
      const box = new DOMRect(left, top - toEnd, width, height);
      const over = atBottom.find((other) => meet(box, other.box));
      if (over) faults.push(`${name(over.part)} covers ${name(part)} at the end of the page`);
    }
    return faults;
  });
