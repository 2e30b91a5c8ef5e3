import type { Screening } from '@alento/contract/screening';
import { paths } from '@alento/domain/interface/paths';
import {
  DIFFICULTY_ANSWERS,
  FORMS,
  type Instrument,
  maxScoreOf,
  SEVERITIES,
} from '@alento/domain/screening/instruments';
import type { LocalDate } from '@alento/domain/time/local-date';
import { Link } from 'react-router';
import { Badge } from '../../../ui/badge.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { HelpContacts } from '../../../ui/help-contacts.tsx';
import { Section } from '../../../ui/section.tsx';
import { bandTexts, changeCopy, resultCopy, type StepLink } from './result.copy.ts';
import { bandTitle, changeSentences } from './result-text.ts';

/** Illustrates the position of a score among the bands. The text beside it has the same content. */
function ScoreStrip({ instrument, score }: { instrument: Instrument; score: number }) {
  const { bands } = FORMS[instrument];
  const count = maxScoreOf(instrument) + 1;
  return (
    <div aria-hidden="true" className="pt-4">
      <div className="relative flex gap-0.5">
        {bands.map(({ from, to, severity }) => (
          <div key={from} style={{ flexGrow: to - from + 1 }} className="basis-0">
            <div
              className={`h-4 border border-border ${from === 0 ? 'rounded-l-pill' : ''} ${to === count - 1 ? 'rounded-r-pill' : ''}`}
              style={{ backgroundColor: `var(--band-${SEVERITIES.indexOf(severity)})` }}
            />
            <p className="mt-1 text-center text-xs whitespace-nowrap text-ink-muted tabular-nums">
              {from}–{to}
            </p>
          </div>
        ))}
        <span
          className="absolute -top-1 h-6 w-1.5 -translate-x-1/2 rounded-pill bg-brand ring-2 ring-surface"
          style={{ left: `${((score + 0.5) / count) * 100}%` }}
        />
      </div>
    </div>
  );
}

type Props = {
  result: Screening;
  /** The previous result. Null for a first one, undefined while it is unknown. */
  before: Screening | null | undefined;
  today: LocalDate;
};

/** From this answer on, the difficulty is mentioned. */
const HEAVY_DIFFICULTY = DIFFICULTY_ANSWERS.indexOf('Muita dificuldade');

const LINKS: Readonly<Record<StepLink, string>> = {
  psychologists: paths.psychologists,
  care: paths.home,
  safetyPlan: paths.safetyPlan,
};

/** A result: what it means, what it doesn't mean, next steps, and help. */
export function ScreeningResult({ result, before, today }: Props) {
  const { instrument, severity, score, difficulty, raisesCrisis } = result;
  const text = bandTexts[instrument][severity];
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:gap-6 lg:grid-cols-12">
      {raisesCrisis && <CrisisHelp />}
      <div className="grid gap-4 sm:gap-6 lg:col-span-7">
        <Card>
          <Badge tone="brand">{resultCopy.screening}</Badge>
          <h2 className="mt-3 text-2xl font-bold tracking-tight">{bandTitle(result)}</h2>
          <p className="mt-1 text-ink-muted tabular-nums">{resultCopy.score(score, maxScoreOf(instrument))}</p>
          <ScoreStrip instrument={instrument} score={score} />
          <p className="mt-4 max-w-prose">{text?.meaning}</p>
          {(difficulty ?? 0) >= HEAVY_DIFFICULTY && <p className="mt-3 max-w-prose">{resultCopy.heavyDifficulty}</p>}
        </Card>
        <Card title={resultCopy.nextTitle}>
          <ol className="mt-3 flex flex-col gap-4">
            {text?.steps.map((step) => (
              <li key={step.text} className="max-w-prose border-l-2 border-brand-soft pl-4">
                {step.text}
                {step.link && (
                  <Link
                    to={LINKS[step.link]}
                    className="-mb-2 flex min-h-11 w-fit items-center text-sm font-semibold text-brand underline-offset-4 hover:underline"
                  >
                    {resultCopy.links[step.link]}
                  </Link>
                )}
              </li>
            ))}
          </ol>
        </Card>
      </div>
      <div className="grid gap-4 sm:gap-6 lg:col-span-5">
        {before !== undefined && (
          <Card title={changeCopy.title}>
            {changeSentences(result, before, today).map((sentence) => (
              <p key={sentence} className="mt-2 max-w-prose">
                {sentence}
              </p>
            ))}
          </Card>
        )}
        <Card title={resultCopy.limitsTitle}>
          <p className="mt-2 max-w-prose text-ink-muted">{resultCopy.limits}</p>
        </Card>
        {!raisesCrisis && (
          <Card title={resultCopy.helpTitle}>
            <p className="mt-1 mb-3 text-ink-muted">{resultCopy.helpText}</p>
            <HelpContacts />
          </Card>
        )}
      </div>
    </div>
  );
}

/** Shown first if the answer to the ninth item was above 0, at any score. */
const CrisisHelp = () => (
  <Section
    title={resultCopy.crisisTitle}
    className="rounded-card border border-border bg-accent-soft p-5 text-on-accent-soft sm:p-6 lg:col-span-12"
  >
    <p className="mt-1 mb-4 max-w-prose">{resultCopy.crisisText}</p>
    <HelpContacts />
    <div className="mt-3 flex flex-wrap gap-2">
      <LinkButton to={paths.help} variant="secondary">
        {resultCopy.moreHelp}
      </LinkButton>
      <LinkButton to={paths.safetyPlan} variant="secondary">
        {resultCopy.links.safetyPlan}
      </LinkButton>
    </div>
  </Section>
);
