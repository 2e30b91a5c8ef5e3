import type { Exercise } from './exercise.ts';

const ONWARDS = [
  'Quando terminar, escreva “pronto” e seguimos.',
  'Sem pressa. Me diga “próximo” quando quiser seguir.',
  'No seu tempo. Um “pronto” basta para continuar.',
] as const;

const BREATHE: Exercise = {
  id: 'breathe',
  name: 'Respiração guiada',
  opens: [
    'Vamos juntos, bem devagar. O ar entra em quatro tempos e sai em seis, sem encher demais. Se der tontura, volte a respirar do seu jeito.',
    'Certo, um passo de cada vez. Não tem como fazer errado: se a conta incomodar, esqueça a conta e só deixe a saída mais comprida. Se vier tontura, pare e respire do seu jeito.',
  ],
  steps: [
    'Ache um apoio para as costas ou para os pés. Solte a mandíbula e os ombros. Agora deixe todo o ar sair pela boca, sem pressa, como quem esfria um café.',
    'Pelo nariz, um ar pequeno:\n\n- entra: 1, 2, 3, 4\n- sai: 1, 2, 3, 4, 5, 6\n\nRepita três vezes.',
    'De novo, agora quatro vezes. Entra em 4, sai em 6. Na saída, deixe os ombros descerem um pouco. Se a cabeça passear, tudo bem: notar já é voltar.',
    'Mais quatro, do mesmo tamanho. Entra em 4, sai em 6. Repare se a mandíbula apertou e solte.',
    'Agora deixe o ar achar o ritmo dele, sem conduzir. Olhe em volta e note uma coisa que está perto de você.',
  ],
  onwards: ONWARDS,
  harder: [
    'Tudo bem, então paramos a contagem. Respire do seu jeito, sem forçar, e ponha a atenção nos pés encostados no chão. Respiração não serve para todo mundo em toda hora.',
  ],
};

const GROUND: Exercise = {
  id: 'ground',
  name: 'Aterramento',
  opens: [
    'Vamos voltar para onde você está, usando os sentidos. Olhos abertos, uma coisa por vez. Pode me escrever o que achar, ou só pensar.',
    'Certo. Cinco passos curtos, de olhos abertos. Se algum incomodar, pulamos.',
  ],
  steps: [
    'Procure **cinco coisas que você vê**. Nomeie com detalhe: em vez de “parede”, “parede bege com uma mancha perto da tomada”.',
    'Agora **quatro coisas que você sente na pele**: o tecido da roupa, o peso do celular, o vento, o dedão dentro do sapato.',
    '**Três sons**: um perto, um longe e um que você ainda não tinha percebido. A geladeira conta.',
    '**Dois cheiros**. Se não houver nenhum, aproxime a gola da blusa ou lembre de dois de que você gosta.',
    '**Um gosto**: o que estiver na boca agora, ou um gole de água bebido com atenção. Depois diga por dentro onde você está, que dia é hoje e o que vai fazer no próximo minuto.',
  ],
  onwards: ONWARDS,
  harder: [
    'Então paramos por aqui, sem problema. Se prestar atenção no corpo incomoda, fique só com o que está fora: cores, formas, placas. Levantar e andar um pouco também serve, ou chamar alguém.',
  ],
};

