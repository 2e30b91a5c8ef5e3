export const professionalsCopy = {
  title: 'O que a pessoa viveu entre uma sessão e outra',
  lead: 'Quem usa o Alento registra humor e notas no dia a dia. Em breve, poderá escolher o que mostrar a você, por quanto tempo, e encerrar quando quiser.',
  soon: 'Contas de profissional: em breve',
  soonText: 'Ainda não há cadastro nem lista de espera. Esta página vai mudar quando houver.',
  todayTitle: 'O que dá para fazer hoje',
  today: [
    {
      title: 'Recomendar o diário',
      text: 'O plano grátis basta para registrar e rever. A conta é pseudônima e pede só um e-mail e uma senha.',
    },
    {
      title: 'Olhar juntos',
      text: 'Na sessão, a pessoa pode abrir o histórico no próprio aparelho e mostrar o que quiser.',
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
  shareTitle: 'Como vai ser o compartilhamento',
  shareLead: 'Quem decide é sempre a pessoa.',
  share: [
    {
      title: 'Ela convida',
      text: 'O convite parte da pessoa e mostra, antes de você aceitar, quem convida e o que será visto.',
    },
    {
      title: 'Ela escolhe as partes',
      text: 'Prontuários, humores com ou sem as notas, rastreios. E o período. O resto não aparece.',
    },
    { title: 'Com prazo', text: 'Todo acesso tem data para terminar; se nada for escolhido, são 30 dias.' },
    {
      title: 'Só leitura, com registro',
      text: 'Você lê e não altera nada. A pessoa vê cada acesso, com data e hora, e encerra com um toque.',
    },
  ],
  accountTitle: 'O que a conta vai pedir',
  account:
    'Nome, número do CRP e UF. Quem quiser aparecer em /psicologos poderá dizer também se atende on-line ou presencialmente. Aparecer na lista é uma escolha, não é recomendação nem garantia.',
  dataTitle: 'Como os dados são protegidos',
  data: 'Notas são cifradas com uma chave por pessoa, e nenhum dado de saúde vai para anunciantes. A cifra não é de ponta a ponta: o que isso quer dizer está escrito na política, sem rodeios.',
  privacy: 'Ler a Política de Privacidade',
  about: 'Conhecer o Alento',
} as const;
