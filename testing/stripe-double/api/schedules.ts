import { monthsAfter } from '../billing/calendar.ts';
import { releaseSchedule, updateSubscription } from '../billing/subscription.ts';
import { makePhase, makeSchedule } from '../objects/subscription.ts';
import { type Context, found, itemOf, type Schedule, type Subscription } from '../store/store.ts';
import { refused } from '../wire/failure.ts';
import type { Parameters } from '../wire/parameters.ts';
import type { Routes } from '../wire/route.ts';

function create(context: Context, parameters: Parameters): Schedule {
  const id = parameters.only('from_subscription').required('from_subscription');
  const subscription = found(context.store.subscriptions, 'subscription', id, 'from_subscription');
  if (subscription.schedule !== null || subscription.status === 'canceled')
    throw refused('You cannot migrate a subscription that has a schedule or is canceled.', 'from_subscription');
  const schedule = makeSchedule(subscription, context.now());
  context.store.schedules.set(schedule.id, schedule);
  updateSubscription(context, subscription, context.now(), () => {
    subscription.schedule = schedule.id;
    // The schedule takes over how the subscription ends.
    subscription.cancel_at_period_end = false;
  });
  return schedule;
}

function active(context: Context, id: string): [Schedule, Subscription] {
  const schedule = found(context.store.schedules, 'subscription_schedule', id);
  if (schedule.status !== 'active') throw refused(`The subscription schedule is \`${schedule.status}\`.`);
  return [schedule, found(context.store.subscriptions, 'subscription', schedule.subscription)];
}

function priceIn(context: Context, phase: Parameters): string {
  const [item, ...others] = phase.list('items');
  if (item === undefined || others.length > 0) throw refused('The double takes one item.', phase.name('items'));
  item.only('price', 'quantity');
  return found(context.store.prices, 'price', item.required('price'), item.name('price')).id;
}

/** Takes the current period and one month with another price after it. */
function update(context: Context, id: string, parameters: Parameters): Schedule {
  const [schedule, subscription] = active(context, id);
  parameters.only('phases', 'end_behavior').oneOf('end_behavior', ['release']);
  const [current, next, ...others] = parameters.list('phases');
  if (current === undefined || next === undefined || others.length > 0)
    throw refused('The double takes two phases.', 'phases');
  const { current_period_start: start, current_period_end: end } = itemOf(subscription);
  current.only('items', 'start_date', 'end_date');
  if (current.integer('start_date') !== start || current.integer('end_date') !== end)
    throw refused('The first phase must be the current period.', current.name('start_date'));
  const duration = next.only('items', 'duration').nested('duration').only('interval', 'interval_count');
  duration.oneOf('interval', ['month']);
  duration.oneOf('interval_count', ['1']);
  schedule.phases = [
    makePhase(priceIn(context, current), start, end),
    makePhase(priceIn(context, next), end, monthsAfter(end, 1)),
  ];
  return schedule;
}

function release(context: Context, id: string): Schedule {
  const [schedule, subscription] = active(context, id);
  updateSubscription(context, subscription, context.now(), () => releaseSchedule(schedule, subscription));
  return schedule;
}

export const SCHEDULE_ROUTES: Routes = {
  'POST /v1/subscription_schedules': ({ context, parameters }) => create(context, parameters),
  'GET /v1/subscription_schedules/:id': ({ context, id }) =>
    found(context.store.schedules, 'subscription_schedule', id),
  'POST /v1/subscription_schedules/:id': ({ context, id, parameters }) => update(context, id, parameters),
  'POST /v1/subscription_schedules/:id/release': ({ context, id }) => release(context, id),
};