const RELAX: Exercise = {
  id: 'relax',
  name: 'Relaxamento',
  opens: [
    'Vamos soltar o corpo por partes. Aperte de leve, pela metade da força, uns cinco segundos, e solte. Onde dói ou está machucado, pule e só imagine que solta.',
    'Certo, do pé à testa. É apertar um pouco e soltar, sem força. Pule qualquer parte que doa.',
  ],
  steps: [
    '**Pés e pernas.** Encolha os dedos, como quem segura um pano no chão. Conte até cinco e solte. Deixe os pés pesarem por uns dez segundos.',
    '**Mãos e braços.** Feche as mãos e dobre os cotovelos, como quem carrega duas sacolas. Conte até cinco e ponha as sacolas no chão.',
    '**Ombros.** Leve os dois na direção das orelhas. É aqui que muita gente guarda o dia. Conte até cinco e deixe cair. Mais um pouco.',
    '**Rosto.** Aperte os olhos, franza o nariz, faça uma careta que ninguém vai ver. Solte tudo e deixe um espaço entre os dentes de cima e os de baixo.',
    '**Passeio de volta**, sem apertar nada: testa, mandíbula, ombros, mãos, barriga, pernas, pés. Se achar um lugar ainda preso, deixe um ar comprido sair por ali.',
  ],
  onwards: ONWARDS,
  harder: [
    'Então deixe essa parte quieta. Nada de apertar onde dói. Se quiser, fique só notando o apoio da cadeira ou da cama segurando você.',
  ],
};

/** Before the first step. On the screen an exercise needs no messages. */
export const EXERCISE_ON_SCREEN = 'Se preferir um guia na tela, sem escrever, ele está em [Exercícios](/exercicios).';

export const EXERCISES: readonly Exercise[] = [BREATHE, GROUND, RELAX];

/** Asked when an exercise is done; the answer is taken up in the next turn. */
export const AFTER_EXERCISE = [
  'Como ficou o corpo: igual, um pouco mais solto ou pior?',
  'Mudou alguma coisa por aí, mesmo que pouca?',
  'Como você está agora, comparando com antes?',
] as const;

export const EXERCISE_DONE = [
  'Era isso. Você parou e cuidou de si por uns minutos.',
  'Terminamos. Talvez tenha mudado um pouco, talvez não. Os dois são normais.',
  'Pronto, chegamos ao fim.',
] as const;

/** "Espera um pouco", in the middle of a step. */
export const EXERCISE_PAUSED = [
  'Sem pressa. Quando der, diga “continua”.',
  'Espero aqui. Para seguir, é só dizer “continua”.',
] as const;
export const EXERCISE_STOPPED = ['Paramos aqui, sem problema nenhum.', 'Tudo bem, fica para outra hora.'] as const;

export const STOPPED_ASKS = ['O que ajudaria mais agora?', 'Prefere conversar um pouco?'] as const;

export const AFTER_BETTER = [
  'Que bom que abriu um espaço, mesmo pequeno. O corpo aprende com repetição: nos dias calmos ele fica mais fácil.',
  'Bom saber. Guarde isso como uma ferramenta sua, para quando precisar.',
] as const;

export const AFTER_ANY = ['Que bom que você foi até o fim.', 'Feito. Pode repetir quando quiser, é seu.'] as const;

export const AFTER_SAME = [
  'Tudo bem não mudar. Não é prova, e nem todo exercício serve para todo mundo.',
  'Acontece, e não quer dizer que você fez errado. Às vezes o corpo demora mais para notar.',
] as const;

export const AFTER_WORSE = [
  'Obrigado por dizer. Então deixamos isso de lado. Olhe em volta, beba um gole de água e, se puder, fique perto de alguém. Se o mal-estar for forte ou diferente do que você conhece, ligue 192 (SAMU).',
] as const;

/** Before grounding, where a crisis of anxiety is told. */
export const PANIC_OPENS = [
  'Estou aqui. Isso assusta muito, e costuma subir, chegar num ponto alto e descer.',
  'Fico com você. Uma coisa de cada vez, e nada precisa ser feito direito.',
  'Vamos com calma, um passo por vez. Você não precisa lutar com isso agora.',
] as const;

export const PANIC_CHECK =
  'Se a dor no peito é forte, vai para o braço ou as costas, se houve desmaio, ou se é a primeira vez, ligue **192 (SAMU)** antes. Se você já conhece essa sensação, siga comigo: encoste os pés no chão e solte o ar devagar pela boca.';
