export const legalCopy = {
  /** Specified verbatim. */
  updatedAt: (date: string): string => `Atualizada em ${date}`,
  loading: 'Carregando documento...',
  /** Specified verbatim. */
  failed: 'Falha ao carregar os documentos legais. Tente recarregar a página.',
  none: 'Este documento ainda não foi publicado.',
  pendingTitle: (title: string): string => `Mudou: ${title}`,
  pendingText: 'Há uma versão nova. Leia com calma; para seguir usando o Alento, precisamos do seu aceite.',
  accept: 'Li e aceito',
  leave: 'Sair',
} as const;
