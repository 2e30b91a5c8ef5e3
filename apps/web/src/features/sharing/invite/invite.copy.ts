import type { ErrorCode } from '@alento/domain/errors/catalogue';

export type Over = Extract<ErrorCode, 'INVITE_NOT_FOUND' | 'INVITE_EXPIRED' | 'INVITE_USED' | 'INVITE_REVOKED'>;

export const inviteCopy = {
  /** Until it is known who invites. */
  waiting: 'Convite para profissionais',
  loading: 'Abrindo o convite',
  noScript: 'Para ver este convite, seu navegador precisa do JavaScript ligado.',
  title: (name: string): string => `${name} quer mostrar registros a você`,
  lead: 'Nada foi compartilhado ainda. Veja o que seria, antes de aceitar.',
  what: 'O que você veria',
  days: 'De que dias',
  until: 'Até quando',
  endsAt: (day: string): string => `Até ${day}.`,
  linkUntil: (day: string): string => `Este convite pode ser aceito até ${day}.`,
  know: 'Bom saber',
  points: (name: string): readonly string[] => [
    'Você só lê. Não altera nada, e não escreve nada à pessoa por aqui.',
    `${name} vê cada leitura sua, com dia e hora, e o nome, o CRP e a UF que você informar.`,
    `${name} pode encerrar a qualquer momento, e então você deixa de ver na hora.`,
    'Ninguém acompanha estes registros em tempo real, e o Alento não avisa você em uma crise.',
  ],
} as const;

export const acceptCopy = {
  title: 'Aceitar',
  as: 'Você aceita como',
  accept: 'Aceitar convite',
  acceptWith: 'Salvar e aceitar',
  accepting: 'Aceitando...',
  first: 'Falta só se apresentar. Isso fica guardado para os próximos convites.',
  guest:
    'Para aceitar, é preciso ter uma conta. Leva menos de dois minutos: e-mail e senha, depois nome, CRP e UF. Você volta a esta página.',
  create: 'Criar conta',
  signIn: 'Já tenho conta',
  own: 'Este convite é seu: é isto que o profissional vê. Envie o link a ele, ou cancele o convite em Compartilhar.',
  toSharing: 'Abrir Compartilhar',
  loading: 'Carregando seu cadastro profissional',
  unread: 'Não foi possível ver agora se você tem um cadastro profissional.',
  safeToRetry: 'Tente de novo: o convite só é aceito uma vez.',
} as const;

type OverText = { title: string; text: string };
const OVER: Readonly<Record<Over, OverText>> = {
  INVITE_EXPIRED: {
    title: 'Este convite venceu',
    text: 'Ninguém o aceitou a tempo, e nada foi compartilhado. Peça um link novo a quem enviou.',
  },
  INVITE_USED: {
    title: 'Este convite já foi usado',
    text: 'Cada link vale uma vez só. Se foi você que aceitou, o acesso está em Pacientes. Se não foi, avise quem enviou: a pessoa vê quem aceitou e pode encerrar.',
  },
  INVITE_REVOKED: {
    title: 'Este convite foi cancelado',
    text: 'Quem enviou cancelou o convite ou encerrou o acesso. Por este link não se vê mais nada. Se isso parece um engano, fale com a pessoa.',
  },
  INVITE_NOT_FOUND: {
    title: 'Este convite não existe',
    text: 'Confira se o link veio inteiro na mensagem. Se veio, peça um novo a quem enviou.',
  },
};

export const overCopy = {
  texts: OVER,
  acceptedTitle: 'Você já aceitou este convite',
  accepted: 'O acesso está aberto. Você também o encontra em Pacientes.',
  toPatient: 'Ver o que a pessoa mostra',
  patients: 'Abrir Pacientes',
  signIn: 'Entrar',
  professionals: 'Alento para profissionais',
} as const;
