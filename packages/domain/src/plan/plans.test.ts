import { describe, expect, it } from 'vitest';
import { canAccess, fillPrices, PLAN_FEATURES, PLAN_IDS, priceMark, priceText, rankedPlanOf } from './plans.ts';
import { PLAN_QUOTAS, type PlanQuotas } from './quotas.ts';

describe('canAccess()', () => {
  it.each([
    ['basic', 'basic', true],
    ['basic', 'essential', false],
    ['basic', 'premium', false],
    ['essential', 'basic', true],
    ['essential', 'essential', true],
    ['essential', 'premium', false],
    ['premium', 'basic', true],
    ['premium', 'essential', true],
    ['premium', 'premium', true],
  ] as const)('for a person with the plan %s and content that requires %s is %s', (current, required, expected) => {
    expect(canAccess(current, required)).toBe(expected);
  });
});

describe('billing names of plans', () => {
  it('correspond to different ranks', () => {
    expect(PLAN_IDS.map(rankedPlanOf)).toEqual(['basic', 'essential', 'premium']);
  });
});

describe('priceText() and fillPrices()', () => {
  it.each([
    [0, 'R$\u00a00'],
    [2990, 'R$\u00a029,90'],
    [1490, 'R$\u00a014,90'],
    [100_000, 'R$\u00a01.000'],
    [5, 'R$\u00a00,05'],
  ])('format %i centavos as %s', (cents, text) => expect(priceText(cents)).toBe(text));

  it('replace every placeholder in a page', () => {
    const page = `${priceMark('premium')} ou ${priceMark('essencial')}, ${priceMark('free')}; ${priceMark('premium')}`;
    expect(fillPrices(page, { free: 0, essencial: 1490, premium: 2990 })).toBe(
      'R$\u00a029,90 ou R$\u00a014,90, R$\u00a00; R$\u00a029,90',
    );
  });
});

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
