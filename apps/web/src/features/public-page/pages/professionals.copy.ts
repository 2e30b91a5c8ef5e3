export const professionalsCopy = {
  title: 'O que a pessoa viveu entre uma sessão e outra',
  lead: 'Quem usa o Alento registra humor e notas no dia a dia. A pessoa pode escolher o que mostrar a você, por quanto tempo, e encerrar quando quiser.',
  start: 'Recebeu um convite?',
  startText: 'Abra o link que a pessoa enviou: ali mesmo você vê o que seria mostrado, cria a conta e aceita.',
  profile: 'Fazer o cadastro profissional',
  patients: 'Abrir Pacientes',
  withTitle: 'No dia a dia',
  withList: [
    {
      title: 'Recomendar o diário',
      text: 'O plano grátis basta para registrar, rever e compartilhar. A conta é pseudônima e pede só um e-mail e uma senha.',
    },
    {
      title: 'Olhar juntos',
      text: 'Na sessão, a pessoa também pode abrir o histórico no próprio aparelho, ou trazer um prontuário em PDF, só com as partes que escolher.',
    },
    {
      title: 'Combinar o uso',
      text: 'Dias sem registro são descanso, não falha. Vale combinar um ritmo que caiba na vida da pessoa.',
    },
    {
      title: 'Lembrar os limites',
      text: 'Ninguém acompanha os registros em tempo real, e o Alento não avisa ninguém em uma crise.',
    },
  ],
  shareTitle: 'Como é o compartilhamento',
  shareLead: 'Quem decide é sempre a pessoa.',
  share: [
    {
      title: 'Ela convida',
      text: 'O convite parte da pessoa e mostra, antes de você aceitar, quem convida e o que será visto. O link vale uma vez só.',
    },
    {
      title: 'Ela escolhe as partes',
      text: 'Humores com ou sem as notas, avaliações, prontuários, tratamento, plano de segurança. E os dias. O resto não aparece.',
    },
    { title: 'Com prazo', text: 'Todo acesso tem data para terminar; se nada for escolhido, são 30 dias.' },
    {
      title: 'Só leitura, com registro',
      text: 'Você lê e não altera nada. A pessoa vê cada acesso, com data e hora, e encerra com um toque.',
    },
  ],
  accountTitle: 'O que a conta pede',
  account:
    'Nome, número do CRP e UF. O Alento confere o formato do número, não o cadastro no conselho, e diz isso a quem convida. Quem quiser aparecer na lista da página “Onde buscar ajuda” pode dizer também se atende on-line ou presencialmente. Isso é uma escolha, não é recomendação nem garantia.',
  dataTitle: 'Como os dados são protegidos',
  data: 'Notas são cifradas com uma chave por pessoa, e nenhum dado de saúde vai para anunciantes. A cifra não é de ponta a ponta: o que isso quer dizer está escrito na política, sem rodeios.',
  privacy: 'Ler a Política de Privacidade',
  about: 'Conhecer o Alento',
} as const;
