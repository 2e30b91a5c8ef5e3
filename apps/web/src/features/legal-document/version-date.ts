const longDate = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' });

/** 21 de novembro de 2026, in UTC whatever the device says (core §2). */
export const versionDate = (createdAt: string): string => longDate.format(new Date(createdAt));
