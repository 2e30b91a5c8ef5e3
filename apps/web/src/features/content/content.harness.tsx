import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, type InitialEntry, RouterProvider } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { session } from '../../lib/session/session.ts';
import { emptyDevice } from '../../testing/device.ts';
import { refusal } from './content.fixture.ts';

type Request = {
  path: string;
  method: string;
  body: unknown;
  /** Whether it arrives where the page is gone. */
  keepalive: boolean;
};
type Answer = (request: Request) => unknown;

/** What the fake API was asked, as `GET /articles`. */
export const asked: string[] = [];
let answers: Record<string, Answer> = {};

/** What the fake API answers, by method and path; anything else it does not know. */
export function answerWith(next: Record<string, Answer>): void {
  answers = { ...answers, ...next };
}

async function fakeFetch(address: string, init: RequestInit = {}): Promise<Response> {
  const { pathname } = new URL(address, 'http://x');
  const method = init.method ?? 'GET';
  const path = pathname.replace(/^\/api/, '');
  asked.push(`${method} ${address.replace(/^\/api/, '')}`);
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
  const answer = await answers[`${method} ${path}`]?.({
    path,
    method,
    body,
    keepalive: init.keepalive === true,
  });
  if (answer === undefined) return refusal('CONTENT_NOT_FOUND', 404);
  return answer instanceof Response ? answer : Response.json(answer);
}

/** Each test of a screen begins as a visitor, with nothing read. */
export function withFakeApi(): void {
  beforeEach(async () => {
    await session.leave();
    await emptyDevice();
    queryClient.clear();
    asked.length = 0;
    answers = {};
    vi.stubGlobal('fetch', fakeFetch);
    vi.stubGlobal('scrollTo', vi.fn());
  });
  afterEach(async () => {
    cleanup();
    await session.leave();
    vi.unstubAllGlobals();
  });
}

export const signIn = (): Promise<void> => session.start({ userId: 'ana', token: 't' }, 'ana@exemplo.com.br');

/** Draws a screen at an address; answers the router, whose state tells where one is. */
export function open(screens: Record<string, ReactNode>, address: InitialEntry) {
  const routes = Object.entries(screens).map(([path, element]) => ({ path, element }));
  const router = createMemoryRouter([...routes, { path: '*', element: <h1>Outra página</h1> }], {
    initialEntries: [address],
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
