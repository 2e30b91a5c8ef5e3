let format: Intl.NumberFormat | undefined;

/**
 * A number as "1.204" or "1,25". The format is created at first use, because that takes several milliseconds on a
 * phone.
 */
export function countText(count: number): string {
  format ??= new Intl.NumberFormat('pt-BR');
  return format.format(count);
}

/** A count with its noun, as "1 registro" or "1.204 registros". */
export const counted = (count: number, one: string, many: string): string =>
  `${countText(count)} ${count === 1 ? one : many}`;
