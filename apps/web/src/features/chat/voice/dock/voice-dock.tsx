import { VOICE_RECORDING_MAX_MS } from '@alento/domain/voice/limits';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { LevelMeter } from '../../../../ui/recording/level-meter.tsx';
import { RecordingTime } from '../../../../ui/recording/recording-time.tsx';
import { recordCopy as copy, voiceCopy } from '../voice.copy.ts';
import type { Voice } from '../voice.ts';
import { PlaybackButtons, SpeedChoice, StatusChip } from './dock-parts.tsx';
import { RecordButton, type Recording, useRecording } from './record-button.tsx';
import { WarningBox } from './warning-box.tsx';

type Props = {
  voice: Voice;
  /** Whether a reply is pending, by voice or by text. */
  isBusy: boolean;
  isOverLimit: boolean;
  isOnline: boolean;
};

const HOW_TO = (
  <>
    <span className="pointer-coarse:hidden">{copy.holdHint}</span>
    <span className="hidden pointer-coarse:inline">{copy.tapHint}</span>
  </>
);

/** What happens now, otherwise how the button works. */
function hintOf(
  { voice: { status }, isOverLimit, isOnline }: Props,
  { isLeaving, wasCancelled }: Recording,
): ReactNode {
  if (isLeaving) return copy.leaving;
  if (status === 'ready' && wasCancelled) return copy.cancelled;
  if (status === 'ready' && isOverLimit) return copy.overLimit;
  if (status === 'processing') return isOnline && copy.wait;
  return status === 'error' ? copy.failed : HOW_TO;
}

/** What is below the messages during a session: its state, warnings, and the record button. */
export function VoiceDock(props: Props) {
  const { voice, isBusy, isOnline } = props;
  const { status, caption, recordingSince } = voice;
  const hintId = useId();
  const recording = useRecording(voice, (status === 'ready' || status === 'playing') && !isBusy && isOnline);
  const { isOn, finish } = recording;
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
        {/* On the left what there is to hear or to cancel, on the right the speed, or to send. */}
        <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
          <div className="flex flex-wrap justify-end gap-1">
            {isOn ? (
              <Button variant="secondary" onClick={() => finish(false)} icon={X}>
                {copy.cancel}
              </Button>
            ) : (
              <PlaybackButtons voice={voice} />
            )}
          </div>
          <RecordButton recording={recording} hintId={hintId} />
          <div className="flex">
            {!isOn && <SpeedChoice voice={voice} />}
            {recording.isFree && (
              <Button onClick={() => finish(true)} className="px-3">
                {copy.send}
              </Button>
            )}
          </div>
        </div>
        {/* Its height doesn't change. */}
        <div className="grid min-h-11 content-center justify-items-center text-center text-ink-muted text-sm [@media(max-height:48rem)]:min-h-8 [@media(max-height:48rem)]:text-xs">
          {isOn && recordingSince !== null && (
            <div className="flex items-center gap-3">
              <LevelMeter level={voice.level} />
              <RecordingTime since={recordingSince} maxMs={VOICE_RECORDING_MAX_MS} />
            </div>
          )}
          <p id={hintId} className={isOn && !recording.isLeaving ? 'sr-only' : ''}>
            {hintOf(props, recording)}
          </p>
        </div>
        {(recording.canRecord || isOn) && (
          // Its place stays during a recording, so that the round button doesn't move below the pointer.
          <Button
            variant="quiet"
            onClick={() => recording.begin('free')}
            className={`justify-self-center pointer-coarse:hidden ${isOn ? 'invisible' : ''}`}
          >
            {copy.free}
          </Button>
        )}
      </div>
    </section>
  );
}
