import { expect, it } from 'vitest';
import { PLAN_FEATURES, PLAN_IDS } from './plans.ts';
import { PLAN_QUOTAS, type PlanQuotas, REFUND_WINDOW_DAYS } from './quotas.ts';

const NAMES = Object.keys(PLAN_QUOTAS.free) as (keyof PlanQuotas)[];

it.each(NAMES)('the quota %s is never lower in a more expensive plan', (name) => {
  const allowed = PLAN_IDS.map((id) => PLAN_QUOTAS[id][name]);
  expect(allowed).toEqual([...allowed].sort((a, b) => a - b));
  expect(allowed[0]).toBeGreaterThan(0);
});

it('the texts about the plans contain their quotas', () => {
  expect(PLAN_FEATURES.free).toContain(`${PLAN_QUOTAS.free.aiMessagesPerDay} mensagens de IA por dia`);
  expect(PLAN_FEATURES.free).toContain(`${PLAN_QUOTAS.free.healthRecordsPerMonth} resumo de prontuário por mês`);
  expect(PLAN_FEATURES.free).toContain(`${PLAN_QUOTAS.free.recommendationSetsPerMonth} dias de recomendações por mês`);
  expect(PLAN_FEATURES.essencial).toContain(`${PLAN_QUOTAS.essencial.healthRecordsPerMonth} prontuários por mês`);
});

it('the quotas and the days of the refund are those that were decided', () => {
  const quotas = NAMES.map((name) => [name, PLAN_IDS.map((id) => PLAN_QUOTAS[id][name])]);
  expect(Object.fromEntries(quotas)).toEqual({
    aiMessagesPerDay: [5, 30, Infinity],
    insightsPerMonth: [2, Infinity, Infinity],
    healthRecordsPerMonth: [1, 4, Infinity],
    recommendationSetsPerMonth: [5, Infinity, Infinity],
  });
  expect(REFUND_WINDOW_DAYS).toBe(7);
});
