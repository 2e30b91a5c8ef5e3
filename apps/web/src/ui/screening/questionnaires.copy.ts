import type { Instrument } from '@alento/domain/screening/instruments';

type Questionnaire = {
  /** A short name of the questionnaire's subject. */
  about: string;
  /** The common question of all items. */
  question: string;
  items: readonly string[];
};

/**
 * The texts of the PHQ-9 and the GAD-7 in Brazilian Portuguese as their authors publish them (phqscreeners.com,
 * "Portuguese for Brazil"). That page could not be opened, so each sentence was compared with copies in public
 * repositories. Two of these name the PHQ-9's file on that page as their source; one calls its GAD-7 the official
 * Brazilian form; the tests of another quote the GAD-7 sheet ("GAD-7 PT.pdf"). The copies agree word for word, with
 * two exceptions: the GAD-7's "freqüência" is from before the spelling reform, and the question about difficulty ends
 * with a full stop in some and with a question mark in others. The items must not be reworded, because the scoring
 * tables are valid only for these sentences.
 */
export const questionnaires: Readonly<Record<Instrument, Questionnaire>> = {
  'PHQ-9': {
    about: 'sintomas de depressão',
    question:
      'Durante as últimas 2 semanas, com que frequência você foi incomodado/a por qualquer um dos problemas abaixo?',
    items: [
      'Pouco interesse ou pouco prazer em fazer as coisas',
      'Se sentir “para baixo”, deprimido/a ou sem perspectiva',
      'Dificuldade para pegar no sono ou permanecer dormindo, ou dormir mais do que de costume',
      'Se sentir cansado/a ou com pouca energia',
      'Falta de apetite ou comendo demais',
      'Se sentir mal consigo mesmo/a — ou achar que você é um fracasso ou que decepcionou sua família ou você mesmo/a',
      'Dificuldade para se concentrar nas coisas, como ler o jornal ou ver televisão',
      'Lentidão para se movimentar ou falar, a ponto das outras pessoas perceberem? Ou o oposto – estar tão agitado/a ou irrequieto/a que você fica andando de um lado para o outro muito mais do que de costume',
      'Pensar em se ferir de alguma maneira ou que seria melhor estar morto/a',
    ],
  },
  'GAD-7': {
    about: 'sintomas de ansiedade',
    question: 'Durante as últimas 2 semanas, com que frequência você foi incomodado/a pelos problemas abaixo?',
    items: [
      'Sentir-se nervoso/a, ansioso/a ou muito tenso/a',
      'Não ser capaz de impedir ou de controlar as preocupações',
      'Preocupar-se muito com diversas coisas',
      'Dificuldade para relaxar',
      'Ficar tão agitado/a que se torna difícil permanecer sentado/a',
      'Ficar facilmente aborrecido/a ou irritado/a',
      'Sentir medo como se algo horrível fosse acontecer',
    ],
  },
};

/** @param place the number of the question in its questionnaire */
export const questionNumber = (place: number, total: number): string => `Pergunta ${place} de ${total}`;

/** The question of the PHQ-9 that is not scored. */
export const difficultyCopy = {
  question:
    'Se você assinalou qualquer um dos problemas, indique o grau de dificuldade que os mesmos lhe causaram para realizar seu trabalho, tomar conta das coisas em casa ou para se relacionar com as pessoas?',
  hint: 'Opcional, e não entra na soma.',
  clear: 'Deixar em branco',
} as const;

/** Shown below the ninth item of the PHQ-9 as soon as it is answered above 0. */
export const quietHelpCopy = {
  text: 'Se isso estiver pesando agora, há quem escute você, a qualquer hora e de graça.',
  callCvv: 'Ligar para o CVV: 188',
} as const;
