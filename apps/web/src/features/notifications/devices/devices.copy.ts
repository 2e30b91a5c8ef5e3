import type { TestOutcome } from './devices.queries.ts';

export const devicesCopy = {
  title: 'Aparelhos',
  lead: 'Onde suas notificações chegam. Sair da conta num aparelho também o tira desta lista.',
  loading: 'Carregando aparelhos',
  emptyTitle: 'Nenhum aparelho por enquanto',
  emptyText: 'Quando você ativar as notificações em um aparelho, ele aparece aqui.',
  current: 'Este aparelho',
  seenAt: (when: string): string => `Visto em ${when}`,
  remove: 'Remover',
  removeOf: (name: string): string => `Remover ${name}`,
  confirmTitle: 'Remover este aparelho da lista?',
  confirmText: (name: string): string =>
    `As notificações deixam de chegar em “${name}”. Seus horários e registros ficam como estão.`,
  removed: 'Aparelho removido. As notificações não chegam mais nele.',
} as const;

export const testCopy = {
  send: 'Enviar um teste',
  outcomes: {
    accepted:
      'Enviada. Deve aparecer em alguns segundos. Se não aparecer, veja se o aparelho está em modo silencioso ou “Não perturbe”.',
    gone: 'O endereço de notificações deste aparelho não vale mais. Toque em “Registrar” para receber de novo.',
    later: 'O serviço de notificações do aparelho não pôde recebê-la agora. Tente de novo daqui a alguns minutos.',
    refused:
      'O serviço de notificações do aparelho recusou o teste. Se acontecer de novo, remova este aparelho da lista e ative outra vez.',
  } satisfies Record<TestOutcome, string>,
} as const;
