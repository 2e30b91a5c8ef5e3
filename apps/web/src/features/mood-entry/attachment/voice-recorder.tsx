import { VOICE_NOTE_MAX_MS } from '@alento/domain/attachment/attachment';
import { Check, MicVocal, RotateCcw, Square } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useBlockInterruptions } from '../../../lib/page/block-interruptions.ts';
import { useLeaveQuestion } from '../../../lib/page/leave-question.ts';
import { useUnsavedWork } from '../../../lib/page/unsaved-work.ts';
import { keepAwake } from '../../../platform/keep-awake.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../../ui/overlay/dialog.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { LevelMeter } from '../../../ui/recording/level-meter.tsx';
import { RecordingTime } from '../../../ui/recording/recording-time.tsx';
import { UnblockMicrophone } from '../../../ui/recording/unblock-microphone.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { RecordedVoice } from './attachment.types.ts';
import { recorderCopy as copy } from './voice-note.copy.ts';
import { VoiceNote } from './voice-note.ts';
import { VoicePlayer } from './voice-player.tsx';

type State = ReturnType<VoiceNote['current']>;

/** What screen readers announce. */
function spokenOf({ step, voice, end }: State): string {
  if (step === 'recording') return copy.recording;
  if (step === 'opening') return copy.opening;
  if (step === 'ending') return copy.ending;
  if (voice === null) return '';
  const reason = end === null || end === 'person' ? '' : copy.ends[end];
  return `${reason} ${copy.recorded(voice.durationMs / 1000)}`.trim();
}

/** Why there is no recording, and what to do. */
const Failure = ({ failure }: { failure: NonNullable<State['failure']> }) => (
  <div role="alert" className="max-w-md">
    <p className={failure === 'denied' ? 'mb-2 font-semibold' : ''}>{copy.failures[failure]}</p>
    {failure === 'denied' && <UnblockMicrophone />}
  </div>
);

const MicPicture = ({ isOn }: { isOn: boolean }) => (
  <span
    className={`grid size-16 place-items-center rounded-pill [@media(max-height:28rem)]:hidden ${isOn ? 'bg-accent text-on-accent' : 'bg-brand-soft text-on-brand-soft'}`}
  >
    <MicVocal aria-hidden size={30} />
  </span>
);

/** Before and during a recording. One button begins and ends it, so that the focus stays on it. */
function RecordStep({ note, state, onRecord }: { note: VoiceNote; state: State; onRecord: () => void }) {
  const { step, since, failure } = state;
  const button = useRef<HTMLButtonElement>(null);
  // The button that wanted another recording is gone.
  useEffect(() => button.current?.focus(), []);
  const isOn = step === 'recording';
  const label = isOn ? copy.stop : step !== 'still' ? copy.opening : failure ? copy.retry : copy.record;
  return (
    <div className="flex min-h-64 flex-col items-center justify-center gap-5 text-center">
      <MicPicture isOn={isOn} />
      {isOn && since !== null ? (
        <div className="flex min-h-12 flex-col items-center gap-3">
          <RecordingTime since={since} maxMs={VOICE_NOTE_MAX_MS} />
          <LevelMeter level={note.level} />
        </div>
      ) : failure && step === 'still' ? (
        <Failure failure={failure} />
      ) : (
        <p className="grid min-h-12 max-w-sm content-center text-ink-muted">
          {step === 'opening' ? copy.openingHint : copy.readyHint}
        </p>
      )}
      <Button
        size="lg"
        ref={button}
        data-focus-first
        icon={isOn ? Square : MicVocal}
        aria-disabled={step === 'opening' || step === 'ending'}
        onClick={() => (isOn ? void note.stop() : onRecord())}
      >
        {label}
      </Button>
    </div>
  );
}

type RecordedProps = {
  state: State;
  voice: RecordedVoice;
  isStoring: boolean;
  onUse: () => void;
  onAgain: () => void;
};

/** After a recording: to listen to it, to use it, or to record again. */
function RecordedStep({ state: { end, failure }, voice, isStoring, onUse, onAgain }: RecordedProps) {
  const frame = useRef<HTMLDivElement>(null);
  // The button that ended the recording is gone.
  useEffect(() => frame.current?.querySelector<HTMLElement>('[data-voice-player] button')?.focus(), []);
  return (
    <div ref={frame} className="flex min-h-64 flex-col items-center justify-center gap-5">
      {failure ? <Failure failure={failure} /> : <p>{end && end !== 'person' ? copy.ends[end] : copy.listenHint}</p>}
      <VoicePlayer durationMs={voice.durationMs} load={async () => voice.file} />
      <div className="flex flex-wrap justify-center gap-2">
        <Button size="lg" variant="secondary" icon={RotateCcw} disabled={isStoring} onClick={onAgain}>
          {copy.again}
        </Button>
        <Button size="lg" icon={Check} aria-disabled={isStoring} onClick={() => !isStoring && onUse()}>
          {isStoring ? copy.using : copy.use}
        </Button>
      </div>
    </div>
  );
}

type Props = {
  /** Stores the recording and closes the recorder. If it rejects, the recording stays here. */
  onUse: (voice: RecordedVoice) => Promise<void>;
  onClose: () => void;
};

/**
 * Records a voice note in a sheet. It ends at its greatest length, and when the app leaves the screen. A recording that
 * isn't used is discarded only by confirmation: one whose screen was removed is offered when the recorder opens again.
 */
export function VoiceRecorder({ onUse, onClose }: Props) {
  const [note] = useState(() => new VoiceNote());
  useEffect(() => note.attach(), [note]);
  const state = useSyncExternalStore(note.subscribe, note.current);
  const { step, voice } = state;
  const isOn = step === 'recording';
  const [asksToLeave, setAsksToLeave] = useState(false);
  const [isStoring, setStoring] = useState(false);
  const hasWork = isOn || step === 'ending' || voice !== null;
  useUnsavedWork(hasWork);
  useLeaveQuestion(hasWork);
  useBlockInterruptions(isOn);
  useEffect(() => (isOn ? keepAwake() : undefined), [isOn]);

  const close = (): void => {
    if (isStoring) return;
    void note.stop();
    if (hasWork) setAsksToLeave(true);
    else onClose();
  };
  const record = (): void => {
    setAsksToLeave(false);
    void note.record();
  };
  const use = async (used: RecordedVoice): Promise<void> => {
    setStoring(true);
    try {
      await onUse(used);
      note.forget();
    } catch {
      toast.failed(copy.notUsed);
    } finally {
      setStoring(false);
    }
  };
  const discard = (): void => {
    note.forget();
    onClose();
  };
  return (
    <>
      <Dialog title={copy.title} description={copy.lead} onClose={close}>
        <VisuallyHidden role="status">{spokenOf(state)}</VisuallyHidden>
        {voice !== null && step === 'still' ? (
          <RecordedStep
            state={state}
            voice={voice}
            isStoring={isStoring}
            onUse={() => void use(voice)}
            onAgain={record}
          />
        ) : (
          <RecordStep note={note} state={state} onRecord={record} />
        )}
      </Dialog>
      <ConfirmDialog
        open={asksToLeave && hasWork}
        danger
        title={copy.leaveTitle}
        description={copy.leaveText}
        confirmLabel={copy.leaveConfirm}
        cancelLabel={copy.leaveCancel}
        onClose={() => setAsksToLeave(false)}
        onConfirm={discard}
      />
    </>
  );
}
