import { PLAN_IDS, type PlanId } from './plans.ts';

const CENTS_PER_REAL = 100;
const format = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** A price in centavos as people read it: R$ 29,90, R$ 0. No-break space, as Intl sets it. */
export const priceText = (cents: number): string =>
  cents % CENTS_PER_REAL === 0
    ? format.format(cents / CENTS_PER_REAL).replace(/,00$/, '')
    : format.format(cents / CENTS_PER_REAL);

/** Where a page written at build time leaves room for a price, which only the running server knows (D8). */
export const priceMark = (id: PlanId): string => `{{price:${id}}}`;

/** Writes the prices (centavos a month) into a page. */
export const fillPrices = (html: string, prices: Record<PlanId, number>): string =>
  PLAN_IDS.reduce((page, id) => page.replaceAll(priceMark(id), priceText(prices[id])), html);
