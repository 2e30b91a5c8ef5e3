import type { ExportImport, ExportPlan, ExportSummary } from '@alento/contract/my-data/export-document';
import type { ConsentPurpose } from '@alento/domain/consent/purposes';
import type { ContentKind } from '@alento/domain/content/kinds';
import type { EntrySource } from '@alento/domain/mood-entry/entry-source';
import type { OfferPeriod, PaymentMethod } from '@alento/domain/payment/offer';
import type { SafetyPlanContent } from '@alento/domain/safety/safety-plan';
import type { Instrument, Severity } from '@alento/domain/screening/instruments';
import { SEVERITY_LABELS } from '@alento/domain/screening/instruments';
import type { SharedPart } from '@alento/domain/sharing/parts';

/** Who wrote a text of the assistant: this server, or an external service. */
type Writer = NonNullable<ExportSummary['writtenBy']>;
/** `granted` for a plan that was not bought here. */
type PlanState = NonNullable<ExportPlan['status']> | 'granted';

const number = new Intl.NumberFormat('pt-BR');
const decimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('pt-BR', { style: 'percent' });

const counted = (count: number, one: string, many: string): string =>
  `${number.format(count)} ${count === 1 ? one : many}`;

export const pageCopy = {
  product: 'Alento',
  documentTitle: 'Seu diário no Alento',
  title: 'Seu diário',
  lead: 'Tudo o que você guardou no Alento, em uma página que abre sem internet.',
  madeAt: (date: string, zone: string): string => `Feito em ${date} (${zone}).`,
  warning: 'Este arquivo abre sem senha. Guarde onde só você alcance.',
  warningLink: 'Como guardar com segurança',
  account: 'Sua conta',
  name: 'Nome',
  anonymous: 'Conta anônima, sem nome',
  accountSince: 'Desde',
  plan: 'Plano',
  contactEmail: 'E-mail de contato',
  recoveryEmail: 'E-mail de recuperação',
  contents: 'Nesta página',
  backToContents: 'Voltar à lista',
  printNote: 'Neste navegador, só é impresso o que estiver aberto na tela. Abra antes o que quiser no papel.',
  number: (count: number): string => number.format(count),
} as const;

type SectionCopy = { title: string; empty: string; lead?: string };

/** Texts of the page's sections, in the page's order. */
export const sectionCopy = {
  diario: {
    title: 'Diário',
    lead: 'Os horários são os do lugar onde você estava. A barra de cada mês mostra a média: quanto mais cheia, melhor o humor.',
    empty: 'Você ainda não fez registros. Quando fizer, eles aparecem aqui, mês a mês.',
  },
  marcadores: { title: 'Marcadores', empty: 'Você não tem marcadores.' },
  rastreios: {
    title: 'Rastreios',
    lead: 'São rastreios, não diagnósticos: mostram sinais das duas semanas antes de cada resposta.',
    empty: 'Você não respondeu a questionários.',
  },
  remedios: {
    title: 'Diário de remédios',
    lead: 'Como você escreveu. Dúvidas sobre efeito, dose ou mudança são com quem receitou.',
    empty: 'Você não usou o diário de remédios.',
  },
  resumos: { title: 'Resumos da semana', empty: 'Você não pediu resumos da semana.' },
  prontuarios: { title: 'Prontuários', empty: 'Você não fez prontuários.' },
  convites: { title: 'O que você compartilhou', empty: 'Você não convidou profissionais.' },
  recomendacoes: { title: 'Recomendações do dia', empty: 'Ainda não houve recomendações para você.' },
  conversas: { title: 'Conversas com o assistente', empty: 'Você não conversou com o assistente.' },
  perfil: { title: 'O que você contou', empty: 'Você não contou nada sobre você.' },
  plano: {
    title: 'Meu plano de segurança',
    lead: 'Escrito por você, para ter à mão quando ficar difícil.',
    empty: 'Você não escreveu um plano de segurança.',
  },
  passos: {
    title: 'Pequenos passos',
    lead: 'O que você escolheu fazer em alguns dias da semana, e os dias dos últimos meses em que fez.',
    empty: 'Você não escolheu pequenos passos.',
  },
  leituras: { title: 'Leituras', empty: 'Você não abriu nem salvou nada da biblioteca.' },
  permissoes: { title: 'Permissões', empty: 'Nenhuma permissão foi dada. O que depende delas ficou desligado.' },
  termos: { title: 'Termos aceitos', empty: 'Não há termos aceitos.' },
  pagamentos: { title: 'Plano e pagamentos', empty: 'Você usa o plano grátis e não fez pagamentos.' },
  aparelhos: { title: 'Aparelhos com acesso', empty: 'Nenhum aparelho estava com a conta aberta.' },
  importacoes: { title: 'Importações', empty: 'Você não trouxe registros de outro lugar.' },
} as const satisfies Record<string, SectionCopy>;

