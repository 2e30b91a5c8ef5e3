import type { PriceSetting } from './objects/payment.ts';

export const PRICES: readonly PriceSetting[] = [
  { id: 'price_essencial', name: 'Alento Essencial', amount: 1490, recurring: true },
  { id: 'price_premium', name: 'Alento Premium', amount: 2990, recurring: true },
  { id: 'price_pix_essencial_30', name: 'Alento Essencial por 30 dias', amount: 1490, recurring: false },
  { id: 'price_pix_premium_30', name: 'Alento Premium por 30 dias', amount: 2990, recurring: false },
  { id: 'price_pix_premium_365', name: 'Alento Premium por 12 meses', amount: 29900, recurring: false },
];
