import type { QueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { expect, vi } from 'vitest';

/**
 * Resolves when every pending query has finished and the screen shows its result, also of queries that the screen starts
 * only after an earlier result. Content that is missing then will not appear.
 */
export async function allRead(client: QueryClient): Promise<void> {
  let hasChanged = false;
  const stop = client.getQueryCache().subscribe(() => {
    hasChanged = true;
  });
  do {
    hasChanged = false;
    await act(async () => {
      await vi.waitFor(() => expect(client.isFetching()).toBe(0));
      // The query client notifies the screen in a separate task.
      await new Promise((resolve) => setTimeout(resolve));
    });
    // React renders the results at the end of act(). What appears then may start queries, which may even have ended by
    // now: only a turn without any change has shown everything.
  } while (hasChanged);
  stop();
}
