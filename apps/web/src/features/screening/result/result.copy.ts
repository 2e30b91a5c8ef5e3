import type { Instrument, Severity } from '@alento/domain/screening/instruments';
import { NOTABLE_CHANGE } from '@alento/domain/screening/score-screening';

/** The target of a next step in the app. */
export type StepLink = 'psychologists' | 'care' | 'safetyPlan';
type NextStep = { text: string; link?: StepLink };
type BandText = { meaning: string; steps: readonly NextStep[] };

const repeat: NextStep = {
  text: 'Se quiser acompanhar, responda de novo daqui a duas semanas: uma sequência de respostas diz mais do que uma só.',
};
const ubs: NextStep = {
  text: 'A UBS (o posto de saúde) do seu bairro atende de graça, pelo SUS, e encaminha se for o caso. Levar este resultado ajuda a começar a conversa.',
};
const caps: NextStep = {
  text: 'O CAPS mais próximo acolhe pelo SUS, sem encaminhamento e sem hora marcada.',
};
const psychologists: NextStep = {
  text: 'Outro caminho é um psicólogo, on-line ou presencial.',
  link: 'psychologists',
};
const exercises: NextStep = {
  text: 'Exercícios curtos, como respirar devagar por um minuto, podem dar um respiro no meio do dia.',
  link: 'care',
};
const closePerson: NextStep = {
  text: 'Contar a alguém de confiança como têm sido estes dias pode deixar o peso menor. Essa pessoa também pode ir com você à consulta.',
};
const plan: NextStep = {
  text: 'Um plano de segurança reúne o que ajuda você e quem chamar, para ter à mão se um momento ficar difícil.',
  link: 'safetyPlan',
};

/**
 * The meaning of a score and possible next steps, by band. The wording is careful, because a screening diagnoses
 * nothing.
 */
export const bandTexts: Readonly<Record<Instrument, Partial<Record<Severity, BandText>>>> = {
  'PHQ-9': {
    minimal: {
      meaning: 'Nas últimas duas semanas, os sinais desta lista apareceram pouco ou quase nada.',
      steps: [
        { text: 'O que vem fazendo bem a você, do sono às conversas, merece continuar tendo lugar.' },
        {
          text: 'Se algo pesa e não coube nestas perguntas, conversar com alguém de confiança ou com um profissional continua valendo.',
        },
        repeat,
      ],
    },
    mild: {
      meaning:
        'Alguns sinais apareceram nas últimas duas semanas. Nesta faixa costumam ser leves, mas quem sabe quanto pesam é você.',
      steps: [
        {
          text: 'Sono em horários parecidos, um pouco de movimento e gente por perto costumam ajudar nesta faixa.',
          link: 'care',
        },
        { ...repeat, text: 'Responder de novo em duas semanas mostra se os sinais passam ou ficam.' },
        {
          text: 'Se durarem, ou se atrapalharem seus dias, a UBS (o posto de saúde) do seu bairro atende de graça, pelo SUS.',
        },
      ],
    },
    moderate: {
      meaning:
        'Vários sinais apareceram nas últimas duas semanas. A partir desta faixa, uma conversa com um profissional de saúde é o passo indicado para entender o que está acontecendo.',
      steps: [ubs, psychologists, closePerson, exercises, repeat],
    },
    'moderately-severe': {
      meaning:
        'Muitos sinais apareceram, em boa parte dos dias. É bastante peso para levar só, e há tratamento que ajuda. Procurar um profissional nos próximos dias é um bom passo.',
      steps: [ubs, caps, closePerson, psychologists, plan],
    },
    severe: {
      meaning:
        'A maior parte dos sinais apareceu, em boa parte dos dias ou em quase todos. Devem ter sido semanas muito difíceis. Há tratamento que ajuda, e procurar atendimento logo, ainda nesta semana, é o caminho indicado.',
      steps: [
        caps,
        ubs,
        closePerson,
        plan,
        { text: 'Se um momento ficar difícil demais antes da consulta, os números desta página atendem agora.' },
      ],
    },
  },
  'GAD-7': {
    minimal: {
      meaning: 'Nas últimas duas semanas, preocupação e tensão apareceram pouco ou quase nada.',
      steps: [
        { text: 'O que ajuda você a desacelerar merece continuar tendo lugar nos seus dias.' },
        {
          text: 'Se algo pesa e não coube nestas perguntas, conversar com alguém de confiança ou com um profissional continua valendo.',
        },
        repeat,
      ],
    },
    mild: {
      meaning:
        'Alguns sinais de tensão ou preocupação apareceram nas últimas duas semanas. Nesta faixa costumam ser leves, mas quem sabe quanto pesam é você.',
      steps: [
        exercises,
        { text: 'Menos café e álcool, sono regular e um pouco de movimento costumam ajudar nesta faixa.' },
        { ...repeat, text: 'Responder de novo em duas semanas mostra se os sinais passam ou ficam.' },
        {
          text: 'Se durarem, ou se atrapalharem seus dias, a UBS (o posto de saúde) do seu bairro atende de graça, pelo SUS.',
        },
      ],
    },
    moderate: {
      meaning:
        'Preocupação e tensão apareceram com frequência nestas duas semanas. A partir desta faixa, uma conversa com um profissional de saúde é o passo indicado para entender o que está acontecendo.',
      steps: [ubs, psychologists, exercises, closePerson, repeat],
    },
    severe: {
      meaning:
        'Preocupação e tensão apareceram em boa parte dos dias, ou em quase todos. Viver assim cansa muito, e há tratamento que ajuda. Procurar atendimento logo, ainda nesta semana, é o caminho indicado.',
      steps: [
        ubs,
        caps,
        psychologists,
        closePerson,
        { text: 'Se a aflição ficar forte demais antes da consulta, os números desta página atendem agora.' },
      ],
    },
  },
};

