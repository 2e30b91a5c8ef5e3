/** Contains the specified texts unchanged: 'Registrar' and 'Ativar'. */
export const bannerCopy = {
  label: 'Notificações neste aparelho',
  enabled: {
    title: 'As notificações estão ligadas neste aparelho',
    text: 'Os lembretes chegam nos horários que você escolher.',
  },
  unregistered: {
    title: 'Falta um passo para receber lembretes aqui',
    text: 'O aparelho já permite notificações, mas ainda não está registrado na sua conta.',
    action: 'Registrar',
  },
  native: {
    title: 'Quer que o Alento lembre você?',
    text: 'Um aviso nos horários que você escolher. O aparelho vai pedir sua permissão.',
    action: 'Ativar',
  },
  'safari-ios': {
    title: 'No iPhone e no iPad, falta um passo',
    text: 'Por aqui, os lembretes só chegam quando o Alento fica na Tela de Início.',
    steps: [
      'Toque em Compartilhar, na barra do navegador.',
      'Escolha “Adicionar à Tela de Início” e confirme.',
      'Abra o Alento pelo ícone novo e ative os lembretes lá.',
    ],
  },
  prompt: {
    title: 'Quer que o Alento lembre você?',
    text: 'Um aviso de manhã, à tarde ou à noite, nos horários que você escolher. O navegador vai pedir sua permissão.',
    action: 'Ativar lembretes',
  },
  denied: {
    title: 'As notificações estão bloqueadas neste aparelho',
    text: 'O Alento não vai insistir. Se mudar de ideia, abra as configurações deste site no navegador, ao lado do endereço, e permita “Notificações”. Depois, volte aqui.',
    nativeText:
      'O Alento não vai insistir. Se mudar de ideia, abra os ajustes do aparelho, procure “Alento” e permita “Notificações”. Depois, volte aqui.',
  },
  unsupported: {
    title: 'Este navegador não recebe notificações',
    text: 'Você ainda pode escolher os horários: os lembretes chegam aos outros aparelhos em que você os ativar.',
  },
  choose: 'Escolher os horários',
  about: 'Saber mais',
  dismiss: 'Fechar por 2 horas',
} as const;
