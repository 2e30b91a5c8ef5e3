import type { QueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** As long as Testing Library waits (patience.setup.ts), ms. */
const PATIENCE_MS = 10_000;

/** Resolves when every pending query has finished and the screen shows it. What is missing then will not appear. */
export const allRead = (client: QueryClient): Promise<void> =>
  act(async () => {
    await vi.waitFor(() => expect(client.isFetching()).toBe(0), { timeout: PATIENCE_MS });
    // The client notifies in a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
  });
