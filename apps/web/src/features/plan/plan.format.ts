import { plansCopy } from './plan.copy.ts';

/** R$ 29,90, and R$ 0 without idle cents (core §1). */
const reais = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  trailingZeroDisplay: 'stripIfInteger',
});

export const formatPrice = (cents: number): string => reais.format(cents / 100);

type Period = { canceledAt: number | null; currentPeriodEnd: number | null };

/** How long a plan lasts, in the person's zone; null when it has no end. */
export function periodText({ canceledAt, currentPeriodEnd }: Period, timeZone: string): string | null {
  if (currentPeriodEnd === null) return null;
  const date = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone }).format(currentPeriodEnd);
  return canceledAt === null ? plansCopy.currentUntil(date) : plansCopy.canceledUntil(date);
}
