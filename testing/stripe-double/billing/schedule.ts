import type { Context } from '../store/context.ts';
import { found } from '../store/find.ts';
import type { Price, Schedule, Subscription } from '../store/store.ts';
import { setPrice } from './change-price.ts';

export function releaseSchedule(schedule: Schedule, subscription: Subscription, at: number): void {
  schedule.status = 'released';
  schedule.released_at = at;
  schedule.released_subscription = subscription.id;
  schedule.subscription = null;
  schedule.current_phase = null;
  subscription.schedule = null;
}

function priceOfPhase(context: Context, phase: Schedule['phases'][number]): Price {
  const price = phase.items[0]?.price;
  return found(context.store.prices, 'price', typeof price === 'string' ? price : (price?.id ?? ''));
}

const endsNow = (context: Context, subscription: Subscription, at: number): Schedule | undefined => {
  const schedule = context.store.schedules.get(subscription.schedule ?? '');
  return (schedule?.current_phase?.end_date ?? Infinity) <= at ? schedule : undefined;
};

const phaseFrom = (schedule: Schedule, at: number): Schedule['phases'][number] | undefined =>
  schedule.phases.find((phase) => phase.start_date === at);

/** Whether the subscription ends now because its schedule says so. */
export function scheduleCancels(context: Context, subscription: Subscription, at: number): boolean {
  const schedule = endsNow(context, subscription, at);
  return schedule?.end_behavior === 'cancel' && phaseFrom(schedule, at) === undefined;
}

/** Enters the phase that starts now. After the last phase the schedule is released. */
export function enterNextPhase(context: Context, subscription: Subscription, at: number): void {
  const schedule = endsNow(context, subscription, at);
  if (schedule === undefined) return;
  const next = phaseFrom(schedule, at);
  if (next === undefined) {
    releaseSchedule(schedule, subscription, at);
    return;
  }
  schedule.current_phase = { start_date: next.start_date, end_date: next.end_date };
  setPrice(subscription, priceOfPhase(context, next));
}
