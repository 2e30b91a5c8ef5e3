export const listCopy = {
  title: 'Pacientes',
  lead: 'Quem convidou você e o que escolheu mostrar. Só leitura, pelo tempo que a pessoa definiu.',
  loading: 'Carregando quem compartilha com você',
  failed: 'Não foi possível ver agora quem compartilha com você.',
  refreshFailed: 'Não foi possível atualizar esta lista agora. Ela pode ter mudado.',
  parts: 'Mostra',
  shared: 'Dias',
  until: 'Acesso até',
  visit: 'Última visita sua',
  fresh: 'Primeira visita',
  open: 'Abrir',
  openOf: (name: string): string => `Abrir: ${name}`,
  emptyTitle: 'Ninguém compartilha com você agora',
  empty:
    'Quem convida é a pessoa: ela escolhe o que mostrar, de quais dias e por quanto tempo, e envia um link. Quando você aceita, ela aparece aqui.',
  how: 'Como funciona o compartilhamento',
  profileTitle: 'Esta parte é para profissionais',
  profile:
    'Aqui ficam as pessoas que convidam você a acompanhar o diário delas. Para aceitar um convite, é preciso um cadastro com nome, CRP e UF. Ele fica ao lado do seu próprio diário, que não muda.',
  makeProfile: 'Fazer o cadastro profissional',
} as const;
