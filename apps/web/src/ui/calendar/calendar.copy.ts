export const calendarCopy = { previousMonth: 'Mês anterior', nextMonth: 'Próximo mês' } as const;
