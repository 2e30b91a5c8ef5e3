// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withIntersections } from '../../../testing/observers.ts';
import { LazyImage } from './lazy-image.tsx';

const { margins, scrollTo } = withIntersections();

it('LazyImage loads its image only within 50 px of the viewport', () => {
  render(<LazyImage src="/imagens/lua.svg" alt="Uma lua sobre o mar" />);
  expect(margins()).toEqual(['50px']);
  expect(screen.queryByRole('img')).toBeNull();
  scrollTo(false);
  expect(screen.queryByRole('img')).toBeNull();
  scrollTo(true);
  const image = screen.getByRole('img', { name: 'Uma lua sobre o mar' });
  expect([image.getAttribute('src'), image.getAttribute('width'), image.getAttribute('height')]).toEqual([
    '/imagens/lua.svg',
    '400',
    '300',
  ]);
});

it('LazyImage shows an error if the image can’t be loaded', () => {
  render(<LazyImage src="/imagens/nada.svg" alt="Uma lua sobre o mar" />);
  scrollTo(true);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByText('Erro ao carregar')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});
