import type { BookCard, ContentCard, Podcast } from '@alento/contract/content';
import type { Subscription } from '@alento/contract/payment';
import type { Plan } from '@alento/contract/plan';
import type { PlanId, RankedPlan } from '@alento/domain/plan/plans';
import type { DataOf } from './fake-server/route.ts';
import { DEVICE_KEY } from './sign-in-again.ts';

type Session = DataOf<'GET /auth/get-session'>;
type CurrentPlan = DataOf<'GET /user-plans/current'>;

/** Session of Maria, an adult with a pseudonymous account. */
export const sessionOf = (given: Partial<Session['user']> = {}): Session => ({
  user: { id: 'maria', email: null, name: null, isAnonymous: true, ...given },
  session: { id: 's1', expiresAt: 0 },
  deviceKey: DEVICE_KEY,
  pendingLegalDocuments: [],
  isMinor: false,
});

const RANKED = { free: 'basic', essencial: 'essential', premium: 'premium' } as const satisfies Record<
  PlanId,
  RankedPlan
>;

/** A current plan without an end date. */
export const planOf = (planId: PlanId): CurrentPlan => ({
  currentPlan: RANKED[planId],
  planId,
  canceledAt: null,
  currentPeriodEnd: null,
});

/** A subscription without a plan, with the given properties. */
export const subscriptionOf = (given: Partial<Subscription> = {}): Subscription => ({
  planId: 'free',
  status: 'free',
  method: null,
  period: null,
  priceCents: null,
  since: null,
  renewsAt: null,
  endsAt: null,
  nextPlanId: null,
  cancellation: null,
  endsSoon: false,
  checkout: null,
  ...given,
});

/** A premium subscription by card that renews at the given time. */
export const renewingOf = (renewsAt: number, given: Partial<Subscription> = {}): Subscription =>
  subscriptionOf({
    planId: 'premium',
    status: 'active',
    method: 'card',
    period: 'month',
    priceCents: 2990,
    renewsAt,
    cancellation: { kind: 'period-end', until: renewsAt },
    ...given,
  });

/** The plans with their prices: monthly by card, and premium by Pix too. */
export const PLANS: Plan[] = [
  { id: 'free', name: 'Grátis', priceCents: 0, currency: 'BRL', features: [], offers: [] },
  {
    id: 'essencial',
    name: 'Essencial',
    priceCents: 1490,
    currency: 'BRL',
    features: [],
    offers: [{ priceId: 'price_essencial', period: 'month', method: 'card', priceCents: 1490, perMonthCents: 1490 }],
  },
  {
    id: 'premium',
    name: 'Premium',
    priceCents: 2990,
    currency: 'BRL',
    features: [],
    offers: [
      { priceId: 'price_premium', period: 'month', method: 'card', priceCents: 2990, perMonthCents: 2990 },
      { priceId: 'price_pix_30', period: '30d', method: 'pix', priceCents: 2990, perMonthCents: 2990 },
      { priceId: 'price_pix_12', period: '12m', method: 'pix', priceCents: 29_900, perMonthCents: 2492 },
    ],
  },
];

/** The plans of an installation that takes no payments. */
export const UNSOLD: Plan[] = PLANS.map((plan) => ({ ...plan, offers: [] }));

/** Response of a sign-in or sign-up. */
export const signedInAs = (userId: string, token: string): DataOf<'POST /auth/sign-up/email'> => ({
  token,
  user: { ...sessionOf().user, id: userId },
  deviceKey: DEVICE_KEY,
  deviceProof: 'prova',
});

/** A piece of the library that is free for everyone. */
const pieceOf = (id: string): Omit<ContentCard, 'kind'> => ({
  id,
  title: `Título de ${id}`,
  summary: `Resumo de ${id}.`,
  url: `/${id}`,
  category: 'sono',
  subcategory: null,
  tags: [],
  minutes: 6,
  requiredPlan: 'basic',
  isPremium: false,
  isLocked: false,
  expertReviewed: false,
  lastUpdated: '2026-11-21',
  imageUrl: '/imagens/farol.svg',
  imageDescription: 'Um farol aceso à noite',
  podcast: null,
});

export const podcastOf = (id: string, given: Partial<Podcast> = {}): Podcast => ({
  ...pieceOf(id),
  kind: 'podcast',
  url: `/podcasts#${id}`,
  podcastKind: 'narrated',
  categoryTitle: 'Sono',
  article: null,
  references: [],
  ...given,
});

export const bookOf = (id: string, given: Partial<BookCard> = {}): BookCard => ({
  ...pieceOf(id),
  kind: 'book',
  subtitle: 'Um guia',
  chapterCount: 3,
  ...given,
});
