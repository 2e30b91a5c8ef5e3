import { navigationHeightOf, type Platform } from '@alento/domain/interface/layout';

/** Tells the style sheet how high the bottom navigation is here (core §9). */
export function applyNavigationHeight(root: HTMLElement, platform: Platform): void {
  root.style.setProperty('--tab-bar-height', `${navigationHeightOf(platform)}px`);
}
