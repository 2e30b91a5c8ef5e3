import { plansCopy } from './plan.copy.ts';

/** Formats an amount as "R$ 29,90", and as "R$ 0" if there are no centavos (core §1). */
const reais = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  trailingZeroDisplay: 'stripIfInteger',
});

export const formatPrice = (cents: number): string => reais.format(cents / 100);

type Period = { canceledAt: number | null; currentPeriodEnd: number | null };

/** Describes when a plan ends, in the person's zone. Null if the plan has no end. */
export function periodText({ canceledAt, currentPeriodEnd }: Period, timeZone: string): string | null {
  if (currentPeriodEnd === null) return null;
  const date = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone }).format(currentPeriodEnd);
  return canceledAt === null ? plansCopy.currentUntil(date) : plansCopy.canceledUntil(date);
}
