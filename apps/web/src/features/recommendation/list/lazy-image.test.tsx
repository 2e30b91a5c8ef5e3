// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LazyImage } from './lazy-image.tsx';

type Tell = (entries: { isIntersecting: boolean }[]) => void;
let observed: { tell: Tell; margin: string | undefined }[] = [];

beforeEach(() => {
  observed = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: Tell, options: { rootMargin?: string }) {
        observed.push({ tell, margin: options.rootMargin });
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const comesNear = (isIntersecting: boolean): void => act(() => observed[0]?.tell([{ isIntersecting }]));

it('LazyImage loads its image only within 50 px of the viewport', () => {
  render(<LazyImage src="/imagens/lua.svg" alt="Uma lua sobre o mar" />);
  expect(observed[0]?.margin).toBe('50px');
  expect(screen.queryByRole('img')).toBeNull();
  comesNear(false);
  expect(screen.queryByRole('img')).toBeNull();
  comesNear(true);
  const image = screen.getByRole('img', { name: 'Uma lua sobre o mar' });
  expect([image.getAttribute('src'), image.getAttribute('width'), image.getAttribute('height')]).toEqual([
    '/imagens/lua.svg',
    '400',
    '300',
  ]);
});

it('LazyImage shows an error if the image can’t be loaded', () => {
  render(<LazyImage src="/imagens/nada.svg" alt="Uma lua sobre o mar" />);
  comesNear(true);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByText('Erro ao carregar')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});
