/** Texts of /ajuda, with the full content of the crisis card. They contain only facts that are true all over Brazil. */
export const helpPageCopy = {
  title: 'Ajuda agora',
  lead: 'Se você ou alguém perto está em sofrimento ou em perigo, comece por aqui. Ligar é grátis, a qualquer hora.',
  nowTitle: 'Ligar agora',
  nowLead: 'Não é preciso ter certeza nem saber o que dizer. “Não estou bem” já basta para começar.',
  which: [
    { title: 'Quer conversar', text: 'Ligue 188. Uma pessoa voluntária do CVV escuta sem julgar e sem pressa.' },
    {
      title: 'A vida corre risco',
      text: 'Ligue 192. O SAMU diz o que fazer e manda uma equipe quando preciso. Tomou alguma coisa? Ligue na hora, mesmo sem sintomas.',
    },
  ],
  writeTitle: 'Prefere escrever?',
  write: 'O CVV também atende por chat e e-mail, nos horários informados no site.',
  writeLink: 'Abrir cvv.org.br',
  violenceTitle: 'Se alguém machuca ou ameaça',
  violenceLead: 'Sofrer violência nunca é culpa de quem sofre.',
  violence:
    'O 180 acolhe mulheres e explica os direitos e os serviços da região. O 100 recebe relatos de violência contra crianças, adolescentes, pessoas idosas, com deficiência e LGBTQIA+. Dá para falar sem dizer seu nome.',
  violenceTrace:
    'Se outra pessoa mexe neste aparelho, ligue de um lugar seguro e apague a chamada e esta página do histórico depois.',
  youngTitle: 'De 13 a 24 anos',
  young:
    'O Pode Falar conversa com adolescentes e jovens pela internet, de graça e sem pedir seu nome. Um adulto de confiança na escola, na família ou no posto de saúde também pode ajudar.',
  youngLink: 'Abrir podefalar.org.br',
  placesTitle: 'Lugares para ir',
  placesLead: 'Se der, vá com alguém. Leve um documento, mas vá mesmo sem ele.',
  places: [
    {
      title: 'UPA ou pronto-socorro',
      text: 'Em perigo agora, a qualquer hora. Na recepção, basta dizer: “Estou em crise e não me sinto em segurança”.',
    },
    {
      title: 'CAPS',
      text: 'Para sofrimento intenso, no horário de funcionamento, sem marcar e sem encaminhamento. Diga: “Preciso de acolhimento hoje”.',
    },
    {
      title: 'UBS, o posto de saúde',
      text: 'Para começar um cuidado e continuar com ele. Peça para conversar com a equipe sobre saúde mental.',
    },
  ],
  placesMap: 'Ver UPAs no mapa',
  waitTitle: 'Enquanto espera',
  waitLead: 'Um minuto para o corpo baixar o alarme. Se algo incomodar, pare e volte ao normal.',
  groundTitle: 'Voltar ao que está aqui',
  ground: [
    'Diga 5 coisas que você vê.',
    'Perceba 4 coisas que encostam em você: a roupa, a cadeira, o chão.',
    'Ouça 3 sons, perto ou longe.',
    'Sinta 2 cheiros, ou lembre de dois de que gosta.',
    'Note 1 gosto na boca, ou beba um gole de água.',
  ],
  breatheTitle: 'Respirar devagar',
  breathe: [
    'Solte o ar todo, sem força.',
    'Puxe o ar pelo nariz contando até 4.',
    'Solte pela boca contando até 6, como quem esfria um café.',
    'Repita seis vezes.',
  ],
  guided: 'Fazer com um guia na tela',
  otherTitle: 'Se é outra pessoa',
  otherLead: 'Não é preciso ser especialista para ajudar.',
  other: [
    {
      title: 'Pergunte com calma',
      text: '“Você tem pensado em morrer?” Perguntar não dá a ideia: mostra que dá para falar disso.',
    },
    {
      title: 'Escute antes de resolver',
      text: 'Sem sermão e sem comparação. “Obrigado por me contar” e “estou aqui” ajudam mais que conselho.',
    },
    {
      title: 'Não deixe só',
      text: 'Se há perigo agora, fique por perto, afaste o que possa machucar e ligue 192. Depois, liguem juntos para o 188.',
    },
    {
      title: 'Não prometa segredo',
      text: 'Chame mais alguém de confiança e combine o próximo passo: uma consulta, uma ligação, uma visita.',
    },
    { title: 'Cuide de você também', text: 'Estar ao lado pesa. O 188 também é para quem ajuda.' },
  ],
  afterTitle: 'Depois que aliviar',
  planTitle: 'Plano de segurança',
  plan: 'É uma lista curta que você escreve em um dia mais calmo: os sinais de que vai ficar difícil, o que ajuda, quem chamar e aonde ir. No Alento, ela fica à mão também sem internet.',
  planLink: 'Fazer meu plano',
  careTitle: 'Para cuidar com continuidade',
  care: 'Psicólogos, serviços gratuitos do SUS e como conferir um registro profissional estão em outra página.',
  careLink: 'Onde buscar cuidado',
  appTitle: 'Dúvida sobre o app?',
  app: 'Senha, registros, planos, privacidade e o que fazer quando algo não funciona.',
  appLink: 'Como usar o Alento',
} as const;
