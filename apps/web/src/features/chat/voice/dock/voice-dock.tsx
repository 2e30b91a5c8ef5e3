import { X } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { recordCopy as copy, voiceCopy } from '../voice.copy.ts';
import type { Voice } from '../voice.types.ts';
import { LevelMeter } from './level-meter.tsx';
import { PlaybackButtons, SpeedChoice } from './playback-controls.tsx';
import { RecordButton } from './record-button.tsx';
import { RecordingTime } from './recording-time.tsx';
import { StatusChip } from './status-chip.tsx';
import { type RecordButton as Press, useRecordButton } from './use-record-button.ts';
import { WarningBox } from './warning-box.tsx';

type Props = {
  voice: Voice;
  /** What was recognised so far of the sentence that is being spoken. */
  caption: string;
  /** Whether a reply is pending, by voice or by text. */
  isBusy: boolean;
  isOverLimit: boolean;
  isOnline: boolean;
};

type HintProps = { id: string; voice: Voice; press: Press; isOverLimit: boolean; isOnline: boolean };

/** Meter and time during a recording; otherwise how the button works. Its height doesn't change. */
function Hint({ id, voice, press, isOverLimit, isOnline }: HintProps) {
  const { status } = voice;
  return (
    <div className="grid min-h-11 content-center justify-items-center text-center text-ink-muted text-sm [@media(max-height:48rem)]:min-h-8 [@media(max-height:48rem)]:text-xs">
      {press.isOn && voice.recordingSince !== null && (
        <div className="flex items-center gap-3">
          <LevelMeter level={voice.level} />
          <RecordingTime since={voice.recordingSince} />
        </div>
      )}
      <p id={id} className={press.isOn && !press.isLeaving ? 'sr-only' : ''}>
        {press.isLeaving ? (
          copy.leaving
        ) : press.wasCancelled && status === 'ready' ? (
          copy.cancelled
        ) : isOverLimit && status === 'ready' ? (
          copy.overLimit
        ) : status === 'processing' ? (
          isOnline && copy.wait
        ) : status === 'error' ? (
          copy.failed
        ) : (
          <>
            <span className="pointer-coarse:hidden">{copy.holdHint}</span>
            <span className="hidden pointer-coarse:inline">{copy.tapHint}</span>
          </>
        )}
      </p>
    </div>
  );
}

/** The button with what can be done beside it: on the left to hear or to cancel, on the right the speed or to send. */
function Buttons({
  voice,
  press,
  canRecord,
  hintId,
}: {
  voice: Voice;
  press: Press;
  canRecord: boolean;
  hintId: string;
}) {
  return (
    <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
      <div className="flex flex-wrap justify-end gap-1">
        {press.isOn ? (
          <Button variant="secondary" onClick={press.cancel}>
            <X aria-hidden size={18} />
            {copy.cancel}
          </Button>
        ) : (
          <PlaybackButtons voice={voice} />
        )}
      </div>
      <RecordButton press={press} canRecord={canRecord} hintId={hintId} />
      <div className="flex">
        {press.isOn ? (
          press.isFree && (
            <Button onClick={press.send} className="px-3">
              {copy.send}
            </Button>
          )
        ) : (
          <SpeedChoice voice={voice} />
        )}
      </div>
    </div>
  );
}

/** What is below the messages during a session: its state, warnings, and the record button. */
export function VoiceDock({ voice, caption, isBusy, isOverLimit, isOnline }: Props) {
  const hintId = useId();
  const { status } = voice;
  const canRecord = (status === 'ready' || status === 'playing') && !isBusy && isOnline;
  const press = useRecordButton(voice, canRecord);
  return (
    <section
      aria-label={voiceCopy.area}
      // In a low window the dock is smaller, so that the conversation, which is also the captions, has room.
      className="max-h-[70%] shrink-0 overflow-y-auto border-border border-t px-4 pt-2 pb-2 [@media(max-height:48rem)]:py-1"
    >
      <div className="mx-auto grid w-full max-w-prose gap-2 [@media(max-height:48rem)]:gap-1">
        <div className="flex items-center justify-between gap-2">
          <StatusChip status={status} />
          <Button variant="secondary" onClick={voice.end}>
            {voiceCopy.end}
          </Button>
        </div>
        {!isOnline && (
          <p role="status" className="text-sm">
            {voiceCopy.offline}
          </p>
        )}
        <WarningBox warning={voice.warning} onDismiss={voice.dismissWarning} />
        {caption !== '' && (
          <p className="line-clamp-3 text-sm">
            <span className="text-ink-muted">{copy.caption}: </span>
            {caption}
          </p>
        )}
        <Buttons voice={voice} press={press} canRecord={canRecord} hintId={hintId} />
        <Hint id={hintId} voice={voice} press={press} isOverLimit={isOverLimit} isOnline={isOnline} />
        {(canRecord || press.isOn) && (
          // Its place stays during a recording, so that the round button doesn't move below the pointer.
          <Button
            variant="quiet"
            onClick={press.beginFree}
            className={`justify-self-center pointer-coarse:hidden ${press.isOn ? 'invisible' : ''}`}
          >
            {copy.free}
          </Button>
        )}
      </div>
    </section>
  );
}
