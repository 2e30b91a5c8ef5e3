let longDate: Intl.DateTimeFormat | undefined;

/** Formats a version date as "21 de novembro de 2026", a day in UTC (core §2). */
export function versionDate(createdAt: string): string {
  longDate ??= new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' });
  return longDate.format(new Date(createdAt));
}
