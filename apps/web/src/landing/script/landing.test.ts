// @vitest-environment jsdom
import { MOBILE_MENU_BREAKPOINT, SCROLL_OFFSET } from '@alento/domain/interface/layout';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeMobileMenuOnExit, glideToSections, redirectOfVisitor, showMemberLinks } from './landing.ts';

let reducedMotion = false;
let widen: (matches: boolean) => void = () => {};
const mediaQueries: string[] = [];

beforeEach(() => {
  localStorage.clear();
  mediaQueries.length = 0;
  reducedMotion = false;
  vi.stubGlobal('matchMedia', (query: string) => {
    mediaQueries.push(query);
    return {
      matches: query.includes('reduced-motion') && reducedMotion,
      addEventListener: (_: string, listen: (event: { matches: boolean }) => void) => {
        widen = (matches) => listen({ matches });
      },
    };
  });
});

afterEach(() => {
  Reflect.deleteProperty(window, 'Capacitor');
  history.replaceState(null, '', '/');
});

describe('redirectOfVisitor()', () => {
  it('returns null for a visitor without a session, who stays on the landing page', async () => {
    expect(await redirectOfVisitor()).toBeNull();
  });

  it.each([
    [{ userId: 'maria', authToken: 't1' }, '/home'],
    [{ userId: 'maria' }, null],
    [{ authToken: 't1' }, null],
    [{ userId: '', authToken: 't1' }, null],
  ])('with %j in the storage returns %s', async (stored, place) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    expect(await redirectOfVisitor()).toBe(place);
  });

  it('returns /login without a session and /home with a session in the native app', async () => {
    Object.assign(window, { Capacitor: { isNativePlatform: () => true } });
    expect(await redirectOfVisitor()).toBe('/login');
    localStorage.setItem('userId', 'maria');
    localStorage.setItem('authToken', 't1');
    expect(await redirectOfVisitor()).toBe('/home');
  });

  it('returns null in a browser even if Capacitor is loaded', async () => {
    Object.assign(window, { Capacitor: { isNativePlatform: () => false } });
    expect(await redirectOfVisitor()).toBeNull();
    Object.assign(window, { Capacitor: {} });
    expect(await redirectOfVisitor()).toBeNull();
  });

  it('returns null if the storage throws an error', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(await redirectOfVisitor()).toBeNull();
  });
});

it('showMemberLinks() hides the links for visitors, and shows the link Acessar', () => {
  document.body.innerHTML = '<p data-guest>a</p><p data-guest>b</p><a data-member hidden>Acessar</a>';
  showMemberLinks();
  expect([...document.querySelectorAll<HTMLElement>('[data-guest]')].map(({ hidden }) => hidden)).toEqual([true, true]);
  expect(document.querySelector<HTMLElement>('[data-member]')?.hidden).toBe(false);
});

describe('closeMobileMenuOnExit()', () => {
  const open = (): HTMLDetailsElement => {
    document.body.innerHTML =
      '<details data-menu open><summary>Menu</summary><a href="#planos">Planos</a><p>texto</p></details><button>fora</button>';
    const menu = document.querySelector('details') as HTMLDetailsElement;
    closeMobileMenuOnExit(menu);
    return menu;
  };
  const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key }));

  it('closes the menu on Escape and focuses the menu button', () => {
    const menu = open();
    press('a');
    expect(menu.open).toBe(true);
    press('Escape');
    expect(menu.open).toBe(false);
    expect(document.activeElement?.tagName).toBe('SUMMARY');
  });

  it('does not move the focus on Escape if the menu is closed', () => {
    const menu = open();
    menu.open = false;
    press('Escape');
    expect(document.activeElement).toBe(document.body);
  });

  it.each([
    ['a', false],
    ['button', false],
    ['p', true],
  ])('after a tap on <%s>, menu.open is %s', (selector, stays) => {
    const menu = open();
    document.querySelector<HTMLElement>(selector)?.click();
    expect(menu.open).toBe(stays);
  });

  it('closes the menu when the window reaches the breakpoint', () => {
    const menu = open();
    expect(mediaQueries).toContain(`(min-width: ${MOBILE_MENU_BREAKPOINT}px)`);
    widen(false);
    expect(menu.open).toBe(true);
    widen(true);
    expect(menu.open).toBe(false);
  });
});

describe('glideToSections()', () => {
  const scrollTo = vi.fn();
  const at = (top: number) => ({ top }) as DOMRect;

  beforeEach(() => {
    scrollTo.mockReset();
    vi.stubGlobal('scrollTo', scrollTo);
    vi.stubGlobal('scrollY', 500);
    document.body.innerHTML =
      '<a id="link" href="#planos"><b>Planos</b></a><a id="lost" href="#nada">x</a><section id="planos"></section>';
    const section = document.getElementById('planos') as HTMLElement;
    section.getBoundingClientRect = () => at(1000);
  });
  // Called once, because the listener stays on the document.
  glideToSections();

  const click = (selector: string, init: MouseEventInit = {}): boolean => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    document.querySelector(selector)?.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('scrolls smoothly to the section of the clicked link and focuses the section', () => {
    expect(click('#link b')).toBe(true);
    expect(scrollTo).toHaveBeenCalledWith({ top: 1500 - SCROLL_OFFSET, behavior: 'smooth' });
    expect(document.activeElement?.id).toBe('planos');
    expect(location.hash).toBe('#planos');
  });

  it('scrolls without animation for people who prefer reduced motion', () => {
    reducedMotion = true;
    click('#link');
    expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'auto' }));
  });

  it('never scrolls above the top of the page', () => {
    const section = document.getElementById('planos') as HTMLElement;
    section.getBoundingClientRect = () => at(-490);
    click('#link');
    expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  });

  it.each([
    ['#link', { ctrlKey: true }],
    ['#link', { metaKey: true }],
    ['#link', { button: 1 }],
    ['#lost', {}],
    ['#planos', {}],
  ])('does not handle a click on %s with %j', (selector, init) => {
    expect(click(selector, init)).toBe(false);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
