/** Texts of an article's page. */
export const articleCopy = {
  updated: (date: string): string => `Atualizado em ${date}`,
  actions: 'O que fazer com este texto',
  narrated: 'Narração automática',
  tags: 'Assuntos',
  searchTag: (tag: string): string => `Buscar por ${tag}`,
  related: 'Para continuar',
  loading: 'Carregando o texto...',
  failed: 'Não conseguimos carregar este texto agora.',
  helpTitle: 'Se é agora, fale com alguém agora',
  helpText: 'O texto continua aqui depois.',
  helpMore: 'Mais caminhos de ajuda',
  /** The note names how the texts were written, as described in docs/architecture.md. */
  note: 'Conteúdo informativo, escrito para o Alento com apoio de um modelo de linguagem e ainda sem revisão de especialista. Não faz diagnóstico e não substitui atendimento.',
  noteLead: 'Se estiver difícil, veja',
  noteHelp: 'onde encontrar ajuda agora',
} as const;

export const readingCopy = {
  title: 'Você parou aqui',
  middle: 'No meio deste texto.',
  resume: 'Continuar',
  close: 'Fechar',
} as const;

export const missingCopy = {
  notFoundTitle: 'Não encontramos este texto',
  notFoundText: 'O endereço pode ter mudado ou ter um erro de digitação.',
  withdrawnTitle: 'Este texto saiu da biblioteca',
  withdrawnText:
    'Ele já esteve neste endereço. Às vezes tiramos um texto do ar, e preferimos dizer isso a deixar você procurando.',
  ways: 'Para onde ir',
  articles: { title: 'Artigos', text: 'Todos os temas, e a busca.' },
  podcasts: { title: 'Podcasts', text: 'Respiração guiada e textos narrados.' },
  help: { title: 'Ajuda agora', text: 'CVV, SAMU e serviços públicos.' },
} as const;