export type SectionId = keyof typeof sectionCopy;

const sources: Readonly<Record<EntrySource, string | null>> = {
  app: null,
  past: null,
  popup: 'Registro rápido',
  import: 'Importado',
  notification: 'Pela notificação',
  voice: 'Por voz',
  daylio: 'Do Daylio',
  pixels: 'Do Pixels',
};

export const diaryCopy = {
  noHour: 'sem hora',
  span: (entries: number, from: string, to: string): string =>
    `${counted(entries, 'registro', 'registros')}, ${from === to ? `em ${from}` : `de ${from} a ${to}`}.`,
  figures: (entries: number, days: number): string =>
    `${counted(entries, 'registro', 'registros')} em ${counted(days, 'dia', 'dias')}`,
  average: (average: number, label: string): string => `Média ${decimal.format(average)} de 5: ${label}`,
  sources,
  tags: 'Marcadores',
  analysis: 'Comentário de uma IA externa. Não é diagnóstico.',
} as const;

const screeningTitles: Readonly<Record<Instrument, string>> = {
  'PHQ-9': 'Sintomas de depressão (PHQ-9)',
  'GAD-7': 'Sintomas de ansiedade (GAD-7)',
};

export const screeningCopy = {
  titles: screeningTitles,
  result: (date: string, score: number, max: number, severity: Severity): string =>
    `${date}: ${score} de ${max} pontos, sintomas ${SEVERITY_LABELS[severity]}.`,
} as const;

export const medicationCopy = {
  times: (times: readonly string[]): string =>
    times.length === 0 ? 'Quando precisa.' : `Horários: ${times.join(', ')}.`,
  span: (since: string, endedOn: string | null): string =>
    endedOn === null ? `No diário desde ${since}.` : `No diário de ${since} até antes de ${endedOn}.`,
  noted: (taken: number, skipped: number): string =>
    `Você anotou ${counted(taken, 'dose tomada', 'doses tomadas')} e ${counted(skipped, 'pulada', 'puladas')}.`,
} as const;

export const writerCopy: Readonly<Record<Writer, string>> = {
  local: 'Escrito pelo assistente do Alento',
  external: 'Escrito por uma IA externa',
};

export const sharedPartLabels = {
  moods: 'humores',
  notes: 'notas',
  screenings: 'PHQ-9 e GAD-7',
  'self-harm-answer': 'item 9 do PHQ-9',
  records: 'prontuários',
  medication: 'tratamento e medicação',
  'safety-plan': 'plano de segurança',
} as const satisfies Record<SharedPart, string>;

export const shareCopy = {
  nobody: 'Ninguém aceitou',
  what: (parts: string, start: string, end: string): string => `Partes: ${parts}. De ${start} a ${end}.`,
  as: 'Nome que o profissional viu:',
  times: (created: string, ends: string): string => `Convite de ${created}, com acesso até ${ends}.`,
  unread: 'Nenhuma leitura.',
  read: (at: string): string => `Última leitura: ${at}.`,
} as const;

export const recordCopy = {
  period: (start: string, end: string): string => `De ${start} a ${end}`,
  name: 'Nome no documento:',
  createdOn: (date: string): string => `Feito em ${date}, a partir dos seus registros.`,
} as const;

export const summaryCopy = {
  week: (from: string, to: string): string => `${from} a ${to}`,
  createdOn: (writer: string, date: string): string => `${writer}, em ${date}. Não é diagnóstico.`,
} as const;

export const chatCopy = {
  messages: (count: number): string => counted(count, 'mensagem', 'mensagens'),
  aboutBook: (title: string): string => `Sobre o livro ${title}`,
  you: 'Você',
  assistant: { local: 'Assistente', external: 'Assistente (IA externa)' } satisfies Record<Writer, string>,
  noReply: 'Esta resposta não chegou.',
} as const;

const kinds: Readonly<Record<ContentKind, string>> = { article: 'Artigo', podcast: 'Podcast', book: 'Livro' };

