import { localDateOf } from '@alento/domain/time/local-date';
import { timeZone } from '../../lib/time/clock.ts';
import { formatDayOfMonth } from '../../lib/time/dates.format.ts';

/** Formats an amount as "R$ 29,90", and as "R$ 0" if there are no centavos. */
const reais = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  trailingZeroDisplay: 'stripIfInteger',
});

export const formatPrice = (cents: number): string => reais.format(cents / 100);

/** The day of an instant for the person, as "3 de abril". */
export const dayText = (at: number): string => formatDayOfMonth(localDateOf(at, timeZone()));
