// @vitest-environment jsdom
import type { RankedPlan } from '@alento/domain/plan/plans';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { currentPlanQuery } from '../../../state/account/current-plan.ts';
import { allRead } from '../../../testing/all-read.ts';
import { draw } from '../../../testing/draw.tsx';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { withIntersections } from '../../../testing/observers.ts';
import { planOf } from '../../../testing/plan-answers.ts';
import { withVisitor } from '../../../testing/signed-in.ts';
import { InContentAd } from './in-content-ad.tsx';

const { scrollTo } = withIntersections();
withVisitor();

const ARTICLE = '/conteudos/sono/entender/por-que-o-sono-foge';
const answer = (currentPlan: RankedPlan) => ({ ...planOf('free'), currentPlan });
const room = () => document.querySelector('[data-ad-slot="in-content"]');

type Options = { known?: boolean; isMinor?: boolean | null; pathname?: string };

/** `isMinor` is null while the age is unknown. */
function show(plan: RankedPlan, { known = false, isMinor = false, pathname = ARTICLE }: Options = {}): void {
  if (known) queryClient.setQueryData(currentPlanQuery().queryKey, answer(plan));
  server.answer('GET /consents', []);
  server.answer('GET /user-plans/current', answer(plan));
  draw(<InContentAd pathname={pathname} isMinor={isMinor ?? undefined} />);
}

it('the ad between texts is rendered at once if the plan is already known', async () => {
  show('essential', { known: true });
  expect(room()).not.toBeNull();
  expect(await screen.findByRole('complementary', { name: 'Publicidade entre os textos' })).toBeTruthy();
});

it('the ad between texts appears once its place is below the visible part of the page', async () => {
  show('essential');
  await allRead(queryClient);
  expect(room()).toBeNull();
  scrollTo(true, 300);
  expect(room()).toBeNull();
  scrollTo(false, -40);
  expect(room()).toBeNull();
  scrollTo(false, 900);
  expect(room()).not.toBeNull();
});

it.each([
  ['basic', {}],
  ['premium', {}],
  ['essential', { isMinor: true }],
  ['essential', { isMinor: null }],
  ['essential', { pathname: '/conteudos/crise-e-ajuda/em-crise/quando-a-dor-fica-grande-demais' }],
] satisfies [RankedPlan, Options][])(
  'the ad between texts is not shown on the plan %s with the options %j',
  (plan, options) => {
    show(plan, { ...options, known: true });
    expect(room()).toBeNull();
  },
);
