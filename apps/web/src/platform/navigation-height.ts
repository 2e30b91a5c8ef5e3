import { navigationHeightOf, type Platform } from '@alento/domain/interface/layout';

/** Sets the height of the bottom navigation as a CSS variable. */
export function applyNavigationHeight(root: HTMLElement, platform: Platform): void {
  root.style.setProperty('--tab-bar-height', `${navigationHeightOf(platform)}px`);
}
