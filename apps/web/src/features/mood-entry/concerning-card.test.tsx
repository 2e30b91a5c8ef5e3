// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ConcerningCard } from './concerning-card.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says quietly that patterns could not be read (core §8)', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ errorCode: 'INTERNAL', message: 'x' }, { status: 500 }));
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ConcerningCard />
    </QueryClientProvider>,
  );
  expect((await screen.findByRole('status')).textContent).toBe('Erro ao verificar padrões preocupantes');
});