const points = (count: number): string => (count === 1 ? '1 ponto' : `${count} pontos`);

export const changeCopy = {
  title: 'Desde a última vez',
  first: 'Este é o primeiro resultado seu aqui. Com o próximo, dá para comparar os dois.',
  same: (before: number, when: string): string => `A soma é a mesma da vez anterior: ${before}, ${when}.`,
  differs: (by: number, isHigher: boolean, before: number, when: string): string =>
    `${points(by)} ${isHigher ? 'acima' : 'abaixo'} da vez anterior, que foi ${before}, ${when}.`,
  small: (instrument: Instrument): string =>
    `No ${instrument}, diferenças de menos de ${NOTABLE_CHANGE[instrument]} pontos são pequenas: podem vir só da variação de um dia para o outro.`,
  notable: (instrument: Instrument): string =>
    `No ${instrument}, diferenças de ${NOTABLE_CHANGE[instrument]} pontos ou mais costumam ser sentidas no dia a dia. O que esta quer dizer, quem sabe é você.`,
  worthMentioning: 'Se fizer sentido, é algo para contar a quem acompanha você, ou a um profissional.',
} as const;

export const resultCopy = {
  /** Precedes the domain's severity label, as in "Sintomas depressivos leves". */
  band: { 'PHQ-9': 'Sintomas depressivos', 'GAD-7': 'Sintomas de ansiedade' } satisfies Record<Instrument, string>,
  score: (score: number, max: number): string => `${score} de ${max}`,
  screening: 'Rastreio, não diagnóstico',
  heavyDifficulty:
    'Você contou que isso dificultou bastante o seu dia a dia. Só isso já é motivo para procurar atendimento, seja qual for a soma.',
  nextTitle: 'O que pode ajudar agora',
  links: {
    psychologists: 'Ver psicólogos e serviços públicos',
    care: 'Ver o cuidado do dia',
    safetyPlan: 'Abrir meu plano de segurança',
  } satisfies Record<StepLink, string>,
  limitsTitle: 'O que este resultado não diz',
  limits:
    'Um questionário olha só para duas semanas e para uma lista curta de sinais. Ele não conhece sua história, sua saúde, seus remédios nem o que aconteceu nestes dias, como uma perda. O que se passa com você, só um profissional pode dizer, em conversa.',
  helpTitle: 'Ajuda a qualquer hora',
  helpText: 'Não é preciso estar em crise para ligar.',
  crisisTitle: 'Antes de tudo',
  crisisText:
    'Nestas respostas, você contou que pensou em se ferir ou que seria melhor estar morto/a. Não é preciso passar por isso em silêncio: há quem escute você agora. E seja qual for a soma, é motivo para conversar logo com um profissional de saúde.',
  moreHelp: 'Ver mais ajuda',
} as const;
