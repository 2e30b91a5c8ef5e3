import type { Patient, PatientScreening } from '@alento/contract/sharing/patients';
import { screeningSentences } from '@alento/domain/health-record/answer-sentences.copy';
import { dayText } from '@alento/domain/health-record/record-text.copy';
import { DIFFICULTY_ANSWERS, FORMS, SCREENING_ANSWERS } from '@alento/domain/screening/instruments';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../../lib/time/dates.format.ts';
import { bandText, scoreText } from '../../../ui/chart/figures/score-figure.ts';
import { Fold } from '../../../ui/fold.tsx';
import { ScoreFigures } from '../../../ui/health-record/score-figures.tsx';
import { questionnaires } from '../../../ui/screening/questionnaires.copy.ts';
import { PartSection, Sentences } from '../page/part-section.tsx';
import { screeningsQuery } from '../patient.queries.ts';
import { screeningCopy as copy } from './screening-section.copy.ts';
import { SelfHarmAnswer } from './self-harm-answer.tsx';

const answerText = (answer: number | undefined): string =>
  (answer === undefined ? undefined : SCREENING_ANSWERS[answer]) ?? copy.missing;

function Answers({ instrument, answers, difficulty }: PatientScreening) {
  const { question, items } = questionnaires[instrument];
  return (
    <>
      <p className="max-w-prose text-ink-muted text-sm">{question}</p>
      <ol className="mt-2 divide-y divide-border">
        {FORMS[instrument].items.map((key, place) => (
          <li key={key} className="grid gap-x-4 py-2 text-sm sm:grid-cols-[minmax(0,1fr)_12rem]">
            <span>
              <span className="text-ink-muted tabular-nums">{place + 1}. </span>
              {items[place]}
            </span>
            <span className="font-semibold">{answerText(answers[key])}</span>
          </li>
        ))}
        {difficulty !== null && (
          <li className="grid gap-x-4 py-2 text-sm sm:grid-cols-[minmax(0,1fr)_12rem]">
            <span>{copy.difficulty}</span>
            <span className="font-semibold">{DIFFICULTY_ANSWERS[difficulty] ?? copy.missing}</span>
          </li>
        )}
      </ol>
    </>
  );
}

function Result({ result }: { result: PatientScreening }) {
  const { instrument, localDate, answers } = result;
  const day = formatDate(localDate);
  return (
    <li className="py-4">
      <p className="font-semibold">{copy.result(instrument, day)}</p>
      <p className="tabular-nums">
        {scoreText(result)} · {bandText(result)}
      </p>
      <SelfHarmAnswer {...result} />
      {Object.keys(answers).length > 0 && (
        <Fold name={copy.answers(instrument, dayText(localDate))}>
          <Answers {...result} />
        </Fold>
      )}
    </li>
  );
}

function Results({ screenings }: { screenings: readonly PatientScreening[] }) {
  const oldestFirst = screenings.toReversed();
  if (screenings.length === 0) return <p className="mt-2 text-ink-muted">{copy.none}</p>;
  return (
    <>
      <Sentences sentences={[...screeningSentences(oldestFirst), copy.limits]} />
      <ScoreFigures screenings={oldestFirst} />
      <h3 className="mt-6 break-after-avoid font-semibold">{copy.results}</h3>
      <ul className="divide-y divide-border">
        {screenings.map((result) => (
          <Result key={result.id} result={result} />
        ))}
      </ul>
    </>
  );
}

/** The questionnaires: how the scores went, and each answer on demand. */
export const ScreeningSection = ({ patient: { id } }: { patient: Patient }) => (
  <PartSection name="screenings" query={useQuery(screeningsQuery(id))}>
    {(screenings) => <Results screenings={screenings} />}
  </PartSection>
);
