import { createAccountPath, paths } from '@alento/domain/interface/paths';
import { MIN_SCORE, MOOD_LABELS, type MoodScore } from '@alento/domain/mood-entry/scale';
import { Check, Undo2 } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { formatTime } from '../../../lib/time/dates.format.ts';
import { crisis } from '../../../state/crisis/crisis.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { MoodPicker } from '../../../ui/mood/mood-picker.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { focusFaces } from '../record/faces-focus.ts';
import { HeavyDay } from '../record/heavy-day.tsx';
import { firstMoodCopy as copy } from './first-mood.copy.ts';
import { type FirstMood, readFirstMoods, removeFirstMoods, saveFirstMood, writeFirstMoods } from './first-moods.ts';

type SavedProps = { mood: FirstMood; isStored: boolean; onUndo: () => void };

const SavedLine = ({ mood, isStored, onUndo }: SavedProps) => (
  <div className="flex items-center justify-between gap-x-4">
    <p className="flex items-center gap-2 font-semibold">
      {isStored && <Check size={20} aria-hidden="true" className="shrink-0 text-brand" />}
      {isStored
        ? copy.saved(MOOD_LABELS[mood.score], formatTime(mood.timestamp, mood.timeZone))
        : MOOD_LABELS[mood.score]}
    </p>
    <Button variant="secondary" onClick={onUndo} className="shrink-0" icon={Undo2}>
      {copy.undo}
    </Button>
  </div>
);

type LinksProps = { create: 'accent' | 'quiet'; signIn: 'secondary' | 'quiet' };

const AccountLinks = ({ create, signIn }: LinksProps) => (
  <p className="mt-4 flex flex-wrap gap-2">
    <LinkButton to={createAccountPath} variant={create}>
      {copy.create}
    </LinkButton>
    <LinkButton to={paths.login} variant={signIn}>
      {copy.signIn}
    </LinkButton>
  </p>
);

/** Asks whether the moods of this device are to be stored in an account. */
const AskForAccount = ({ count, hasChosen }: { count: number; hasChosen: boolean }) => (
  <Card className="mt-6">
    <h2 className="font-semibold text-lg">{copy.askTitle}</h2>
    <p className="mt-1 max-w-prose text-ink-muted">
      {(count > 1 || !hasChosen) && `${copy.stored(count)} `}
      {copy.ask}
    </p>
    <AccountLinks create="accent" signIn="secondary" />
  </Card>
);

/** The screen /comecar: a visitor chooses a face before there is an account. Nothing leaves the device. */
export function FirstMoodScreen() {
  const here = useRef<HTMLDivElement>(null);
  const [mood, setMood] = useState<FirstMood | null>(null);
  const [isStored, setStored] = useState(true);
  const [status, setStatus] = useState('');
  const [count, setCount] = useState(0);
  // The prerendered page knows nothing of this device. Moods that were kept for too long are deleted.
  useLayoutEffect(() => {
    const moods = readFirstMoods();
    setCount(moods.length);
    void writeFirstMoods(moods);
  }, []);

  const choose = (score: MoodScore): void => {
    if (score === MIN_SCORE) crisis.raise({ source: 'score', kind: null, about: 'self' });
    const [saved, stored] = saveFirstMood(score, mood);
    setMood(saved);
    void stored.then((done) => {
      setStored(done);
      setCount(readFirstMoods().length);
    });
  };
  const undo = (): void => {
    if (mood) void removeFirstMoods([mood.key]).then(() => setCount(readFirstMoods().length));
    setMood(null);
    setStatus(copy.undone);
    focusFaces(here.current);
  };
  return (
    <div ref={here}>
      <PageTitle lead={mood ? copy.savedLead : copy.lead}>{copy.title}</PageTitle>
      <MoodPicker label={copy.title} size="large" saves chosen={mood?.score ?? null} onChoose={choose} />
      <div role="status" className="mt-4 min-h-6">
        {mood ? <SavedLine mood={mood} isStored={isStored} onUndo={undo} /> : status}
      </div>
      {mood && !isStored && <Alert>{copy.notStored}</Alert>}
      {mood?.score === MIN_SCORE && <HeavyDay />}
      {count > 0 ? (
        <AskForAccount count={count} hasChosen={mood !== null && isStored} />
      ) : (
        <AccountLinks create="quiet" signIn="quiet" />
      )}
    </div>
  );
}
