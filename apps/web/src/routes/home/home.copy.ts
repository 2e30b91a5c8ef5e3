export const homeCopy = {
  /** The greeting, with the first name if it is known, and a question. */
  greeting: (hour: number, name: string | undefined): readonly [string, string] => {
    const to = name ? `, ${name}` : '';
    if (hour >= 5 && hour < 12) return [`Bom dia${to}`, 'Como você está chegando?'];
    if (hour >= 12 && hour < 18) return [`Boa tarde${to}`, 'Como está seu dia?'];
    return [`Boa noite${to}`, 'Como foi por aí?'];
  },
  loading: 'Carregando sua semana',
} as const;

export const summaryCopy = {
  title: 'Resumo da semana',
  average: 'Média',
  outOf: 'de 5',
  best: 'Melhor dia',
  worst: 'Dia mais difícil',
  trend: 'Faixa da média',
} as const;

export const concerningCopy = {
  title: 'Notamos um padrão em seus registros',
  text: 'Houve mais de um dia difícil nesta semana. Você não precisa passar por isso só: conversar com alguém pode aliviar.',
  psychologists: 'Encontrar psicólogos',
  help: 'Ver ajuda para agora',
} as const;

export const actionsCopy = {
  title: 'Ações rápidas',
  assistant: 'Assistente IA',
  assistantHint: 'Conversas que partem dos seus registros',
  now: 'Humor agora',
  nowHint: 'Toque em um rosto e pronto',
  past: 'Humores passados',
  pastHint: 'Conte como foi um dia que passou',
} as const;
