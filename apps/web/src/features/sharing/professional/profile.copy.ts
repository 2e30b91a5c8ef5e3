import { LISTING_CONTACT_MAX } from '@alento/domain/sharing/limits';

export const profileCopy = {
  title: 'Cadastro profissional',
  lead: 'Com ele, você aceita convites de quem quer mostrar registros a você. Seu diário, se você usa um, continua só seu.',
  loading: 'Carregando seu cadastro profissional',
  failed: 'Não foi possível ler seu cadastro agora. Ele continua guardado; tente de novo.',
  identity: 'Quem você é',
  listing: 'Lista de profissionais',
  listed: 'Aparecer em “Onde buscar ajuda”',
  listedHint: 'Quem abre a página vê nome, CRP, UF, como você atende, o texto e o contato. Nada mais.',
  unlisted: 'Fora da lista, só quem convida você vê seu nome, seu CRP e sua UF.',
  hidden:
    'Seu cadastro está fora da lista por decisão de quem opera esta instalação. Para saber por quê, escreva para o contato da Política de Privacidade.',
  kinds: 'Como você atende',
  text: 'Sobre seu atendimento',
  textHint: 'Opcional. Aparece como você escrever.',
  contact: 'Contato',
  contactHint: 'Telefone, e-mail ou site. Aparece como você escrever.',
  contactInvalid: `Escreva o contato em uma linha, com até ${LISTING_CONTACT_MAX} caracteres.`,
  tooLong: 'Encurte o texto para salvar.',
  save: 'Salvar',
  saving: 'Salvando...',
  saved: 'Cadastro salvo.',
  textStays: 'O que você escreveu continua aqui.',
  patients: 'Abrir Pacientes',
} as const;

export const leaveCopy = {
  title: 'Deixar de ser profissional aqui',
  text: 'Todos os acessos que você aceitou terminam na hora, e seu cadastro sai da lista. Sua conta e seu diário continuam.',
  open: 'Excluir cadastro profissional',
  confirmTitle: 'Excluir o cadastro profissional?',
  confirm: 'Excluir cadastro',
  left: 'Cadastro profissional excluído. Os acessos terminaram.',
  nothingChanged: 'Nada mudou, até onde se sabe. Tente de novo.',
} as const;

export const profileItemCopy = {
  title: 'Cadastro profissional',
  lead: (name: string): string => `Você aceita convites como ${name}.`,
  patients: 'Pacientes',
} as const;
