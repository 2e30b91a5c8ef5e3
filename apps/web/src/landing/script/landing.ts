import { MOBILE_MENU_BREAKPOINT, SCROLL_OFFSET } from '@alento/domain/interface/layout';
import { paths } from '@alento/domain/interface/paths';
import { followMedia, matchesMedia } from '../../platform/media.ts';
import { localArea, readFrom } from '../../platform/web-area.ts';

/** The section of this page that an unmodified click on a link leads to. */
function sectionOf({ target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  return link && document.getElementById(link.hash.slice(1));
}

/**
 * Scrolls smoothly to sections, leaves room for the header and focuses the section. Without this script, the browser
 * jumps to the section.
 */
export function glideToSections(): void {
  document.addEventListener('click', (event) => {
    const section = sectionOf(event);
    if (!section) return;
    event.preventDefault();
    const still = matchesMedia('(prefers-reduced-motion: reduce)');
    const top = Math.max(0, section.getBoundingClientRect().top + window.scrollY - SCROLL_OFFSET);
    window.scrollTo({ top, behavior: still ? 'auto' : 'smooth' });
    history.pushState(null, '', `#${section.id}`);
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
  });
}

/**
 * Closes the <details> menu on Escape, on a choice, on a tap outside and in a wide window. It opens and closes by its
 * button without a script.
 */
export function closeMobileMenuOnExit(menu: HTMLDetailsElement): void {
  const summary = menu.querySelector('summary');
  const close = (): void => {
    menu.open = false;
  };
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    close();
    summary?.focus();
  });
  document.addEventListener('click', ({ target }) => {
    const node = target instanceof Node ? target : null;
    const chosen = node instanceof Element && node.closest('a') !== null;
    if (chosen || !menu.contains(node)) close();
  });
  followMedia(`(min-width: ${MOBILE_MENU_BREAKPOINT}px)`, ({ matches }) => {
    if (matches) close();
  });
}

type NativeShell = { Capacitor?: { isNativePlatform?: () => boolean } };

/** Reads the keys that lib/session writes, without loading it. */
async function isSignedIn(): Promise<boolean> {
  const [userId, token] = await Promise.all([readFrom(localArea, 'userId'), readFrom(localArea, 'authToken')]);
  return Boolean(userId && token);
}

/** Path to which this visitor is redirected from the landing page; null if they are not redirected. */
export async function redirectOfVisitor(): Promise<string | null> {
  if (await isSignedIn()) return paths.home;
  return (window as NativeShell).Capacitor?.isNativePlatform?.() ? paths.login : null;
}

/** Shows Acessar instead of Entrar and Criar. */
export function showMemberLinks(): void {
  for (const guest of document.querySelectorAll<HTMLElement>('[data-guest]')) guest.hidden = true;
  for (const member of document.querySelectorAll<HTMLElement>('[data-member]')) member.hidden = false;
}

/** All JavaScript of the landing page. The page also works without it. */
const place = await redirectOfVisitor();
if (place === paths.home) showMemberLinks();
if (place) location.replace(place);

const menu = document.querySelector<HTMLDetailsElement>('details[data-menu]');
if (menu) closeMobileMenuOnExit(menu);
glideToSections();
