import type { PlanId } from '@alento/domain/plan/plans';
import { REFUND_WINDOW_DAYS } from '@alento/domain/plan/quotas';

/** Texts of core §4 and §8 are verbatim: 'Processando...' and the alerts. */
export const plansCopy = {
  title: 'O plano grátis continua grátis',
  lead: 'Registrar, rever e pedir ajuda não custam nada, sem prazo para acabar. Os planos pagos acrescentam análises e conversas para quem quer ir mais fundo.',
  list: 'Planos',
  perMonth: 'por mês',
  forever: 'para sempre',
  priceLoading: 'Carregando preço...',
  priceMissing: 'Preço indisponível',
  failed: 'Não foi possível carregar os preços agora. O plano grátis vale do mesmo jeito.',
  current: 'Seu plano',
  currentUntil: (date: string): string => `Vale até ${date}.`,
  canceledUntil: (date: string): string => `Não se renova. O acesso continua até ${date}.`,
  isCurrent: 'É o seu plano hoje.',
  currentFailed: 'Não foi possível ler qual é o seu plano.',
  currentRetry: 'Ler de novo',
  included: 'Seu plano já inclui este.',
  processing: 'Processando...',
  choose: (name: string): string => `Quero o ${name}`,
  createFree: 'Criar conta grátis',
  goHome: 'Ir para o início',
  partial: 'Os prontuários ainda estão chegando. A comparação abaixo diz o que já existe.',
} as const;

/** One sentence per plan that describes for whom it is. */
export const planNotes: Record<PlanId, string> = {
  free: 'Para conhecer seus dias, no seu tempo.',
  essencial: 'Para entender o que se repete.',
  premium: 'Para quem quer todos os recursos, sem anúncios.',
};

/** A more expensive plan includes everything of the cheaper one (decision D9). */
export const planBesides: Record<PlanId, string | null> = {
  free: null,
  essencial: 'O que há no Grátis, e mais:',
  premium: 'O que há no Essencial, e mais:',
};

export const comparisonCopy = {
  title: 'O que já existe, e o que está chegando',
  lead: 'Preferimos dizer antes.',
  caption: 'O que cada plano oferece',
  feature: 'Recurso',
  today: 'Já existe',
  coming: 'Está chegando',
  yes: 'Sim',
  no: 'Não',
  unlimited: 'sem limite',
  records: 'Registros, notas e histórico',
  trend: 'Tendência e distribuição',
  help: 'Contatos de ajuda em crise',
  analysis: 'Análises completas',
  messages: 'Mensagens ao assistente por dia',
  insights: 'Insights da semana por mês',
  healthRecords: 'Prontuários por mês',
  recommendations: 'Dias com recomendações por mês',
  library: 'Biblioteca inteira',
  bookChat: 'Conversa com livros',
  ads: 'Anúncios',
} as const;

export const questionsCopy = {
  title: 'Antes de escolher',
  list: [
    {
      question: 'O plano grátis vai acabar?',
      answer:
        'Não. Ele não tem prazo e não pede cartão. Seus registros, notas e histórico continuam seus, com ou sem plano pago.',
    },
    {
      question: 'Posso pagar hoje?',
      answer:
        'Ainda não. O Alento não recebe pagamentos por enquanto: escolher um plano aqui não cobra nada. Se você ainda não entrou na conta, este aparelho anota a escolha para voltar a ela: vale por dez minutos e se apaga quando você entra.',
    },
    {
      question: 'Como vai ser para cancelar?',
      answer: `Quando houver pagamentos: até ${REFUND_WINDOW_DAYS} dias corridos da compra, a assinatura termina na hora e o valor volta por inteiro. Depois disso, ela não se renova e o acesso fica até o fim do período já pago. A tela vai dizer qual dos dois casos vale antes de você confirmar.`,
    },
    {
      question: 'E os meus registros, se eu cancelar?',
      answer: 'Ficam. Cancelar um plano não apaga sua conta nem nada do que você escreveu.',
    },
    {
      question: 'A ajuda em crise depende do plano?',
      answer:
        'Nunca. Os contatos de apoio aparecem em todos os planos, não contam em nenhum limite e nunca vêm com anúncio.',
    },
  ],
} as const;

export const checkoutCopy = {
  soonTitle: (name: string): string => `O ${name} chega em breve`,
  soon: 'O Alento ainda não recebe pagamentos. Nada foi cobrado, e sua escolha não fica guardada na sua conta.',
  priceNow: 'O preço de hoje',
  next: 'O que dá para fazer agora',
  nextList: [
    'Continuar no plano grátis, com registros ilimitados.',
    'Voltar a esta página quando quiser: os pagamentos serão abertos aqui.',
  ],
  goHome: 'Continuar no grátis',
  includedTitle: 'Você já tem este plano',
  included: (name: string): string =>
    `Sua conta está no ${name}, que já inclui o que você escolheu. Não há nada a pagar.`,
  close: 'Fechar',
} as const;

export const paymentCopy = {
  successTitle: 'Seu plano, assim que o pagamento for confirmado',
  successLead:
    'Se você acabou de assinar, o plano aparece no seu perfil quando o pagamento for confirmado. Pode levar alguns instantes. Por enquanto o Alento ainda não recebe pagamentos, então nenhuma cobrança parte daqui.',
  currentTitle: 'Seu plano agora',
  freeNote: 'Sem custo e sem prazo para acabar.',
  paidNote: 'Ativo na sua conta.',
  loading: 'Lendo o seu plano...',
  failed: 'Não foi possível ler o seu plano agora. Nada mudou na sua conta.',
  signInTitle: 'Entre para ver o seu plano',
  signInText: 'O plano fica ligado à conta. Entrando, você vê qual está valendo.',
  signIn: 'Entrar',
  profile: 'Ver meu perfil',
  home: 'Ir para o início',
  landing: 'Conhecer o Alento',
  cancelTitle: 'Nada foi cobrado',
  cancelLead: 'O pagamento não foi adiante, e está tudo bem. Seu plano e seus registros continuam como estavam.',
  backToPlans: 'Voltar aos planos',
} as const;
