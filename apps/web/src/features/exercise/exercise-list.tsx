import { Eye, type LucideIcon, PersonStanding, Wind } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SegmentedControl } from '../../ui/field/segmented-control.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { breathingCopy, exercisesPageCopy as copy, groundingCopy, relaxingCopy } from './exercise.copy.ts';
import { Grounding } from './grounding.tsx';
import { breathingPhases, relaxingPhases } from './phases.ts';
import { TimedExercise } from './timed-exercise.tsx';

const LENGTHS = [1, 2, 3, 5] as const;

type Exercise = {
  name: string;
  text: string;
  care: string;
  icon: LucideIcon;
  show: (minutes: number, onClose: () => void) => ReactNode;
};

const EXERCISES: readonly Exercise[] = [
  {
    ...breathingCopy,
    icon: Wind,
    show: (minutes, onClose) => <TimedExercise phases={breathingPhases(minutes)} onClose={onClose} />,
  },
  { ...groundingCopy, icon: Eye, show: (_, onClose) => <Grounding onClose={onClose} /> },
  {
    ...relaxingCopy,
    icon: PersonStanding,
    show: (_, onClose) => <TimedExercise phases={relaxingPhases()} onClose={onClose} />,
  },
];

const Lengths = ({ minutes, onChange }: { minutes: number; onChange: (minutes: number) => void }) => (
  <div className="mt-4">
    <SegmentedControl
      label={copy.length}
      options={LENGTHS.map((length) => ({ value: String(length), label: copy.minutes(length) }))}
      value={String(minutes)}
      onChange={(length) => onChange(Number(length))}
    />
  </div>
);

/** The three exercises. Each opens over the page, so that nothing else is on the screen. */
export function ExerciseList() {
  const [minutes, setMinutes] = useState(2);
  const [open, setOpen] = useState<Exercise | null>(null);
  const close = (): void => setOpen(null);
  const list = useRef<HTMLDivElement>(null);
  // A duration may have been chosen before hydration.
  useLayoutEffect(() => {
    const chosen = Number(list.current?.querySelector<HTMLInputElement>('input:checked')?.value);
    if (LENGTHS.some((length) => length === chosen)) setMinutes(chosen);
  }, []);
  return (
    <div ref={list} className="grid gap-4 lg:grid-cols-3">
      {EXERCISES.map((exercise) => {
        const { name, text, care, icon: Icon } = exercise;
        return (
          <Card key={name} className="flex flex-col">
            <Icon size={28} aria-hidden className="text-brand" />
            <h2 className="mt-3 font-bold text-lg">{name}</h2>
            <p className="mt-1">{text}</p>
            <p className="mt-2 text-ink-muted text-sm">{care}</p>
            {name === breathingCopy.name && <Lengths minutes={minutes} onChange={setMinutes} />}
            <div className="mt-auto pt-5">
              <Button size="lg" className="w-full" onClick={() => setOpen(exercise)}>
                {copy.begin(name)}
              </Button>
            </div>
          </Card>
        );
      })}
      {open && (
        <Dialog tall title={open.name} onClose={close}>
          {open.show(minutes, close)}
        </Dialog>
      )}
    </div>
  );
}
