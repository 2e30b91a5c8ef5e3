import type { PLAN_LINES, PLAN_PEOPLE } from '@alento/domain/safety/safety-plan';
import { PLAN_TITLES } from '../../../ui/safety-plan/plan-titles.copy.ts';

export type PartName = (typeof PLAN_LINES)[number] | (typeof PLAN_PEOPLE)[number];

type PartCopy = { title: string; about: string; add: string; label: string; example: string };

/** Texts of the seven parts, in everyday language. Examples are only used as placeholders. */
export const partCopy = {
  warningSigns: {
    title: PLAN_TITLES.warningSigns,
    about: 'O que costuma mostrar que um momento difícil está chegando: pensamentos, sensações, situações.',
    add: 'Adicionar um sinal',
    label: 'Um sinal',
    example: 'Por exemplo: paro de responder mensagens',
  },
  whatHelps: {
    title: PLAN_TITLES.whatHelps,
    about: 'O que você pode fazer sem depender de ninguém, para aliviar ou deixar o tempo passar.',
    add: 'Adicionar o que ajuda',
    label: 'O que ajuda',
    example: 'Por exemplo: banho morno ouvindo música',
  },
  reasons: {
    title: PLAN_TITLES.reasons,
    about: 'O que importa para você, grande ou pequeno.',
    add: 'Adicionar um motivo',
    label: 'Um motivo',
    example: 'Por exemplo: ver minha sobrinha crescer',
  },
  places: {
    title: PLAN_TITLES.places,
    about: 'Aonde ir e com quem estar para tirar a cabeça disso, mesmo sem falar do assunto.',
    add: 'Adicionar um lugar ou companhia',
    label: 'Um lugar ou companhia',
    example: 'Por exemplo: a praça perto de casa, com o Beto',
  },
  people: {
    title: PLAN_TITLES.people,
    about: 'Quem você pode chamar e dizer que não está bem.',
    add: 'Adicionar uma pessoa',
    label: 'Nome',
    example: 'Por exemplo: minha tia Lúcia',
  },
  professionals: {
    title: PLAN_TITLES.professionals,
    about: 'Quem cuida de você, e lugares que atendem perto de casa.',
    add: 'Adicionar um contato',
    label: 'Nome',
    example: 'Por exemplo: CAPS do meu bairro',
  },
  safeSpace: {
    title: PLAN_TITLES.safeSpace,
    about: 'O que combinar para que, no momento difícil, o que é perigoso fique longe.',
    add: 'Adicionar um combinado',
    label: 'Um combinado',
    example: 'Por exemplo: pedir que minha irmã guarde por mim',
  },
} as const satisfies Record<PartName, PartCopy>;

export const planCopy = {
  title: 'Meu plano de segurança',
  lead: 'Escrito por você, em um dia mais calmo, para ter à mão quando ficar difícil.',
  loading: 'Carregando seu plano',
  failed: 'Não conseguimos abrir seu plano agora. Nada foi perdido.',
  emptyTitle: 'Comece por uma parte só',
  empty:
    'Um plano de segurança é uma lista curta do que perceber, do que ajuda e de quem chamar quando a crise vier. O resto pode ficar para outro dia.',
  begin: 'Começar pelo que me ajuda',
  beginElse: 'Ver as sete partes',
  print: 'Imprimir',
  keeping:
    'Seu plano é guardado com criptografia e também neste aparelho, para abrir sem internet enquanto sua conta estiver aberta aqui. Sair da conta apaga a cópia daqui.',
  endTitle: 'Se o plano não bastar',
  endText: 'Dá para ligar a qualquer hora, mesmo sem saber por onde começar.',
  endLink: 'Ver toda a ajuda',
} as const;

export const itemCopy = {
  phone: 'Telefone',
  phoneExample: '(11) 91234-5678',
  done: 'Pronto',
  remove: 'Remover',
  removed: 'Removido do plano.',
  up: 'Mover para cima',
  down: 'Mover para baixo',
  edit: (name: string): string => `Editar: ${name}`,
  moved: (place: number, total: number): string => `Agora é o item ${place} de ${total}.`,
  full: (max: number): string => `Esta parte chegou a ${max} itens, o limite.`,
  lineMissing: 'Escreva algo, ou remova este item.',
  nameMissing: 'Escreva um nome, ou remova este item.',
  tooLong: 'Passou do limite de caracteres.',
  phoneInvalid: 'Confira o número: só algarismos, com DDD.',
  phoneWithoutNine: 'Parece faltar o 9 no começo do celular, depois do DDD.',
} as const;

export const syncCopy = {
  saved: 'Salvo',
  sending: 'Salvando',
  offline: 'Sem conexão: guardado neste aparelho. Enviamos quando a rede voltar.',
  notSent: 'Guardado neste aparelho. Ainda não conseguimos enviar.',
  refused: 'Guardado só neste aparelho.',
  retry: 'Tentar de novo',
} as const;

export const conflictCopy = {
  intro: 'Nada foi perdido: as duas versões estão aqui.',
  onlyHere: 'Só aqui',
  onlyThere: 'Só lá',
  order: 'As duas têm os mesmos itens, em outra ordem.',
  merge: 'Juntar as duas',
  mergeFull: 'Juntas, passariam do limite de itens de uma parte. Remova alguns aqui para poder juntar.',
  keepHere: 'Ficar com a deste aparelho',
  keepThere: 'Ficar com a do outro',
} as const;

export const sheetCopy = {
  changed: (date: string): string => `Atualizado em ${date}`,
  always: 'A qualquer hora, de graça',
  cvv: 'CVV: ligue 188',
  samu: 'SAMU: ligue 192',
} as const;
