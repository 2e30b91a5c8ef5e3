import { ATTACHMENTS_OF_ENTRY } from '@alento/domain/attachment/attachment';
import { ImagePlus, MicVocal } from 'lucide-react';
import { type ChangeEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import type { DisplayedEntry } from '../waiting/waiting-entry.ts';
import { attachmentCopy as copy } from './attachment.copy.ts';
import type { RecordedVoice } from './attachment.types.ts';
import { addAttachment, canAttach } from './change-attachments.ts';
import { EntryAttachments } from './entry-attachments.tsx';
import { useAttachmentsOf } from './shown-attachments.ts';
import { usePhotos } from './use-photos.ts';

const VoiceRecorder = lazyPart(async () => (await import('./voice-recorder.tsx')).VoiceRecorder);

/** From how many on the person is told how many the plan still allows this month. */
const LEFT_TOLD = 5;

type Props = {
  entry: DisplayedEntry;
  /** Called with whether the entry may have any, and with false when it is no longer shown. */
  onFiles?: (hasFiles: boolean) => void;
};

/** The photos and the voice note of an entry, and the buttons to add some. They are saved by themselves. */
export function AddAttachments({ entry, onFiles }: Props) {
  const { shown, state, left } = useAttachmentsOf(entry);
  // A list that can't be loaded may have some.
  const hasFiles = shown.length > 0 || state === 'failed';
  const tell = useEffectEvent((has: boolean) => onFiles?.(has));
  useEffect(() => {
    tell(hasFiles);
    return () => tell(false);
  }, [hasFiles]);
  const count = (wanted: 'photo' | 'voice'): number => shown.filter(({ kind }) => kind === wanted).length;
  const free = Math.max(0, ATTACHMENTS_OF_ENTRY.photo - count('photo'));
  const { add, preparing, status, say, problems } = usePhotos(entry, free);
  const [isRecording, setRecording] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const title = useId();
  if (!canAttach()) return null;

  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(target.files ?? [])];
    // So that the same photo can be chosen again.
    target.value = '';
    if (files.length > 0) void add(files);
  };

  const canChoose = free > 0 && preparing === 0;

  const keepVoice = async (voice: RecordedVoice): Promise<void> => {
    await addAttachment(entry, voice);
    setRecording(false);
    say(copy.voiceAdded);
  };

  return (
    <section data-focus-home tabIndex={-1} aria-labelledby={title}>
      <p id={title} className="font-semibold">
        {copy.group}
      </p>
      <p className="mt-1 max-w-prose text-ink-muted text-sm">{copy.hint}</p>
      {left !== null && left <= LEFT_TOLD && <p className="mt-1 max-w-prose text-sm">{copy.leftThisMonth(left)}</p>}
      <EntryAttachments entry={entry} when={null} isEditing onRemoved={() => say('')} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          icon={ImagePlus}
          // Not disabled, so that it keeps the focus.
          aria-disabled={!canChoose}
          aria-busy={preparing > 0}
          onClick={() => canChoose && input.current?.click()}
          className="aria-disabled:bg-surface-sunken aria-disabled:text-ink-muted"
        >
          {copy.addPhoto}
        </Button>
        {count('voice') < ATTACHMENTS_OF_ENTRY.voice && (
          <Button variant="secondary" icon={MicVocal} onClick={() => setRecording(true)}>
            {copy.addVoice}
          </Button>
        )}
      </div>
      <input ref={input} type="file" accept="image/*" multiple hidden aria-label={copy.addPhoto} onChange={choose} />
      <p role="status" className="mt-1 min-h-6 text-sm">
        {[status, free <= 1 && preparing === 0 ? copy.left(free) : ''].join(' ').trim()}
      </p>
      {problems.length > 0 && (
        <div role="alert" className="max-w-prose text-danger text-sm">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
      {isRecording && <VoiceRecorder onUse={keepVoice} onClose={() => setRecording(false)} />}
    </section>
  );
}
