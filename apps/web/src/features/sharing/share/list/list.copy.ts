import type { ShareStatus } from '@alento/domain/sharing/share';

const STATUS: Readonly<Record<ShareStatus, string>> = {
  open: 'Convite aberto',
  unused: 'Ninguém aceitou a tempo',
  active: 'Ativo',
  // The professional may have left as well, which ends a share too.
  revoked: 'Encerrado',
  ended: 'Terminou',
};

export const listCopy = {
  now: 'O que está compartilhado',
  before: 'O que já terminou',
  loading: 'Carregando o que você compartilhou',
  failed: 'Não foi possível ver agora o que está compartilhado. Nada mudou.',
  emptyTitle: 'Nada compartilhado agora',
  emptyText: 'Um convite aparece aqui assim que você o cria, e quem o aceitou também.',
  status: STATUS,
  nobody: 'Ninguém ainda',
  nobodyBefore: 'Ninguém aceitou',
  what: 'O que',
  days: 'De que dias',
  name: 'Você aparece como',
  until: 'Até quando',
  linkUntil: (day: string): string => `O link pode ser aceito até ${day}, uma vez só.`,
  withoutItem9:
    'A resposta à pergunta 9 do PHQ-9 não é mostrada. Para mostrar, faça um convite em que ela esteja marcada.',
  last: 'Última leitura',
  never: 'Ainda não leu nada',
  revoke: 'Encerrar acesso',
  revokeOf: (who: string): string => `Encerrar acesso de ${who}`,
  cancel: 'Cancelar convite',
  revoking: 'Encerrando...',
  revoked: (who: string): string =>
    `Encerrado. ${who} não vê mais nada. Arquivos que já foram baixados ficam com quem baixou.`,
  somebody: 'Quem tinha acesso',
  cancelled: 'Convite cancelado. O link não vale mais.',
  notRevoked: 'Não deu para encerrar.',
  stillOpen: 'Pode ser que o acesso continue aberto. Tente de novo.',
  again: 'Compartilhar de novo',
} as const;

export const linkCopy = {
  label: 'Link do convite',
  copy: 'Copiar link',
  /** Specified verbatim. */
  copied: 'Link copiado para área de transferência!',
  byHand: 'Não deu para copiar. Selecione o link e copie.',
  send: 'Enviar',
  whatsapp: 'WhatsApp',
  newTab: '(abre em outra aba)',
  title: 'Convite do Alento',
} as const;
