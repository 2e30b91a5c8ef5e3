// @vitest-environment jsdom
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

const room = () => document.querySelector('[data-ad-slot="in-content"]');

const PLAN = { ...planOf('free'), currentPlan: 'essential' } as const;

function show(isPlanKnown: boolean, isAgeKnown = true): void {
  if (isPlanKnown) queryClient.setQueryData(currentPlanQuery().queryKey, PLAN);
  server.answer('GET /consents', []);
  server.answer('GET /user-plans/current', PLAN);
  draw(
    <InContentAd pathname="/conteudos/sono/entender/por-que-o-sono-foge" isMinor={isAgeKnown ? false : undefined} />,
  );
}

it('the ad between texts is rendered at once if the plan is already known', async () => {
  show(true);
  expect(room()).not.toBeNull();
  expect(await screen.findByRole('complementary', { name: 'Publicidade entre os textos' })).toBeTruthy();
});

it('the ad between texts appears once its place is below the visible part of the page', async () => {
  show(false);
  await allRead(queryClient);
  expect(room()).toBeNull();
  scrollTo(true, 300);
  expect(room()).toBeNull();
  scrollTo(false, -40);
  expect(room()).toBeNull();
  scrollTo(false, 900);
  expect(room()).not.toBeNull();
});

it('the ad between texts is not shown while the age is unknown', () => {
  show(true, false);
  expect(room()).toBeNull();
});
