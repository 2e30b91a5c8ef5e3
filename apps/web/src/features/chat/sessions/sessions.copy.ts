import { errorText } from '@alento/domain/errors/catalogue';

export const sessionsCopy = {
  title: 'Suas conversas',
  lead: 'Só você as vê.',
  begin: 'Nova Conversa',
  search: 'Buscar nas conversas',
  clearSearch: 'Limpar busca',
  loading: 'Carregando suas conversas',
  failed: 'Não conseguimos carregar suas conversas. Elas continuam guardadas.',
  emptyTitle: 'Nenhuma conversa ainda',
  emptyText: 'O que você conversar com o assistente aparece aqui, do mais novo ao mais antigo.',
  nothingTitle: 'Nada encontrado',
  nothingText: (words: string): string => `Nenhuma conversa tem “${words}”. Tente outra palavra, ou só o começo dela.`,
  found: (count: number): string => (count === 1 ? '1 conversa encontrada' : `${count} conversas encontradas`),
  more: 'Ver conversas mais antigas',
  messages: (count: number): string => (count === 1 ? '1 mensagem' : `${count} mensagens`),
  rename: (title: string): string => `Renomear ${title}`,
  remove: (title: string): string => `Excluir ${title}`,
} as const;

export const renameCopy = {
  title: 'Nome da conversa',
  label: 'Nome',
  hint: 'Até 80 caracteres. Só você vê.',
  save: 'Salvar',
  saved: 'Nome salvo.',
  invalid: errorText('CHAT_TITLE_INVALID'),
  failed: 'O nome não foi salvo.',
} as const;

export const removeCopy = {
  title: 'Excluir esta conversa?',
  text: (title: string): string => `“${title}” e tudo o que foi dito nela saem de vez. Não dá para desfazer.`,
  confirm: 'Excluir',
  removed: 'Conversa excluída.',
  failed: 'A conversa não foi excluída.',
} as const;
