// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prerender, show } from '../../../testing/show.tsx';
import { REST_MS } from '../reading/reading-rest.ts';
import { bookOf } from './book.fixture.ts';
import { scrolledTo, withLayout } from './book.harness.tsx';
import type { KeepPlace } from './book-progress.ts';
import { BookReader } from './book-reader.tsx';

const { chapters } = bookOf();
const reader = (keep: KeepPlace) => <BookReader chapters={chapters} keep={keep} />;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  window.location.hash = '';
});

function read() {
  const scroll = withLayout();
  const reportedShares: number[] = [];
  const { unmount } = show(reader((_, share) => void reportedShares.push(share)));
  return {
    reportedShares,
    unmount,
    to: (share: number) => act(() => scroll(scrolledTo(share))),
    rest: (ms = REST_MS) => act(() => vi.advanceTimersByTime(ms)),
  };
}

describe('the book reader', () => {
  it('prerenders the whole book, with a target for every anchor', () => {
    const written = document.createElement('div');
    written.innerHTML = prerender(reader(() => {}));
    expect(within(written).getAllByText(/^Parte \d\./)).toHaveLength(3);
    const anchors = [...written.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    expect(anchors.length).toBeGreaterThan(5);
    for (const anchor of anchors) expect(written.querySelector(anchor), anchor).not.toBeNull();
    expect(written.querySelector('#capitulo-3')?.textContent).toContain('Meio-dia');
  });

  it('links each chapter to the previous and the next one', () => {
    read();
    const ways = (name: RegExp) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(ways(/Capítulo 1/)).toEqual([['Próximo capítuloSete da manhã', '#capitulo-2']]);
    expect(ways(/Capítulo 2/)).toEqual([
      ['Próximo capítuloMeio-dia', '#capitulo-3'],
      ['Capítulo anteriorTrês e dez: o teto', '#capitulo-1'],
    ]);
    expect(ways(/Capítulo 3/)).toEqual([
      ['Voltar aos capítulos', '#capitulos'],
      ['Capítulo anteriorSete da manhã', '#capitulo-2'],
    ]);
  });

  it('marks the current chapter and links its neighbours', () => {
    const { to } = read();
    const marked = () => document.querySelector('[aria-current="location"]')?.getAttribute('href') ?? null;
    expect(marked()).toBeNull();
    expect(screen.queryByRole('link', { name: 'Próximo capítulo' })).toBeNull();
    to(0.5);
    expect(marked()).toBe('#capitulo-2');
    expect(screen.getByRole('link', { name: 'Capítulo anterior' }).getAttribute('href')).toBe('#capitulo-1');
    expect(screen.getByRole('link', { name: 'Próximo capítulo' }).getAttribute('href')).toBe('#capitulo-3');
    screen.getByText('Capítulo 2 de 3');
    to(0.8);
    expect(marked()).toBe('#capitulo-3');
    expect(screen.queryByRole('link', { name: 'Próximo capítulo' })).toBeNull();
  });

  it('reports the position at hydration if the page was already scrolled', () => {
    const scroll = withLayout();
    scroll(scrolledTo(0.5));
    const reportedShares: number[] = [];
    show(reader((_, share) => void reportedShares.push(share)));
    expect(document.querySelector('[aria-current="location"]')?.getAttribute('href')).toBe('#capitulo-2');
    act(() => vi.advanceTimersByTime(REST_MS));
    expect(reportedShares).toEqual([0.5]);
  });

  it('scrolls to the chapter in the URL, unless the page is already scrolled', () => {
    const scrolls: string[] = [];
    Object.assign(Element.prototype, {
      scrollIntoView(this: Element) {
        scrolls.push(this.id);
      },
    });
    window.location.hash = '#capitulo-2';
    read();
    expect(scrolls).toEqual(['capitulo-2']);
    expect(document.activeElement?.id).toBe('capitulo-2');
    cleanup();
    vi.stubGlobal('scrollY', 300);
    read();
    expect(scrolls).toEqual(['capitulo-2']);
    vi.unstubAllGlobals();
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });
});
