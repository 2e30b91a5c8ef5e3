// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../../testing/draw.tsx';
import { withIntersections } from '../../../testing/observers.ts';
import { TODAY, weekOf, withInsights } from '../insight.harness.ts';
import { InsightSlot } from './insight-slot.tsx';

withInsights();
const { scrollTo } = withIntersections();

it('InsightSlot loads the code of the insight only near the viewport', async () => {
  vi.useRealTimers();
  draw(<InsightSlot entries={weekOf(2)} today={TODAY} />);
  expect(document.querySelector('body > div > *')?.childElementCount).toBe(1);
  // Nothing is being loaded yet, so there must be no loading animation.
  expect(document.querySelector('.animate-breathe')).toBeNull();
  expect(screen.queryByText('Insight da semana')).toBeNull();
  scrollTo(true);
  expect(await screen.findByRole('heading', { name: 'Insight da semana' })).toBeTruthy();
});