export const readingCopy = {
  kinds,
  saved: 'Salvos',
  read: 'Abertos',
  share: (share: number): string => (share >= 1 ? 'até o fim' : `${percent.format(share)} lido`),
  last: (date: string): string => `última vez em ${date}`,
  days: (count: number): string => counted(count, 'dia', 'dias'),
} as const;

const planParts: Readonly<Record<Exclude<keyof SafetyPlanContent, 'readableContacts'>, string>> = {
  warningSigns: 'Sinais de alerta',
  whatHelps: 'O que me ajuda quando estou só',
  reasons: 'Motivos para viver',
  places: 'Lugares e companhias que distraem',
  people: 'Pessoas para ligar',
  professionals: 'Profissionais e serviços',
  safeSpace: 'Deixar o ambiente mais seguro',
};

export const stepCopy = {
  wish: (times: number): string =>
    times === 7 ? 'Todos os dias' : counted(times, 'vez por semana', 'vezes por semana'),
  done: (dates: readonly string[]): string => (dates.length === 0 ? 'Nenhum dia marcado.' : dates.join(', ')),
} as const;

export const safetyCopy = { parts: planParts } as const;

const purposes: Readonly<Record<ConsentPurpose, string>> = {
  'external-ai': 'Respostas de uma IA externa',
  'external-voice': 'Conversa por voz com um serviço externo',
  'ad-network': 'Anúncios de uma rede externa na biblioteca',
};

export const consentCopy = {
  purposes,
  granted: (date: string): string => `Permitido em ${date}`,
  revoked: (date: string): string => `Retirado em ${date}`,
  inForce: 'Em vigor',
  version: (date: string): string => `texto de ${date}`,
} as const;

export const acceptanceCopy = {
  accepted: (version: string, date: string): string => `Versão de ${version}, aceita em ${date}`,
} as const;

const planStates: Readonly<Record<PlanState, string>> = {
  granted: 'Concedido',
  active: 'Ativo',
  past_due: 'Com cobrança em aberto',
  canceled: 'Cancelado',
  ended: 'Encerrado',
};
const methods: Readonly<Record<PaymentMethod, string>> = { card: 'no cartão', pix: 'por Pix' };
const periods: Readonly<Record<OfferPeriod, string>> = {
  month: 'por mês',
  '30d': 'por 30 dias',
  '12m': 'por 12 meses',
};

export const paymentCopy = {
  plans: 'Planos',
  payments: 'Pagamentos',
  span: (state: PlanState, since: string, until: string | null): string =>
    `${planStates[state]}. ${until === null ? `Desde ${since}` : `De ${since} a ${until}`}.`,
  price: (price: string, period: OfferPeriod | null, method: PaymentMethod | null): string =>
    [price, period && periods[period], method && methods[method]].filter(Boolean).join(' '),
  paid: (date: string): string => `Pago em ${date}.`,
  refunded: (amount: string, date: string | null): string =>
    date === null ? `${amount} devolvidos.` : `${amount} devolvidos em ${date}.`,
} as const;

export const sessionCopy = {
  unknown: 'Aparelho sem nome',
  times: (since: string, last: string): string => `Entrou em ${since}. Último uso em ${last}.`,
} as const;

const importSources: Readonly<Record<ExportImport['source'], string>> = {
  daylio: 'Daylio',
  pixels: 'Pixels',
  alento: 'Alento',
};

export const importCopy = {
  sources: importSources,
  importedOn: (entries: number, date: string): string => `${counted(entries, 'registro', 'registros')}, em ${date}`,
} as const;

export const aboutCopy = {
  id: 'sobre',
  title: 'Sobre este arquivo',
  what: 'Esta página é sua cópia para ler e imprimir. Ela não carrega nada da internet e não envia nada a ninguém.',
  safe: 'Ela não é criptografada: quem abrir o arquivo lê tudo. Evite deixá-la em aparelhos compartilhados, em grupos ou em anexos de email. Se usar um computador de outra pessoa, apague a cópia depois, também da lixeira.',
  others:
    'No mesmo arquivo ZIP estão o diario.json, completo, uma planilha com os registros e outra com as doses anotadas.',
  again: 'O diario.json pode ser importado de volta no Alento, nesta ou em outra conta, e o diário volta igual.',
  helpTitle: 'Se estiver difícil agora',
  help: 'O CVV atende pelo 188, a qualquer hora, de graça e em sigilo. Em emergência, ligue para o SAMU: 192.',
} as const;
