import type { Channel, ChannelKind } from '@alento/domain/reminder/channels';

/** Texts of notifications by e-mail and WhatsApp. */
export const channelsCopy = {
  title: 'Avisos por e-mail e WhatsApp',
  lead: 'Nada é enviado sem a sua escolha, e cada mensagem traz um jeito de parar. Nenhuma contém o que você escreveu.',
  loading: 'Carregando seus avisos',
  loadFailed: 'Não foi possível carregar seus avisos.',
  anonymous: {
    text: 'Sua conta é anônima, então não há para onde enviar. Para receber avisos, abra “Revisar Informações de Perfil”, desligue “Usar de forma anônima” e escreva um nome. Dá para voltar atrás quando quiser.',
    toProfile: 'Ir para o perfil',
  },
  /** Before the address. */
  support: 'Suporte pessoal, para contas com nome:',
  notOffered: 'Por enquanto não há avisos por aqui.',
  send: 'Enviar código',
  sending: 'Enviando...',
  replace: 'Trocar o endereço',
  cancel: 'Deixar como está',
  remove: 'Parar tudo e apagar o endereço',
  removed: 'Endereço apagado. Nada mais será enviado por aqui.',
  confirmed: 'Endereço confirmado. Agora escolha o que quer receber.',
  code: 'Código de 6 números',
  confirm: 'Confirmar',
  confirming: 'Confirmando...',
  sendAgain: 'Enviar outro código',
  otherAddress: 'Usar outro endereço',
  pending: (address: string, until: string): string => `Enviamos um código para ${address}. Ele vale até ${until}.`,
  attemptsLeft: (left: number): string => (left === 1 ? 'Resta 1 tentativa.' : `Restam ${left} tentativas.`),
  connected: 'Avisos vão para',
  kindsLegend: 'O que você quer receber',
  noneChosen: 'Nenhum aviso escolhido: nada é enviado.',
} as const;

type ChannelTexts = {
  title: string;
  label: string;
  hint: string;
  placeholder: string;
  /** What to look at if the code doesn't arrive. */
  missing: string;
};

export const channelTexts: Record<Channel, ChannelTexts> = {
  email: {
    title: 'E-mail',
    label: 'E-mail para avisos',
    hint: 'Fica cifrado na sua conta e serve só para os avisos que você escolher.',
    placeholder: 'voce@exemplo.com',
    missing: 'Não chegou? Olhe também o spam.',
  },
  whatsapp: {
    title: 'WhatsApp',
    label: 'Celular com WhatsApp',
    hint: 'O WhatsApp é um serviço da Meta, fora do Brasil. Ela fica sabendo que este número recebe avisos do Alento.',
    placeholder: '(99) 99999-9999',
    missing: 'Não chegou? Confira se o número tem WhatsApp.',
  },
};

export const kindTexts: Record<ChannelKind, { name: string; hint: string }> = {
  reminder: { name: 'Lembretes de registro', hint: 'Nos horários que você ligou nos lembretes.' },
  'weekly-content': { name: 'Leituras da semana', hint: 'No domingo, títulos da biblioteca, iguais para todo mundo.' },
  'plan-end': { name: 'Fim do plano', hint: 'Três dias antes, se o seu plano não se renova.' },
};

export const quietCopy = {
  name: 'Horas de silêncio',
  hint: 'Lembretes dessas horas não são enviados; os outros avisos esperam o fim delas.',
  from: 'Das',
  to: 'Até as',
  save: 'Salvar horas',
  saving: 'Salvando...',
  saved: 'Horas de silêncio salvas.',
  /** Times that are proposed, HH:MM. */
  proposed: { from: '22:00', to: '07:00' },
} as const;
