// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { withIntersections } from '../../../testing/observers.ts';
import { TODAY, weekOf, withInsights } from '../insight.harness.ts';
import { InsightSlot } from './insight-slot.tsx';

withInsights();
const { scrollTo } = withIntersections();

it('InsightSlot loads the code of the insight only near the viewport', async () => {
  vi.useRealTimers();
  const { container } = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <InsightSlot entries={weekOf(2)} today={TODAY} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(container.firstElementChild?.childElementCount).toBe(1);
  // Nothing is being loaded yet, so there must be no loading animation.
  expect(container.querySelector('.animate-breathe')).toBeNull();
  expect(screen.queryByText('Insight da semana')).toBeNull();
  scrollTo(true);
  expect(await screen.findByRole('heading', { name: 'Insight da semana' })).toBeTruthy();
});
