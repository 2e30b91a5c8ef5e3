// @vitest-environment jsdom
import { LOADING_WORDS_MS } from '@alento/domain/recommendation/limits';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadingWords } from './loading-words.copy.ts';
import { LoadingWords } from './loading-words.tsx';

const visibleWords = (): readonly string[] => loadingWords.filter((words) => screen.queryByText(words) !== null);
const prefersLessMotion = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));

beforeEach(() => vi.useFakeTimers());

it('LoadingWords shows 13 texts in turn for two seconds each', () => {
  prefersLessMotion(false);
  render(<LoadingWords />);
  expect(loadingWords).toHaveLength(13);
  for (const words of [...loadingWords, loadingWords[0]]) {
    expect(visibleWords()).toEqual([words]);
    act(() => vi.advanceTimersByTime(LOADING_WORDS_MS));
  }
});

it('LoadingWords shows only the first text if the person prefers reduced motion', () => {
  prefersLessMotion(true);
  render(<LoadingWords />);
  act(() => vi.advanceTimersByTime(5 * LOADING_WORDS_MS));
  expect(visibleWords()).toEqual([loadingWords[0]]);
});

it('LoadingWords announces only once that recommendations are loading', () => {
  prefersLessMotion(false);
  render(<LoadingWords />);
  const announcement = screen.getByRole('status').textContent;
  expect(announcement).toBe('Carregando suas recomendações');
  act(() => vi.advanceTimersByTime(LOADING_WORDS_MS));
  expect(screen.getByRole('status').textContent).toBe(announcement);
  expect(screen.getByText(loadingWords[1] ?? '').getAttribute('aria-hidden')).toBe('true');
});
