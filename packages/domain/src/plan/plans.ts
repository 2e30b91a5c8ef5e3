/** Billing names of plans. The ranking names differ; only this file maps one to the other. */
export const PLAN_IDS = ['free', 'essencial', 'premium'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

export const PLAN_RANKS = { basic: 1, essential: 2, premium: 3 } as const;
export type RankedPlan = keyof typeof PLAN_RANKS;

const RANKED_BY_ID: Record<PlanId, RankedPlan> = { free: 'basic', essencial: 'essential', premium: 'premium' };

export const isPlanId = (text: string): text is PlanId => (PLAN_IDS as readonly string[]).includes(text);

/** Plans that can be bought. */
export type PaidPlanId = Exclude<PlanId, 'free'>;
export const isPaidPlanId = (text: string): text is PaidPlanId => isPlanId(text) && text !== 'free';

/** The ranking name of a billing plan. */
export const rankedPlanOf = (id: PlanId): RankedPlan => RANKED_BY_ID[id];

/** Whether the current plan's rank is at least the required one. */
export const canAccess = (current: RankedPlan, required: RankedPlan): boolean =>
  PLAN_RANKS[current] >= PLAN_RANKS[required];

/** Default prices in centavos per month. The specification states no price for essencial. */
export const DEFAULT_PRICE_CENTS: Record<PlanId, number> = { free: 0, essencial: 1490, premium: 2990 };

export const PLAN_NAMES: Record<PlanId, string> = { free: 'Grátis', essencial: 'Essencial', premium: 'Premium' };

/** A disadvantage that stands among the features of a plan. */
export const ADS_FEATURE = 'Com anúncios';

/**
 * Features of each plan. All charts begin with essencial, so premium has them too; its reports are the health records.
 */
export const PLAN_FEATURES: Record<PlanId, readonly string[]> = {
  free: [
    'Registros de humor diários ilimitados',
    'Gráficos básicos de tendência',
    '5 mensagens de IA por dia',
    '1 resumo de prontuário por mês',
    'Artigos básicos',
    'Insights de IA mensais limitados',
    '5 dias de recomendações por mês',
    ADS_FEATURE,
  ],
  essencial: [
    'Insights ilimitados',
    'Análise avançada, com todos os gráficos',
    'Recomendações de bem-estar todos os dias',
    '4 prontuários por mês',
    ADS_FEATURE,
  ],
  premium: [
    'IA e chat ilimitados',
    'Chat com livros',
    'Gráficos e relatórios avançados',
    'Prontuários e resumos sob demanda',
    'Biblioteca completa de artigos e podcasts',
  ],
};

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
