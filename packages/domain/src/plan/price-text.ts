import { PLAN_IDS, type PlanId } from './plans.ts';

const CENTS_PER_REAL = 100;
const format = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** Formats a price in centavos: R$ 29,90 or R$ 0. The space is a no-break space, as in Intl. */
export const priceText = (cents: number): string =>
  cents % CENTS_PER_REAL === 0
    ? format.format(cents / CENTS_PER_REAL).replace(/,00$/, '')
    : format.format(cents / CENTS_PER_REAL);

/** The placeholder for a price in a prerendered page. Only the running server has the price. */
export const priceMark = (id: PlanId): string => `{{price:${id}}}`;

/** Replaces the placeholders in a page by prices (centavos per month). */
export const fillPrices = (html: string, prices: Record<PlanId, number>): string =>
  PLAN_IDS.reduce((page, id) => page.replaceAll(priceMark(id), priceText(prices[id])), html);
