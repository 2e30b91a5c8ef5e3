import { afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { emptyDevice } from '../../testing/device.ts';
import { server } from '../../testing/fake-server/fake-server.ts';
import { leave } from '../../testing/signed-in.ts';

/** Returns the requests that the fake server received, such as `GET /articles`. */
export const requests = (): string[] => server.calls().map(({ method, path }) => `${method} ${path}`);

/** Starts each test as a visitor who has read nothing. */
export function withVisitor(): void {
  beforeEach(async () => {
    await emptyDevice();
    queryClient.clear();
    vi.stubGlobal('scrollTo', vi.fn());
  });
  afterEach(async () => {
    await leave();
  });
}
