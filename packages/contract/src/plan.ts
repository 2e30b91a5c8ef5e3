import { PLAN_IDS } from '@alento/domain/plan/plans';
import { z } from 'zod';
import { get } from './endpoint.ts';
import { Offer } from './payment.ts';

const RankedPlanName = z.enum(['basic', 'essential', 'premium']);

export const Plan = z.object({
  id: z.enum(PLAN_IDS),
  name: z.string(),
  /** Price in centavos per month. */
  priceCents: z.number(),
  currency: z.literal('BRL'),
  features: z.array(z.string()),
  /** Prices at which it can be bought; empty if this installation takes no payments. */
  offers: z.array(Offer),
});
export type Plan = z.infer<typeof Plan>;

export const listPlans = get('/plans', {
  summary: 'Plans and their prices',
  auth: false,
  limits: ['public-reads'],
  answers: z.array(Plan),
});

export const readCurrentPlan = get('/user-plans/current', {
  summary: 'The plan in force',
  answers: z.object({
    currentPlan: RankedPlanName,
    planId: z.enum(PLAN_IDS),
    canceledAt: z.number().nullable(),
    currentPeriodEnd: z.number().nullable(),
    /** When the last bought plan ended, for 30 days; null while a plan is in force. */
    endedAt: z.number().nullable(),
  }),
});
