import { PLAN_NAMES } from '@alento/domain/plan/plans';

export const saveCopy = {
  save: 'Salvar',
  saved: 'Salvo',
  failed: 'Não conseguimos guardar agora. Tente de novo em instantes.',
  promptTitle: 'Para marcar o que você quer guardar',
  promptText:
    'Com uma conta, o que você salva fica cifrado, aparece em Artigos em qualquer aparelho, e o texto abre sem internet.',
  enter: 'Entrar',
  create: 'Criar conta grátis',
} as const;

export const shareCopy = {
  share: 'Compartilhar',
  /** Specified verbatim. */
  copied: 'Link copiado para área de transferência!',
  byHand: 'Selecione e copie o link:',
} as const;

export const referencesCopy = {
  title: 'Fontes',
  lead: 'De onde vem o que está escrito aqui, e o que foi possível conferir.',
  verified: 'Como conferimos:',
} as const;

/** Where a piece is included, by the plan that it requires. */
export const onPlans = {
  basic: `no plano ${PLAN_NAMES.free}`,
  essential: `nos planos ${PLAN_NAMES.essencial} e ${PLAN_NAMES.premium}`,
  premium: `no plano ${PLAN_NAMES.premium}`,
} as const;

const whole = { article: 'O texto inteiro está', podcast: 'Este podcast está', book: 'O livro inteiro está' } as const;

export const lockedCopy = {
  title: (kind: keyof typeof whole, plan: keyof typeof onPlans): string => `${whole[kind]} ${onPlans[plan]}`,
  text: 'Acima está o resumo, que é aberto a todos. Boa parte da biblioteca é grátis e não pede conta.',
  plans: 'Ver os planos',
  create: 'Criar conta grátis',
  free: 'Ver o que é grátis',
} as const;

export const listenCopy = {
  play: 'Ouvir',
  pause: 'Pausar',
  named: (verb: string, title: string): string => `${verb}: ${title}`,
  file: 'Ouvir em um arquivo de áudio (MP3)',
} as const;
