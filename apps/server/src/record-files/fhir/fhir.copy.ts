import { averageText, countText, dayText } from '@alento/domain/health-record/record-text.copy';
import type { DayAverage } from '@alento/domain/mood-entry/day-averages';
import { MOOD_LABELS } from '@alento/domain/mood-entry/scale';
import {
  ANSWER_MAX,
  FORMS,
  type Instrument,
  SEVERITY_LABELS,
  type Severity,
} from '@alento/domain/screening/instruments';
import type { LocalDate } from '@alento/domain/time/local-date';

const [LOWEST] = MOOD_LABELS;
const HIGHEST = MOOD_LABELS[MOOD_LABELS.length - 1];

/**
 * Short labels of the items, in the order of `FORMS`. They name the subject of an item. The wording that people answer
 * is the official one of the web app.
 */
const itemSubjects: Readonly<Record<Instrument, readonly string[]>> = {
  'PHQ-9': [
    'pouco interesse ou prazer',
    'sentir-se para baixo ou sem perspectiva',
    'dormir mal ou demais',
    'cansaço ou pouca energia',
    'falta de apetite ou comer demais',
    'sentir-se mal consigo',
    'dificuldade de concentração',
    'lentidão ou agitação',
    'pensar em se ferir ou que seria melhor estar morto/a',
  ],
  'GAD-7': [
    'nervosismo, ansiedade ou tensão',
    'não conseguir controlar as preocupações',
    'preocupação com muitas coisas',
    'dificuldade para relaxar',
    'agitação',
    'irritação',
    'medo de que algo horrível aconteça',
  ],
};

const pointsText = (score: number): string => countText(score, 'ponto', 'pontos');
const symptomsText = (severity: Severity): string => `sintomas ${SEVERITY_LABELS[severity]}`;

export const fhirCopy = {
  device: 'Alento',
  aboutDevice: 'Alento, aplicativo de registro de humor em que este documento foi montado.',
  unnamed: 'Quem fez este documento não incluiu o nome.',
  period: (title: string, start: LocalDate, end: LocalDate): string =>
    `${title}, de ${dayText(start)} a ${dayText(end)}.`,
  answersChangedOn: (day: LocalDate): string => `Última mudança nestas respostas: ${dayText(day)}.`,

  survey: 'Respostas da própria pessoa',
  points: 'pontos',
  mood: `Humor do dia: média dos registros, de 0 (${LOWEST}) a ${MOOD_LABELS.length - 1} (${HIGHEST})`,
  entryCount: 'Quantidade de registros do dia',
  moodDay: ({ date, average, count }: DayAverage): string =>
    `Humor em ${dayText(date)}: média ${averageText(average)} de 5, com ${countText(count, 'registro', 'registros')}.`,

  item: (instrument: Instrument, at: number): string =>
    `${instrument}, item ${at + 1}: ${itemSubjects[instrument][at] ?? ''}`,
  difficulty: 'PHQ-9: dificuldade no dia a dia por causa dos problemas assinalados',
  total: (instrument: Instrument): string =>
    `Soma do ${instrument}, de 0 a ${FORMS[instrument].items.length * ANSWER_MAX}`,
  result: (instrument: Instrument, day: LocalDate, score: number, severity: Severity): string =>
    `${instrument} em ${dayText(day)}: ${pointsText(score)}, ${symptomsText(severity)}.`,
  symptoms: symptomsText,
  answersOf: (instrument: Instrument, day: LocalDate): string =>
    `Respostas ao ${instrument} em ${dayText(day)}, sobre as duas semanas anteriores.`,
  answerColumns: ['Pergunta', 'Resposta'],

  dayColumns: ['Dia', 'Média', 'Registros'],
  timeColumns: ['Horas do dia', 'Média', 'Registros'],
  tagColumns: ['Marcador', 'Média com ele', 'Dias com ele', 'Média sem ele', 'Dias sem ele'],
  screeningColumns: ['Dia', 'Questionário', 'Soma', 'Faixa'],
  /** In place of an average of too few entries. */
  tooFew: 'poucos registros',
} as const;
