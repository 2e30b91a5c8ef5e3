import { plansCopy } from './plan.copy.ts';

/** R$ 29,90, and R$ 0 without centavos (core §1). */
const reais = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  trailingZeroDisplay: 'stripIfInteger',
});

export const formatPrice = (cents: number): string => reais.format(cents / 100);

type Period = { canceledAt: number | null; currentPeriodEnd: number | null };

/** When a plan ends, in the person's zone; null if it has no end. */
export function periodText({ canceledAt, currentPeriodEnd }: Period, timeZone: string): string | null {
  if (currentPeriodEnd === null) return null;
  const date = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone }).format(currentPeriodEnd);
  return canceledAt === null ? plansCopy.currentUntil(date) : plansCopy.canceledUntil(date);
}
