import type { QueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** As long as the library's own waiting may take (patience.setup.ts), ms. */
const PATIENCE_MS = 10_000;

/** Every read that is on its way has come, and the screen shows it: what is not there now is not coming. */
export const allRead = (client: QueryClient): Promise<void> =>
  act(async () => {
    await vi.waitFor(() => expect(client.isFetching()).toBe(0), { timeout: PATIENCE_MS });
    // The client tells of what came in a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
  });
