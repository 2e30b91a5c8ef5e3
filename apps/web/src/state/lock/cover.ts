let cover: HTMLElement | null = null;

/** Covers the page with a plain element, so that the task switcher's picture shows nothing of it. */
export function coverPage(): void {
  if (cover) return;
  cover = document.createElement('div');
  cover.setAttribute('aria-hidden', 'true');
  cover.dataset.cover = '';
  cover.className = 'pointer-events-auto fixed inset-0 z-90 bg-ground';
  document.body.append(cover);
}

export function uncoverPage(): void {
  cover?.remove();
  cover = null;
}
