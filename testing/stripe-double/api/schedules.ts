import type { Stripe } from 'stripe';
import { monthsAfter } from '../billing/calendar.ts';
import { releaseSchedule } from '../billing/schedule.ts';
import { updateSubscription } from '../billing/update-subscription.ts';
import { makePhase, makeSchedule } from '../objects/schedule.ts';
import type { Context } from '../store/context.ts';
import { found, itemOf } from '../store/find.ts';
import { newestFirst, type Price, type Schedule, type Subscription } from '../store/store.ts';
import { missing, refused } from '../wire/failure.ts';
import { PAGING, page } from '../wire/list.ts';
import type { Parameters } from '../wire/parameters.ts';
import { type Route, route } from '../wire/route.ts';

type Phase = Stripe.SubscriptionSchedule.Phase;

function create(context: Context, parameters: Parameters): Schedule {
  const id = parameters.only('from_subscription', 'metadata', 'expand').required('from_subscription');
  const subscription = found(context.store.subscriptions, 'subscription', id, 'from_subscription');
  if (subscription.schedule !== null) {
    const message = `You cannot migrate a subscription that is already attached to a schedule: \`${subscription.schedule}\`.`;
    throw refused(message, 'from_subscription');
  }
  if (subscription.status === 'canceled') {
    throw refused('You cannot migrate a subscription that is canceled.', 'from_subscription');
  }
  const schedule = makeSchedule(subscription, parameters.metadata('metadata'), context.now());
  context.store.schedules.set(schedule.id, schedule);
  updateSubscription(context, subscription, context.now(), () => {
    subscription.schedule = schedule.id;
    // The schedule takes over how the subscription ends.
    subscription.cancel_at_period_end = false;
  });
  return schedule;
}

function priceIn(context: Context, phase: Parameters): Price {
  const items = phase.list('items');
  const [item] = items;
  if (item === undefined) {
    throw refused(`Missing required param: ${phase.name('items')}.`, phase.name('items'), 'parameter_missing');
  }
  if (items.length > 1) throw refused('The double takes one item.', phase.name('items'));
  const id = item.only('price', 'quantity', 'metadata').required('price');
  const price = context.store.prices.get(id);
  if (price === undefined) throw missing('price', id, item.name('price'));
  return price;
}

/** The end of a phase. The double imitates ends of monthly periods only. */
function endOf(phase: Parameters, subscription: Subscription, periods: number, start: number): number {
  const anchor = subscription.billing_cycle_anchor;
  const first = itemOf(subscription);
  // The current period may differ from the anchor's by a shift of time.
  const boundary = (count: number): number =>
    count === 0
      ? first.current_period_start
      : count === 1
        ? first.current_period_end
        : monthsAfter(anchor, periods + count);
  const from = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].find((count) => boundary(count) === start);
  if (from === undefined) throw refused('The double takes phases that start with a period.', phase.name('start_date'));
  const end = phase.integer('end_date');
  if (end !== undefined) {
    const fits = Array.from({ length: 24 }, (_, i) => boundary(from + i + 1)).includes(end);
    if (!fits) throw refused('The double takes phases that end with a period.', phase.name('end_date'));
    return end;
  }
  const duration = phase.nested('duration').only('interval', 'interval_count');
  if (phase.has('duration') && duration.required('interval') !== 'month') {
    throw refused('The double takes months.', duration.name('interval'));
  }
  return boundary(from + (duration.integer('interval_count') ?? 1));
}

function phasesOf(context: Context, schedule: Schedule, subscription: Subscription, wanted: Parameters[]): Phase[] {
  const { periods } = found(context.store.subscriptionNotes, 'subscription', subscription.id);
  const currentStart = schedule.current_phase?.start_date;
  const phases: Phase[] = [];
  for (const phase of wanted) {
    phase.only('items', 'start_date', 'end_date', 'duration', 'proration_behavior', 'metadata');
    const previous = phases.at(-1);
    const start = phase.integer('start_date') ?? previous?.end_date;
    if (start === undefined) {
      const message = 'The current phase needs its start_date.';
      throw refused(message, phase.name('start_date'), 'parameter_missing');
    }
    if (previous === undefined && start !== currentStart) {
      throw refused('You can not modify the start date of the current phase.', phase.name('start_date'));
    }
    if (previous !== undefined && start !== previous.end_date) {
      throw refused('The start date of a phase must be the end date of the one before.', phase.name('start_date'));
    }
    const price = priceIn(context, phase);
    const behavior = phase.oneOf('proration_behavior', ['none', 'create_prorations', 'always_invoice']);
    const end = endOf(phase, subscription, periods, start);
    phases.push(makePhase(price, start, end, behavior ?? 'create_prorations', phase.metadata('metadata')));
  }
  return phases;
}

const isOver = (schedule: Schedule): boolean => schedule.status !== 'active';

function update(context: Context, id: string, parameters: Parameters): Schedule {
  const schedule = found(context.store.schedules, 'subscription_schedule', id);
  parameters.only('phases', 'end_behavior', 'proration_behavior', 'metadata', 'expand');
  if (isOver(schedule)) {
    throw refused(`You cannot update a subscription schedule with status \`${schedule.status}\`.`);
  }
  const subscription = found(context.store.subscriptions, 'subscription', schedule.subscription ?? '');
  const end = parameters.oneOf('end_behavior', ['release', 'cancel']) ?? schedule.end_behavior;
  const wanted = parameters.list('phases');
  if (wanted.length > 0) {
    schedule.phases = phasesOf(context, schedule, subscription, wanted);
    const [current] = schedule.phases;
    if (current !== undefined) {
      schedule.current_phase = { start_date: current.start_date, end_date: current.end_date };
    }
  }
  schedule.end_behavior = end;
  schedule.metadata = parameters.metadata('metadata', schedule.metadata ?? {});
  return schedule;
}

function release(context: Context, id: string): Schedule {
  const schedule = found(context.store.schedules, 'subscription_schedule', id);
  if (isOver(schedule)) {
    throw refused(`You cannot release a subscription schedule that is currently in the \`${schedule.status}\` status.`);
  }
  const subscription = found(context.store.subscriptions, 'subscription', schedule.subscription ?? '');
  updateSubscription(context, subscription, context.now(), () =>
    releaseSchedule(schedule, subscription, context.now()),
  );
  return schedule;
}

export const SCHEDULE_ROUTES: Route[] = [
  route('POST', '/v1/subscription_schedules', ({ context, parameters }) => create(context, parameters)),
  route('GET', '/v1/subscription_schedules', ({ context, parameters }) => {
    const customer = parameters.only(...PAGING, 'customer').text('customer');
    const all = newestFirst(context.store.schedules).filter(
      (one) => customer === undefined || one.customer === customer,
    );
    return page(all, parameters, '/v1/subscription_schedules');
  }),
  route('GET', '/v1/subscription_schedules/:id', ({ context, id }) =>
    found(context.store.schedules, 'subscription_schedule', id),
  ),
  route('POST', '/v1/subscription_schedules/:id', ({ context, id, parameters }) => update(context, id, parameters)),
  route('POST', '/v1/subscription_schedules/:id/release', ({ context, id }) => release(context, id)),
];
