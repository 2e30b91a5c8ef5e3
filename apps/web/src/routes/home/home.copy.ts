/** Contains the specified texts unchanged. */
export const homeCopy = {
  title: 'Início',
  greeting: (hour: number): string => {
    if (hour >= 5 && hour < 12) return 'Bom dia. Como você está chegando?';
    if (hour >= 12 && hour < 18) return 'Boa tarde. Como está seu dia?';
    return 'Boa noite. Como foi por aí?';
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
  tipsTitle: 'Para usar bem',
  tips: [
    'Registre quando sentir vontade, mais de uma vez por dia se quiser.',
    'Uma palavra na nota já ajuda a lembrar do dia.',
    'Toque em uma barra do gráfico para rever aquele dia.',
  ],
  benefitsTitle: 'Por que registrar',
  benefits: [
    'Dar nome ao que se sente costuma diminuir o peso.',
    'Com o tempo, você vê o que acompanha seus dias melhores.',
    'Em uma consulta, fica mais fácil contar como foram as semanas.',
  ],
} as const;
