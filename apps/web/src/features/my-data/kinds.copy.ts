import type { DataKind } from '@alento/domain/my-data/kinds';
import { counted } from '../../lib/count-text.ts';

/** Names of the kinds of data: for one, and for several. */
const KINDS: Readonly<Record<DataKind, readonly [one: string, many: string]>> = {
  entries: ['registro de humor', 'registros de humor'],
  attachments: ['foto ou nota de voz', 'fotos e notas de voz'],
  tags: ['marcador', 'marcadores'],
  screenings: ['avaliação', 'avaliações'],
  medications: ['remédio do diário', 'remédios do diário'],
  summaries: ['resumo da semana', 'resumos da semana'],
  healthRecords: ['prontuário', 'prontuários'],
  shares: ['convite a profissional', 'convites a profissionais'],
  professionalProfiles: ['cadastro profissional', 'cadastros profissionais'],
  conversations: ['conversa com o assistente', 'conversas com o assistente'],
  messages: ['mensagem das conversas', 'mensagens das conversas'],
  recommendations: ['recomendação', 'recomendações'],
  answers: ['resposta do seu perfil', 'respostas do seu perfil'],
  safetyPlans: ['plano de segurança', 'planos de segurança'],
  smallSteps: ['pequeno passo', 'pequenos passos'],
  readings: ['leitura na biblioteca', 'leituras na biblioteca'],
  reminders: ['lembrete ligado', 'lembretes ligados'],
  notificationChannels: ['canal de avisos', 'canais de avisos'],
  plans: ['plano do Alento', 'planos do Alento'],
  payments: ['pagamento', 'pagamentos'],
  consents: ['permissão', 'permissões'],
  legalAcceptances: ['documento aceito', 'documentos aceitos'],
  sessions: ['sessão aberta', 'sessões abertas'],
  pushDevices: ['aparelho com notificações', 'aparelhos com notificações'],
  secondFactors: ['verificação em duas etapas', 'verificações em duas etapas'],
  exports: ['cópia pedida', 'cópias pedidas'],
  imports: ['diário trazido', 'diários trazidos'],
};

/** The name of a kind of data, for several of it. */
export const kindName = (kind: DataKind): string => KINDS[kind][1];

/** A kind of data with its count, as "1.204 registros de humor". */
export const kindCount = (kind: DataKind, count: number): string => counted(count, ...KINDS[kind]);
