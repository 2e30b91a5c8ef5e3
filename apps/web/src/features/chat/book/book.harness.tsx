import type { PlanId } from '@alento/domain/plan/plans';
import { beforeEach } from 'vitest';
import { bookOf } from '../../../testing/answers.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { planOf } from '../../../testing/plan-answers.ts';

export const TITLE = 'Noites que descansam';

export const onPlan = (planId: PlanId): void => server.answer('GET /user-plans/current', planOf(planId));

/** Sets up a library with one book, and a person on the plan premium. Call it after `withChat`. */
export function withBook(): void {
  beforeEach(() => {
    server.answer('GET /books', { books: [bookOf('noites', { title: TITLE })] });
    onPlan('premium');
  });
}
