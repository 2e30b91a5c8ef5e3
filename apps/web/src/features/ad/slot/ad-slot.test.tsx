// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { allRead } from '../../../testing/all-read.ts';
import { AdSlot } from './ad-slot.tsx';

const room = (): Element | null => document.querySelector('[data-ad-slot]');

let client: QueryClient;

type Known = { isMinor: boolean | undefined };

function show(pathname: string, answer: Answer, { isMinor }: Known = { isMinor: false }): void {
  vi.stubGlobal('fetch', answer);
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <AdSlot pathname={pathname} isMinor={isMinor} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
type Answer = (address?: unknown) => Promise<Response>;
const plan =
  (currentPlan: string, consents: () => Response = () => Response.json([])): Answer =>
  async (address) =>
    String(address).endsWith('/consents')
      ? consents()
      : Response.json({ currentPlan, planId: 'x', canceledAt: null, currentPeriodEnd: null });

let comesNear = (): void => undefined;
let margin: string | undefined;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void, options: { rootMargin: string }) {
        margin = options.rootMargin;
        comesNear = () => act(() => tell([{ isIntersecting: true }]));
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  comesNear = () => undefined;
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['basic', 'below-content'],
  ['essential', 'header-footer'],
])('shows %s one house ad, named as publicity, in the place that was kept for it', async (name, slot) => {
  show('/home', plan(name));
  const kept = room();
  expect(kept).not.toBeNull();
  await allRead(client);
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(margin).toBe('200px');
  comesNear();
  const ad = await screen.findByRole('complementary', { name: 'Publicidade' });
  expect(room()).toBe(kept);
  expect(kept?.getAttribute('data-ad-slot')).toBe(slot);
  expect(kept?.contains(ad)).toBe(true);
  expect(screen.getByText('Publicidade do próprio Alento')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/^\//);
  expect(screen.getAllByRole('complementary')).toHaveLength(1);
});

it('brings nothing from anywhere else, and leaves nothing on the device', async () => {
  show('/conteudos', plan('basic'));
  await allRead(client);
  comesNear();
  await screen.findByRole('complementary');
  expect(document.querySelectorAll('script, iframe, img, [src]')).toHaveLength(0);
  expect(document.cookie).toBe('');
  expect(localStorage).toHaveLength(0);
});

const allowed = (isGranted: boolean) => () =>
  Response.json([{ purpose: 'ad-network', provider: 'Google', isGranted, grantedAt: isGranted ? 1 : null }]);
const frame = (): HTMLIFrameElement | null => document.querySelector('iframe');

it('gives the place to the network after a yes, in the library, in a frame with an origin of its own', async () => {
  show('/conteudos', plan('basic', allowed(true)));
  await allRead(client);
  comesNear();
  await waitFor(() => expect(frame()).not.toBeNull());
  expect(screen.getByRole('complementary', { name: 'Publicidade' }).contains(frame())).toBe(true);
  expect(frame()?.getAttribute('src')).toBe('/quadro-de-anuncio');
  expect(frame()?.getAttribute('sandbox')).not.toContain('allow-same-origin');
  expect(frame()?.getAttribute('sandbox')).not.toContain('allow-top-navigation');
  expect(frame()?.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(document.querySelectorAll('script')).toHaveLength(0);
});

it('has our own again where the network has nothing, and hears that from the frame alone', async () => {
  show('/podcasts', plan('basic', allowed(true)));
  await allRead(client);
  comesNear();
  await waitFor(() => expect(frame()).not.toBeNull());
  const say = (source: Window | null, data: unknown) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { source, data })));
  say(window, { alentoAd: 'unfilled' });
  say(frame()?.contentWindow ?? null, { alentoAd: 'filled' });
  expect(frame()).not.toBeNull();
  say(frame()?.contentWindow ?? null, { alentoAd: 'unfilled' });
  await screen.findByText('Publicidade do próprio Alento');
  expect(frame()).toBeNull();
});

it.each<[string, string, () => Response]>([
  ['without a yes', '/conteudos', allowed(false)],
  ['where nothing is configured', '/livros', () => Response.json([])],
  ['where it can’t be asked', '/livros', () => Response.json({ errorCode: 'INTERNAL', message: 'x' }, { status: 500 })],
  ['on a page of one’s own, even after a yes', '/home', allowed(true)],
])('has no network %s', async (_when, pathname, consents) => {
  show(pathname, plan('basic', consents));
  await allRead(client);
  comesNear();
  await screen.findByText('Publicidade do próprio Alento');
  expect(frame()).toBeNull();
});

it('shows none to a minor (decision D27), nor before it is known who is one', async () => {
  show('/home', plan('basic'), { isMinor: true });
  await allRead(client);
  expect(room()).toBeNull();
  cleanup();
  show('/home', plan('basic'), { isMinor: undefined });
  await allRead(client);
  comesNear();
  await act(() => vi.dynamicImportSettled());
  expect(room()).not.toBeNull();
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('gives the room back on premium', async () => {
  show('/home', plan('premium'));
  await waitFor(() => expect(room()).toBeNull());
});

it('shows none when the plan cannot be read', async () => {
  show('/home', async () => Response.json({ errorCode: 'INTERNAL', message: 'x' }, { status: 500 }));
  await waitFor(() => expect(room()).toBeNull());
});

it.each(['/chat/sessions', '/prontuarios', '/registrar', '/psicologos', '/ajuda', '/avaliacoes', '/planos'])(
  'never keeps room on %s, not even before the plan is known',
  (pathname) => {
    show(pathname, () => new Promise(() => undefined));
    expect(room()).toBeNull();
  },
);
