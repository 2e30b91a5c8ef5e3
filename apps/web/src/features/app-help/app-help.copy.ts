import type { HelpGroup } from '@alento/domain/help/help-page';

export const appHelpCopy = {
  title: 'Como usar o Alento',
  lead: 'Perguntas sobre as telas, a conta e os seus dados. Procure pelo assunto ou escolha abaixo.',
  crisis: 'Momento difícil? Ajuda agora',
  failed: 'Não conseguimos abrir as páginas de ajuda. Tente de novo daqui a pouco.',
  offline: 'Esta parte da ajuda precisa de internet. Quando a conexão voltar, tente de novo.',
  loading: 'Carregando a ajuda...',
  assistant: 'Perguntar ao assistente',
  back: 'Todas as perguntas',
  related: 'Veja também',
} as const;

export const groupTitles: Readonly<Record<HelpGroup, string>> = {
  registrar: 'Registrar',
  ver: 'Rever seus dias',
  cuidar: 'Leituras e cuidado',
  assistente: 'Assistente',
  conta: 'Conta e acesso',
  planos: 'Planos e anúncios',
  privacidade: 'Privacidade',
  aparelho: 'No seu aparelho',
  problemas: 'Se algo não funciona',
};

export const searchCopy = {
  label: 'Procurar na ajuda',
  hint: 'Por exemplo: senha, sem internet.',
  submit: 'Procurar',
  needsScript: 'A procura precisa de JavaScript. As perguntas abaixo abrem sem ele.',
  title: 'Resultados',
  found: (count: number, query: string): string =>
    count === 1 ? `1 página para “${query}”` : `${count} páginas para “${query}”`,
  none: (query: string): string => `Nada encontrado para “${query}”`,
  noneText: 'Tente uma palavra só, como “senha” ou “lembrete”, ou veja todas as perguntas.',
  all: 'Ver todas as perguntas',
  helpTitle: 'Se está difícil agora, não fique só',
  helpText: 'Você pode falar com alguém neste momento, de graça.',
  helpMore: 'Ver mais formas de ajuda',
} as const;

export const missingCopy = {
  title: 'Esta página de ajuda não existe',
  text: 'O endereço pode ter mudado ou ter um erro de digitação. As outras perguntas continuam aqui.',
} as const;
