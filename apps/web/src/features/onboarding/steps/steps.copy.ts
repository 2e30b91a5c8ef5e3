export const personalInfoCopy = {
  title: 'Como você quer aparecer aqui?',
  why: 'Você não precisa dizer quem é. Um nome fica só na sua conta, e dá para mudar depois.',
  anonymous: 'Usar de forma anônima',
  anonymousHint: 'Sem nome e sem telefone',
  name: 'Nome',
  phone: 'Telefone (opcional)',
  phonePlaceholder: '(99) 99999-9999',
  noPhone: 'Sem telefone',
  edit: 'Alterar',
  confirmTitle: 'Voltar ao modo anônimo?',
  confirmText: 'Seu nome e seu telefone serão apagados da sua conta.',
  /** Specified verbatim. */
  confirm: 'Entendi',
  cancel: 'Cancelar',
} as const;

/** What the product promises a person who isn't anonymous. */
export const namedPromiseCopy = {
  lead: 'Com seu nome, você também pode ter:',
  whatsapp: 'notificações por WhatsApp',
  always: ['recomendações personalizadas', 'conteúdo por e-mail', 'lembretes'],
  support: (address: string): string => `suporte pessoal, por ${address}`,
  chosen: 'Nada é enviado antes de você escolher, em Notificações.',
} as const;

export const recoveryEmailCopy = {
  title: 'E se um dia a senha escapar?',
  why: 'Com um e-mail de recuperação, você recebe nele um link para criar outra. Guardamos cifrado, e só o usamos para isso e para avisar de mudanças no acesso à conta.',
  email: 'E-mail de recuperação',
  optOut: 'Não quero informar um e-mail de recuperação',
  without:
    'Tudo bem. Sem ele, se você esquecer a senha, o link só pode ir para o e-mail com que você entra. Se mudar de ideia, é em Perfil.',
  /** @param address the unconfirmed address */
  waits: (address: string): string => `Falta abrir o link que enviamos para ${address}. Só então ele passa a valer.`,
  confirm: (address: string): string =>
    `Vamos enviar um link para ${address}. O e-mail só passa a valer quando você abrir esse link.`,
  confirmRemoval: 'Seu e-mail de recuperação sai da sua conta. O endereço removido é avisado.',
  sendLink: 'Enviar link',
  linkSent: (address: string): string => `Link enviado para ${address}. Abra-o para confirmar.`,
  warningTitle: 'Seu e-mail de recuperação será removido',
  warning: (address: string): string =>
    `Ao continuar, ${address} sai da sua conta. Sem ele, se você esquecer a senha, o link só pode ir para o e-mail com que você entra.`,
} as const;

export const demographicsCopy = {
  title: 'Um pouco sobre você',
  why: 'A idade e o lugar dizem que serviços de apoio mostrar primeiro. Responda só o que quiser.',
  age: 'Idade',
  location: 'Cidade ou estado',
  ageRange: 'Faixa de idade',
  region: 'Região do Brasil',
  gender: 'Qual é o seu gênero? (opcional)',
} as const;

export const motivationCopy = {
  title: 'O que traz você ao Alento?',
  why: 'Marque quantos fizerem sentido. Mais adiante, ajuda a lembrar por que você começou.',
  goals: 'Motivos',
  more: 'Quer contar mais alguma coisa?',
  other: 'Qual é esse outro motivo?',
  additionalInfo: 'Com as suas palavras (opcional)',
} as const;

export const currentMoodCopy = {
  title: 'Como você está agora?',
  why: 'Sua resposta vira um registro no seu diário de humor. Não existe resposta certa.',
  mood: 'Como você está agora',
  note: 'Quer contar um pouco? (opcional)',
} as const;

export const depressionCopy = {
  title: 'Como foram suas últimas duas semanas?',
  why: 'Nove perguntas curtas, do questionário PHQ-9. É um rastreio, não um diagnóstico.',
} as const;

export const anxietyCopy = {
  title: 'E a ansiedade, nesse tempo?',
  why: 'Mais sete perguntas, do questionário GAD-7. É um rastreio, não um diagnóstico.',
} as const;

export const yesNoCopy = { yes: 'Sim', no: 'Não' } as const;

export const historyCopy = {
  title: 'Você convive com alguma condição de saúde mental?',
  why: 'Saber disso dá contexto ao que você registra. Vale o que um profissional já disse ou o que você percebe.',
  conditions: 'Quais? (opcional)',
  other: 'Qual outra? (opcional)',
} as const;

export const treatmentCopy = {
  title: 'Você faz algum tratamento ou cuidado hoje?',
  why: 'Assim dá para ver, com o tempo, o que acompanha seus dias melhores. Nada aqui substitui o que você combinou com quem cuida de você.',
  treatments: 'Quais? (opcional)',
  other: 'Qual outro? (opcional)',
  medications: 'Que medicação você toma? (opcional)',
} as const;

export const sleepCopy = {
  title: 'Como você tem dormido?',
  why: 'Sono e humor andam juntos. Pense nas últimas semanas, de modo geral.',
  quality: 'Qualidade do sono',
  hours: 'Horas por noite (opcional)',
  less: 'Meia hora a menos',
  more: 'Meia hora a mais',
  issues: 'O que costuma atrapalhar? (opcional)',
  other: 'O que mais? (opcional)',
} as const;

export const supportCopy = {
  title: 'Você tem com quem contar?',
  why: 'Pessoas ou grupos que ajudam quando fica difícil. Se hoje não há ninguém, tudo bem dizer isso também.',
  sources: 'Quem? (opcional)',
  other: 'Quem mais? (opcional)',
  alone: 'Obrigado por contar. Se quiser conversar com alguém, a qualquer hora:',
} as const;
