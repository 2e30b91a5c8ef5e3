/** Texts of the library's lists and search. */
export const articlesCopy = {
  title: 'Textos para dias de todo tipo',
  lead: 'Leituras curtas, em português claro. Cada uma traz uma prática para hoje e suas fontes.',
  root: 'Artigos',
  crumbs: 'Onde você está',
  alsoTitle: 'Também na biblioteca',
  podcasts: 'Áudios para respirar e ouvir',
  books: 'Livros curtos',
  all: 'Ver todos',
  allOf: (title: string): string => `Ver todos: ${title}`,
  loading: 'Carregando os textos...',
  failed: 'Não conseguimos carregar os textos agora.',
  empty: 'Nada por aqui ainda',
  emptyText: 'Os textos desta prateleira aparecem aqui assim que chegarem. Os outros temas já têm o que ler.',
  siblings: 'Outras prateleiras deste tema',
  otherShelves: 'Todos os temas',
  missingTitle: 'Este tema não existe',
  missingText: 'O endereço pode ter mudado ou ter um erro de digitação. Estes são os temas da biblioteca:',
} as const;

export const searchCopy = {
  label: 'Buscar na biblioteca',
  hint: 'Com ou sem acento.',
  submit: 'Buscar',
  title: 'Resultados da busca',
  searching: 'Buscando...',
  found: (count: number, query: string): string =>
    count === 1 ? `1 resultado para “${query}”` : `${count} resultados para “${query}”`,
  none: (query: string): string => `Nada encontrado para “${query}”`,
  noneText: 'Tente uma palavra mais simples, ou passe pelos temas.',
  helpText: 'O que a busca encontrou continua logo abaixo.',
  browse: 'Ver todos os temas',
  needsScript: 'A busca precisa de JavaScript, que está desligado. Abaixo estão todos os temas.',
} as const;
