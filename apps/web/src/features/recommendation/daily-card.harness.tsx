import type { Recommendations } from '@alento/contract/recommendation';
import type { ErrorCode } from '@alento/domain/errors/catalogue';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { player } from '../../state/player/player.ts';
import { withClock } from '../../testing/clock.ts';
import { draw } from '../../testing/draw.tsx';
import { server } from '../../testing/fake-server/fake-server.ts';
import { withIntersections } from '../../testing/observers.ts';
import { planOf } from '../../testing/plan-answers.ts';
import { withMember } from '../../testing/signed-in.ts';
import { DailyCard, type MoodToday } from './daily-card.tsx';
import { aSet, NOW } from './recommendation.fixture.ts';

/** The environment of the card. A test changes it before it renders the card. */
export const world = {
  planId: 'premium' as 'free' | 'premium',
  checks: 0,
};

const RECOMMENDATIONS = 'GET /content-recommendations';
export const answers = (set: Recommendations): void => server.answer(RECOMMENDATIONS, set);
export const refuses = (status: number, errorCode: ErrorCode): void =>
  server.refuse(RECOMMENDATIONS, status, errorCode);
export const requestCount = (): number => server.calls(RECOMMENDATIONS).length;

/** Sets up a fixed clock, a signed-in person, a fake server, and a browser that loads no image. Returns the clock. */
export function withWorld() {
  const clock = withClock(NOW);
  withMember();
  withIntersections();
  beforeEach(() => {
    Object.assign(world, { planId: 'premium', checks: 0 });
    answers(aSet(5));
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    server.answer('GET /user-plans/current', () => planOf(world.planId));
  });
  afterEach(() => void player.close());
  return clock;
}

type CardOptions = { mood?: MoodToday; helpFirst?: boolean; address?: string | { pathname: string; state: unknown } };

/** Renders the card as /home does. */
export function showCard({ mood = 'logged', helpFirst = false, address = '/home' }: CardOptions = {}): void {
  draw(
    <DailyCard
      mood={mood}
      onCheck={() => {
        world.checks += 1;
      }}
      isChecking={false}
      helpFirst={helpFirst}
      practice={<p>Um cuidado</p>}
    />,
    address,
  );
}

export const toggle = () => screen.getByRole('button', { name: /^(Ver|Ocultar) recomendações$/ });
