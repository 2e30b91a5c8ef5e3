/**
 * Stands in every reply about doses. Replies with it are not sent to an external service, and a following "e ontem?" is
 * read as a question about doses.
 */
export const DOSES_END = 'Dúvidas sobre efeito, dose ou mudança são com quem receitou.';

export const dosesCopy = {
  link: '[diário de remédios](/medicacao)',
  title: 'Diário de remédios',
  empty: (link: string): string =>
    `Seu ${link} ainda não tem remédios, então não há anotação para eu ler. Você pode adicionar um por lá.`,
  nothing: (when: string, link: string): string => `No seu ${link} não há dose prevista nem anotada ${when}.`,
  allTaken: (when: string, count: number): string =>
    count === 1
      ? `Sim: no diário, a dose ${when} está anotada como tomada.`
      : `Sim: no diário, as ${count} doses ${when} estão anotadas como tomadas.`,
  noneOpen: (when: string): string => `Pelo diário, nenhuma dose ficou sem anotação ${when}.`,
  noneTaken: (when: string): string => `No diário não há dose anotada como tomada ${when}.`,
  someTaken: (when: string, taken: number, count: number): string =>
    `No diário, ${taken} de ${count} doses ${when} ${taken === 1 ? 'está anotada como tomada' : 'estão anotadas como tomadas'}.`,
  whole: (when: string, all: number, days: number): string =>
    `No diário, ${when}, todas as doses previstas estão anotadas como tomadas em ${all} de ${days === 1 ? '1 dia' : `${days} dias`}.`,
  openDays: (dates: string): string => `Com dose sem anotação: ${dates}.`,
  last: (which: string, name: string): string => `A última dose anotada como tomada no diário é ${which}: ${name}.`,
  lastTime: (time: string, when: string): string => `a das ${time} ${when}`,
  noLast: 'Nos últimos 31 dias não há dose anotada como tomada no diário.',
  notKnown: 'Isso é o que está anotado: sem anotação não quer dizer que você não tomou.',
  earlier: 'Aqui eu leio os últimos 31 dias; o mês inteiro está na tela do diário.',
  line: (time: string | null, name: string, status: string): string =>
    `- ${time ?? 'Quando precisa'}, ${name}: ${status}`,
  statuses: { taken: 'tomei', skipped: 'pulei', later: 'depois', open: 'sem anotação' },
  parts: { madrugada: 'de madrugada', manha: 'de manhã', tarde: 'à tarde', noite: 'à noite' },
  at: (time: string): string => (time.includes(':') ? `das ${time}` : `das ${Number(time)} h`),
  today: 'de hoje',
  yesterday: 'de ontem',
  day: (day: string): string => `de ${day}`,
  days: (start: string, end: string): string => `de ${start} a ${end}`,
} as const;
