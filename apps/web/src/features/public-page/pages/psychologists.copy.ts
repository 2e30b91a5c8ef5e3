/** Texts about public services and listed professionals. They contain only facts that are true all over Brazil. */
export const psychologistsCopy = {
  title: 'Ajuda de gente, perto de você',
  lead: 'Conversar com alguém costuma aliviar. Se houver risco agora, ligue. Se der para esperar, há caminhos públicos e gratuitos em todo o país.',
  nowTitle: 'Para agora',
  youngTitle: 'De 13 a 24 anos',
  young:
    'O Pode Falar, do UNICEF com organizações parceiras, conversa com adolescentes e jovens pela internet, de graça e sem pedir seu nome.',
  youngLink: 'Abrir podefalar.org.br',
  youngHref: 'https://podefalar.org.br',
  chatTitle: 'Prefere escrever?',
  chat: 'O CVV também atende por chat e e-mail, pelo site.',
  chatLink: 'Abrir cvv.org.br',
  chatHref: 'https://www.cvv.org.br',
  newTab: '(abre em outra aba)',
  publicTitle: 'Pelo SUS, sem pagar',
  publicLead: 'Para cuidar com continuidade.',
  publicList: [
    {
      title: 'UBS, o posto de saúde',
      text: 'É a porta de entrada mais próxima de casa. A equipe escuta, acompanha e, quando preciso, encaminha.',
    },
    {
      title: 'CAPS, Centro de Atenção Psicossocial',
      text: 'Para sofrimento intenso, inclusive ligado a álcool e outras drogas. Tem porta aberta: não precisa de encaminhamento nem de hora marcada. Em algumas cidades há CAPS infantojuvenil e CAPS 24 horas.',
    },
    {
      title: 'UPA ou pronto-socorro',
      text: 'Em risco imediato, se for mais rápido ir do que esperar o SAMU. Se puder, vá com alguém.',
    },
    {
      title: 'Clínica-escola',
      text: 'Muitas faculdades de Psicologia atendem a comunidade de graça ou por um valor baixo. Pergunte na universidade mais próxima.',
    },
  ],
  find: 'Para saber onde ficam a UBS e o CAPS da sua região, ligue para o Disque Saúde, no 136, ou pergunte à secretaria de saúde da sua cidade.',
  findCall: 'Ligar para o 136',
  checkTitle: 'Ao procurar por conta própria',
  check:
    'Todo psicólogo tem registro no CRP. Dá para conferir o nome e o número no cadastro do Conselho Federal de Psicologia antes de marcar.',
  checkLink: 'Consultar o cadastro do CFP',
  checkHref: 'https://cadastro.cfp.org.br',
} as const;
