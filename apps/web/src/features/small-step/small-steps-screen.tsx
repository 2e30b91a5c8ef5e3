import type { SmallSteps } from '@alento/contract/small-step';
import type { Motivation } from '@alento/domain/onboarding/options';
import {
  CHANGEABLE_DAYS,
  daysDone,
  SMALL_STEPS_MAX,
  type SmallStep,
  weekOf,
} from '@alento/domain/small-step/small-step';
import { addDays, type LocalDate, lastDays } from '@alento/domain/time/local-date';
import { useQuery } from '@tanstack/react-query';
import { PencilLine, Plus } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../lib/api/api-error.ts';
import { newIdempotencyKey } from '../../lib/intent/idempotency-key.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { ToProfile } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ErrorState, Skeletons } from '../../ui/state/part-states.tsx';
import { smallStepCopy as copy, stepDialogCopy } from './small-step.copy.ts';
import { type StepChange, smallStepsQuery, useChangeSteps } from './small-step.queries.ts';
import { StepCard } from './step-card.tsx';
import { StepDialog } from './step-dialog.tsx';
import { ideasFor, type StepIdea } from './step-ideas.copy.ts';

type Props = {
  /** What the person wants from the app, which the ideas are chosen by. */
  goals: readonly Motivation[];
};

/** The screen /passos: the steps with this week, and ideas for others. */
export function SmallStepsScreen({ goals }: Props) {
  const { data, isPending, isFetching, refetch } = useQuery(smallStepsQuery());
  return (
    <div className="mx-auto max-w-3xl">
      <ToProfile />
      <PageTitle lead={copy.lead}>{copy.title}</PageTitle>
      {data ? (
        <Steps all={data} goals={goals} />
      ) : isPending ? (
        <Skeletons label={copy.loading} shapes={['h-40 rounded-card', 'h-64 rounded-card']} className="grid gap-4" />
      ) : (
        <ErrorState message={copy.failed} onRetry={() => void refetch()} busy={isFetching} />
      )}
    </div>
  );
}

function Steps({ all, goals }: Props & { all: SmallSteps }) {
  const today = useToday();
  const { mutateAsync: change } = useChangeSteps();
  const [edited, setEdited] = useState<SmallStep | 'new' | null>(null);
  const { steps } = all;

  const tryTo = async (work: StepChange, done?: () => void): Promise<void> => {
    try {
      await change(work);
      done?.();
    } catch (failure) {
      toast.failed(`${copy.notStored} ${messageOf(failure)}`);
    }
  };
  const save = async (step: SmallStep): Promise<void> => {
    const isThere = steps.some(({ id }) => id === step.id);
    await change({ steps: isThere ? steps.map((one) => (one.id === step.id ? step : one)) : [...steps, step] });
  };
  const take = (idea: StepIdea): void =>
    void tryTo({ steps: [...steps, { id: newIdempotencyKey(), ...idea }] }, () => toast.saved(copy.taken));
  /** The days that can't be changed any more are lost. */
  const bringBack = async (step: SmallStep, days: readonly LocalDate[]): Promise<void> => {
    await tryTo({ steps: [...steps.filter(({ id }) => id !== step.id), step] });
    for (const date of days) await tryTo({ mark: { id: step.id, date, isDone: true } });
  };
  const remove = (step: SmallStep): void => {
    setEdited(null);
    const days = daysDone(all, step.id, lastDays(today, CHANGEABLE_DAYS + 1));
    void tryTo({ steps: steps.filter(({ id }) => id !== step.id) }, () =>
      toast.saved(stepDialogCopy.removed, { undo: () => void bringBack(step, days) }),
    );
  };

  const lastWeek = weekOf(addDays(today, -7));
  const before = steps.reduce((sum, { id }) => sum + daysDone(all, id, lastWeek).length, 0);
  const isFull = steps.length >= SMALL_STEPS_MAX;
  return (
    <div className="grid gap-4">
      {before > 0 && <p>{copy.lastWeek(before)}</p>}
      {steps.map((step) => (
        <StepCard
          key={step.id}
          {...{ step, all, today }}
          onMark={(date, isDone) => void tryTo({ mark: { id: step.id, date, isDone } })}
          onEdit={() => setEdited(step)}
        />
      ))}
      {isFull ? (
        <p className="text-ink-muted">{copy.full}</p>
      ) : (
        <Ideas goals={goals} steps={steps} onTake={take} onWrite={() => setEdited('new')} />
      )}
      {edited !== null && (
        <StepDialog
          step={edited === 'new' ? undefined : edited}
          onSave={save}
          onRemove={() => edited !== 'new' && remove(edited)}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}

type IdeasProps = {
  goals: readonly Motivation[];
  steps: readonly SmallStep[];
  onTake: (idea: StepIdea) => void;
  onWrite: () => void;
};

/** Ideas to take by one tap, and a button to write a step. */
function Ideas({ goals, steps, onTake, onWrite }: IdeasProps) {
  const ideas = ideasFor(
    goals,
    steps.map(({ text }) => text),
  );
  const isFirst = steps.length === 0;
  return (
    <Card title={isFirst ? copy.emptyTitle : copy.ideas}>
      <p className="mt-1 text-ink-muted">{isFirst ? copy.emptyText : copy.ideasLead}</p>
      <ul className="mt-3 grid gap-2">
        {ideas.map((idea) => (
          <li key={idea.text}>
            <button
              type="button"
              className="flex min-h-14 w-full items-center gap-3 rounded-control border border-border px-4 py-2 text-left transition-colors hover:bg-brand-soft hover:text-on-brand-soft"
              onClick={() => onTake(idea)}
            >
              <Plus aria-hidden size={20} className="shrink-0 text-brand" />
              <span className="min-w-0">
                <span className="block font-semibold">{idea.text}</span>
                <span className="block text-sm">{copy.ofWeek(0, idea.timesAWeek)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Button variant="secondary" className="mt-4" icon={PencilLine} onClick={onWrite}>
        {copy.write}
      </Button>
    </Card>
  );
}
