import { FORMS, INSTRUMENTS, type Instrument, SEVERITY_LABELS } from '../screening/instruments.ts';
import { isSmallChange } from '../screening/score-screening.ts';
import type { RecordScreening, RecordSleep, RecordTreatment } from './record-document.ts';
import { countText, dayText, SLEEP_QUALITY_LABELS } from './record-text.copy.ts';

const points = (count: number): string => countText(count, 'ponto', 'pontos');
const maxOf = (instrument: Instrument): number => FORMS[instrument].bands.at(-1)?.to ?? 0;

function resultSentence(label: string, { instrument, localDate, score, severity }: RecordScreening): string {
  const sum = `${score} de ${maxOf(instrument)} pontos`;
  return `${instrument}${label} em ${dayText(localDate)}: ${sum}, na faixa de sintomas ${SEVERITY_LABELS[severity]}.`;
}

function changeText(first: RecordScreening, last: RecordScreening): string {
  const difference = last.score - first.score;
  if (difference === 0) return 'a soma é a mesma';
  const change = `a soma ${difference > 0 ? 'subiu' : 'desceu'} ${points(Math.abs(difference))}`;
  return isSmallChange(last.instrument, first.score, last.score)
    ? `${change}, uma diferença pequena, que pode vir só da variação de um dia para o outro`
    : change;
}

function instrumentSentences(instrument: Instrument, screenings: readonly RecordScreening[]): string[] {
  const taken = screenings.filter((one) => one.instrument === instrument);
  const [first, last] = [taken[0], taken.at(-1)];
  if (!first || !last) return [`${instrument}: não respondido no período.`];
  if (taken.length === 1) return [resultSentence('', last)];
  return [
    resultSentence(`, primeiro de ${taken.length} resultados,`, first),
    resultSentence(', resultado mais recente,', last),
    `${instrument}, do primeiro ao mais recente: ${changeText(first, last)}.`,
  ];
}

/** @param screenings oldest first. */
export const screeningSentences = (screenings: readonly RecordScreening[]): string[] => [
  ...INSTRUMENTS.flatMap((instrument) => instrumentSentences(instrument, screenings)),
  ...(screenings.length > 0
    ? ['Os questionários perguntam pelas duas semanas anteriores; mais pontos indicam mais sintomas.']
    : []),
];

const isKnownQuality = (quality: string | null): quality is keyof typeof SLEEP_QUALITY_LABELS =>
  quality !== null && Object.hasOwn(SLEEP_QUALITY_LABELS, quality);

export const sleepSentences = ({ quality, hoursPerNight, issues }: RecordSleep): string[] =>
  [
    isKnownQuality(quality) ? [`Qualidade do sono, como a pessoa conta: ${SLEEP_QUALITY_LABELS[quality]}.`] : [],
    hoursPerNight === null
      ? []
      : [`Horas de sono por noite, como a pessoa conta: ${String(hoursPerNight).replace('.', ',')}.`],
    issues.length > 0 ? [`O que costuma atrapalhar o sono, como a pessoa conta: ${issues.join('; ')}.`] : [],
  ].flat();

/** The onboarding asks for conditions that a professional named or that the person notices, so it says both. */
export const treatmentSentences = ({ conditions, isReceiving, details }: RecordTreatment): string[] =>
  [
    conditions === null
      ? []
      : [`Condições de saúde mental, ditas por um profissional ou percebidas pela própria pessoa: ${conditions}`],
    isReceiving === null
      ? []
      : [`A pessoa conta que ${isReceiving ? 'faz algum' : 'não faz nenhum'} tratamento ou cuidado.`],
    details === null ? [] : [`Tratamento ou cuidado, como a pessoa conta: ${details}`],
  ].flat();
