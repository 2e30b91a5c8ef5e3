/** Texts of /exercicios. They are safe for anybody, and each exercise says how to leave it. */
export const exercisesPageCopy = {
  title: 'Exercícios para agora',
  lead: 'Poucos minutos para o corpo baixar o alarme. Funcionam sem internet, são de graça, e nada do que você fizer aqui fica guardado.',
  begin: (name: string): string => `Começar: ${name}`,
  length: 'Duração',
  minutes: (count: number): string => `${count} min`,
} as const;

export const breathingCopy = {
  name: 'Respirar devagar',
  text: 'Um círculo cresce e diminui com o ar: entra em 4 segundos, sai em 6.',
  care: 'Sem encher demais. Se der tontura, pare e respire do seu jeito.',
  settle: 'Solte a mandíbula e os ombros',
  in: 'Inspire pelo nariz',
  out: 'Solte pela boca, sem pressa',
} as const;

export const groundingCopy = {
  name: 'Voltar ao presente',
  text: 'Cinco passos curtos pelos sentidos, de olhos abertos: ver, tocar, ouvir, cheirar, provar.',
  care: 'Se prestar atenção no corpo incomodar, fique só com o que está fora: cores, formas, placas.',
  steps: [
    {
      find: 5,
      title: 'coisas que você vê',
      text: 'Nomeie com detalhe: em vez de “parede”, “parede bege com uma mancha”.',
    },
    { find: 4, title: 'coisas que encostam em você', text: 'O tecido da roupa, o peso do celular, o chão, o vento.' },
    { find: 3, title: 'sons', text: 'Um perto, um longe e um que você ainda não tinha percebido. A geladeira conta.' },
    {
      find: 2,
      title: 'cheiros',
      text: 'Se não houver nenhum, aproxime a gola da blusa ou lembre de dois de que gosta.',
    },
    { find: 1, title: 'gosto', text: 'O que estiver na boca agora, ou um gole de água bebido com atenção.' },
  ],
  found: 'Achei',
  foundOf: (found: number, of: number): string => `${found} de ${of}`,
  next: 'Próximo',
  back: 'Voltar',
  last: 'Terminar',
  stepOf: (step: number, of: number): string => `Passo ${step} de ${of}`,
} as const;

export const relaxingCopy = {
  name: 'Soltar o corpo',
  text: 'Do pé à testa: aperte de leve por cinco segundos, e solte por dez.',
  care: 'Use metade da força. Onde dói ou está machucado, pule e só imagine que solta.',
  tense: 'Aperte de leve',
  release: 'Solte, e deixe pesar',
  parts: [
    { name: 'Pés e pernas', text: 'Encolha os dedos, como quem segura um pano no chão.' },
    { name: 'Mãos e braços', text: 'Feche as mãos e dobre os cotovelos, como quem carrega duas sacolas.' },
    { name: 'Ombros', text: 'Leve os dois na direção das orelhas.' },
    { name: 'Rosto', text: 'Aperte os olhos, franza o nariz, faça uma careta que ninguém vai ver.' },
  ],
  ending: 'Passeio de volta',
  endingText: 'Sem apertar nada: testa, mandíbula, ombros, mãos, barriga, pernas, pés.',
} as const;

export const runningCopy = {
  pause: 'Pausar',
  resume: 'Continuar',
  stop: 'Terminar',
  left: (seconds: number): string => `faltam ${seconds} segundos`,
  progress: 'Andamento do exercício',
} as const;

export const endCopy = {
  title: 'Era isso',
  text: 'Você parou e cuidou de si por uns minutos. Talvez tenha mudado um pouco, talvez não. Os dois são normais.',
  early: 'Paramos aqui, sem problema nenhum. Nem todo exercício serve para toda hora.',
  /** The two numbers are links. */
  worse: { before: 'Se piorar ou for diferente do que você conhece, ligue ', between: '. Para conversar, ' },
  samu: '192 (SAMU)',
  cvv: '188 (CVV)',
  help: 'Outros caminhos de ajuda',
  again: 'Fazer de novo',
  record: 'Registrar como estou',
  close: 'Fechar',
} as const;
