// @vitest-environment jsdom

import type { RankedPlan } from '@alento/domain/plan/plans';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { currentPlanQuery } from '../../../state/account/current-plan.ts';
import { allRead } from '../../../testing/all-read.ts';
import { draw } from '../../../testing/draw.tsx';
import { type Answer, server } from '../../../testing/fake-server/fake-server.ts';
import { never, refused } from '../../../testing/fake-server/reply.ts';
import { withIntersections } from '../../../testing/observers.ts';
import { planOf } from '../../../testing/plan-answers.ts';
import { withVisitor } from '../../../testing/signed-in.ts';
import { AdSlot } from './ad-slot.tsx';

const room = (): Element | null => document.querySelector('[data-ad-slot]');

const answerOf = (currentPlan: RankedPlan) => ({ ...planOf('free'), currentPlan });

type Consents = Answer<'GET /consents'>;
/** The server's responses for the plan and the consents. */
type Server = { plan: Answer<'GET /user-plans/current'>; consents: Consents };
/** `known` is the plan that is known when the page opens. */
type Known = { isMinor: boolean | undefined; known?: RankedPlan };

function show(pathname: string, { plan, consents }: Server, { isMinor, known }: Known = { isMinor: false }): void {
  server.answer('GET /user-plans/current', plan);
  server.answer('GET /consents', consents);
  if (known) queryClient.setQueryData(currentPlanQuery().queryKey, answerOf(known));
  draw(
    <>
      <AdSlot at="header" pathname={pathname} isMinor={isMinor} />
      <h1>Página</h1>
      <AdSlot at="footer" pathname={pathname} isMinor={isMinor} />
    </>,
  );
}
const on = (currentPlan: RankedPlan, consents: Consents = []): Server => ({
  plan: answerOf(currentPlan),
  consents,
});

const { margins, scrollTo } = withIntersections();
withVisitor();
const comesNear = () => scrollTo(true);

it.each([
  ['basic', 'below-content'],
  ['essential', 'header-footer'],
] as const)('AdSlot shows on the plan %s one house ad in the space reserved for the slot %s', async (name, slot) => {
  show('/home', on(name));
  const reservedRoom = room();
  expect(reservedRoom).not.toBeNull();
  await allRead(queryClient);
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(new Set(margins())).toEqual(new Set(['200px']));
  comesNear();
  const ad = await screen.findByRole('complementary', { name: 'Publicidade' });
  expect(room()).toBe(reservedRoom);
  expect(reservedRoom?.getAttribute('data-ad-slot')).toBe(slot);
  expect(reservedRoom?.contains(ad)).toBe(true);
  expect(screen.getByText('Publicidade do próprio Alento')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/^\//);
  expect(screen.getAllByRole('complementary')).toHaveLength(1);
});

/** The rooms of the shared slot by their place on the page, each with the widths at which it is shown. */
const sharedRooms = (): string[] =>
  [...document.querySelectorAll('[data-ad-slot="header-footer"]')].map((each) => {
    const isAbove = each.compareDocumentPosition(screen.getByRole('heading')) & Node.DOCUMENT_POSITION_FOLLOWING;
    const widths = ['hidden', 'lg:block', 'lg:hidden'].filter((name) => each.classList.contains(name));
    return [isAbove ? 'above' : 'below', ...widths].join(' ');
  });

it('the slot of the plan essential is above the page on wide screens and at its end on others', () => {
  show('/home', on('essential'), { isMinor: false, known: 'essential' });
  expect(sharedRooms()).toEqual(['above hidden lg:block', 'below lg:hidden']);
});

it('the slot of the plan essential is at the end if the plan was unknown when the page opened', async () => {
  show('/home', on('essential'));
  await waitFor(() => expect(sharedRooms()).toEqual(['below']));
});

it('no slot is above the page of a person who may be a minor', () => {
  show('/home', on('essential'), { isMinor: undefined, known: 'essential' });
  expect(sharedRooms()).toEqual(['below']);
});

it('a house ad loads nothing from other hosts and stores nothing on the device', async () => {
  show('/conteudos', on('basic'));
  await allRead(queryClient);
  comesNear();
  await screen.findByRole('complementary');
  expect(document.querySelectorAll('script, iframe, img, [src]')).toHaveLength(0);
  expect(document.cookie).toBe('');
  expect(localStorage).toHaveLength(0);
});

const allowed = (isGranted: boolean) => [
  { purpose: 'ad-network' as const, provider: 'Google', isGranted, grantedAt: isGranted ? 1 : null },
];
const frame = (): HTMLIFrameElement | null => document.querySelector('iframe');

it('AdSlot shows a network ad in a sandboxed iframe on library pages if the person consented', async () => {
  show('/conteudos', on('basic', allowed(true)));
  await allRead(queryClient);
  comesNear();
  await waitFor(() => expect(frame()).not.toBeNull());
  expect(screen.getByRole('complementary', { name: 'Publicidade' }).contains(frame())).toBe(true);
  expect(frame()?.getAttribute('src')).toBe('/quadro-de-anuncio');
  expect(frame()?.getAttribute('sandbox')).not.toContain('allow-same-origin');
  expect(frame()?.getAttribute('sandbox')).not.toContain('allow-top-navigation');
  expect(frame()?.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(document.querySelectorAll('script')).toHaveLength(0);
});

it('AdSlot shows a house ad if the ad network has no ad', async () => {
  show('/podcasts', on('basic', allowed(true)));
  await allRead(queryClient);
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

it.each<[string, string, Consents]>([
  ['without consent', '/conteudos', allowed(false)],
  ['if no ad network is configured', '/livros', []],
  ['if the consent can’t be loaded', '/livros', refused(500, 'INTERNAL')],
  ['on a personal page despite consent', '/home', allowed(true)],
])('no network ad is shown %s', async (_when, pathname, consents) => {
  show(pathname, on('basic', consents));
  await allRead(queryClient);
  comesNear();
  await screen.findByText('Publicidade do próprio Alento');
  expect(frame()).toBeNull();
});

it('no ad is shown while the age is unknown', async () => {
  show('/home', on('basic'), { isMinor: undefined });
  await allRead(queryClient);
  comesNear();
  await act(() => vi.dynamicImportSettled());
  expect(room()).not.toBeNull();
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('AdSlot removes its reserved space on the plan premium', async () => {
  show('/home', on('premium'));
  await waitFor(() => expect(room()).toBeNull());
});

it('no ad is shown if the plan can’t be loaded', async () => {
  show('/home', { plan: refused(500, 'INTERNAL'), consents: [] });
  await waitFor(() => expect(room()).toBeNull());
});

it('no space for ads is reserved on an excluded path while the plan is unknown', () => {
  show('/registrar', { plan: never, consents: never });
  expect(room()).toBeNull();
});
