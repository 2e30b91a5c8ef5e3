import type { PlanId } from '@alento/domain/plan/plans';
import { REFUND_WINDOW_DAYS } from '@alento/domain/plan/quotas';

/** For whom a plan is, and whether it has ads: that feature is in the fold. */
export const planNotes: Record<PlanId, string> = {
  free: 'Para conhecer seus dias, no seu tempo. Com anúncios.',
  essencial: 'Para entender o que se repete. Com anúncios.',
  premium: 'Para quem quer todos os recursos, sem anúncios.',
};

/** A more expensive plan includes everything of the cheaper one. */
export const planBesides: Record<PlanId, string | null> = {
  free: null,
  essencial: 'O que há no Grátis, e mais:',
  premium: 'O que há no Essencial, e mais:',
};

/** The name of the fold with a plan's other features. */
export const restOf = (name: string): string => `O que mais há no ${name}`;

export const comparisonCopy = {
  title: 'O que há em cada plano',
  lead: 'Tudo o que está na tabela já existe.',
  caption: 'O que cada plano oferece',
  feature: 'Recurso',
  yes: 'Sim',
  no: 'Não',
  unlimited: 'sem limite',
  records: 'Registros, notas e histórico',
  trend: 'Faixa da média e distribuição',
  help: 'Contatos de ajuda em crise',
  analysis: 'Análises completas',
  messages: 'Mensagens ao assistente por dia',
  insights: 'Insights da semana por mês',
  attachments: 'Fotos e notas de voz por mês',
  healthRecords: 'Prontuários por mês',
  recommendations: 'Dias com recomendações por mês',
  library: 'Biblioteca inteira',
  bookChat: 'Conversa com livros',
  ads: 'Anúncios',
  adsOf: { free: 'com', essencial: 'com', premium: 'sem' },
} as const;

export const questionsCopy = {
  title: 'Antes de escolher',
  free: {
    question: 'O plano grátis vai acabar?',
    answer:
      'Não. Ele não tem prazo e não pede cartão. Seus registros, notas e histórico continuam seus, com ou sem plano pago.',
  },
  pay: {
    question: 'Posso pagar hoje?',
    card: 'Sim, com cartão. A cobrança se repete todo mês até você parar.',
    cardAndPix:
      'Sim, com cartão ou Pix. No cartão, a cobrança se repete todo mês até você parar. Por Pix, você paga uma vez pelo período que escolher, e ele não se renova.',
    page: 'Você paga na página da Stripe: o Alento não vê os dados do seu cartão. Se você ainda não entrou na conta, este aparelho guarda a escolha por dez minutos e leva você ao pagamento depois de entrar.',
    off: 'Não. Esta instalação não recebe pagamentos. O plano grátis vale do mesmo jeito.',
  },
  cancel: {
    question: 'Como cancelar?',
    answer: `Nesta página ou no Perfil, em poucos toques. Até ${REFUND_WINDOW_DAYS} dias corridos da compra, o valor volta por inteiro e o acesso termina na hora. Depois disso, a assinatura deixa de se renovar e o acesso fica até o fim do período já pago. A tela diz qual dos dois casos vale, com data e valor, antes de você confirmar.`,
  },
  change: {
    question: 'Posso trocar de plano?',
    answer:
      'Sim. Do Essencial para o Premium, a troca vale na hora e você paga só a diferença do período. Do Premium para o Essencial, ela vale a partir da próxima cobrança. De um plano pago por Pix para outro, os dias que restam não são descontados.',
  },
  records: {
    question: 'E os meus registros, se eu cancelar?',
    answer: 'Ficam. Cancelar um plano não apaga sua conta nem nada do que você escreveu.',
  },
  help: {
    question: 'A ajuda em crise depende do plano?',
    answer:
      'Nunca. Os contatos de apoio aparecem em todos os planos, não contam em nenhum limite e nunca vêm com anúncio.',
  },
} as const;
