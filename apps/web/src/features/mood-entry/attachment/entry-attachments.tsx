import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { messageOf } from '../../../lib/api/api-error.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { ConfirmDialog } from '../../../ui/overlay/dialog.tsx';
import { focusHomeOf } from '../../../ui/overlay/focus-return.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { WaitingBadge } from '../waiting/waiting-badge.tsx';
import type { DisplayedEntry } from '../waiting/waiting-entry.ts';
import { attachmentCopy as copy } from './attachment.copy.ts';
import type { ShownAttachment } from './attachment.types.ts';
import { attachmentSource } from './attachment-files.ts';
import { attachmentOutbox, sendAttachmentAgain } from './attachment-outbox.ts';
import { removeAttachment } from './change-attachments.ts';
import { ListFailed, useSpeaksOf } from './list-failed.tsx';
import { PhotoThumbnails } from './photo/photo-thumbnails.tsx';
import { useAttachmentsOf } from './shown-attachments.ts';
import { VoicePlayer } from './voice-player.tsx';

// Loaded at the first tap on a photo.
const PhotoViewer = lazyPart(async () => (await import('./photo/photo-viewer.tsx')).PhotoViewer);

type VoiceProps = { voice: ShownAttachment; onRemove: (() => void) | false };

function Voice({ voice: { id, durationMs, waiting }, onRemove }: VoiceProps) {
  return (
    <div className="grid justify-items-start gap-1">
      <div className="flex w-full max-w-md items-center gap-1">
        <div className="min-w-0 flex-1">
          <VoicePlayer durationMs={durationMs ?? 0} load={() => attachmentSource.file(id)} />
        </div>
        {onRemove && (
          <IconButton label={copy.removeVoice} onClick={onRemove}>
            <Trash2 size={18} aria-hidden />
          </IconButton>
        )}
      </div>
      {waiting && <WaitingBadge refusal={waiting.refusal} />}
    </div>
  );
}

const isRefused = ({ waiting }: ShownAttachment): boolean => waiting?.refusal != null;

/** Refusals that the same file would get again. */
const FINAL = ['ATTACHMENT_INVALID', 'ATTACHMENT_TOO_LARGE', 'ENTRY_WAITS', 'FILE_LOST'];

type RefusalsProps = { shown: readonly ShownAttachment[]; onAgain: (refused: readonly ShownAttachment[]) => void };

/** Why the server refused something, each reason once, and a button that sends it again. */
function Refusals({ shown, onAgain }: RefusalsProps) {
  const reasons = new Map(
    shown.flatMap(({ waiting }) => (waiting?.refusal ? [[waiting.refusal.code, waiting.refusal]] : [])),
  );
  return [...reasons].map(([code, { message }]) => (
    <div key={code} className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="max-w-prose text-danger text-sm">{message}</p>
      {!FINAL.includes(code) && (
        <Button
          variant="secondary"
          onClick={() => onAgain(shown.filter(({ waiting }) => waiting?.refusal?.code === code))}
        >
          {copy.again}
        </Button>
      )}
    </div>
  ));
}

/** Sends again what the server refused, and says whether it has it now. Without a network it waits. */
async function sendAgain(refused: readonly ShownAttachment[]): Promise<void> {
  await Promise.all(refused.map(({ id }) => sendAttachmentAgain(id)));
  const fates = refused.map(({ id }) => attachmentOutbox.fate(id));
  const failed = fates.find((fate) => fate.state === 'refused');
  if (failed) toast.failed(failed.refusal.message);
  else if (fates.every(({ state }) => state === 'sent')) toast.saved(copy.sentAgain);
}

type Props = {
  entry: DisplayedEntry;
  /** Day and time of the entry; null for the one that is being recorded. */
  when: string | null;
  /** Whether each can be deleted right there. What the server refused always can. */
  isEditing?: boolean;
  onRemoved?: () => void;
};

/**
 * The photos and the voice note of an entry. Nothing if it has none. When a focused button goes, the focus returns to
 * what is around: the element with `data-focus-home`.
 */
export function EntryAttachments({ entry, when, isEditing = false, onRemoved }: Props) {
  const { shown, month, state, retry } = useAttachmentsOf(entry);
  const speaks = useSpeaksOf(month, state === 'failed' && !isEditing);
  const hasFailed = isEditing ? state === 'failed' : speaks;
  const frame = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const [asked, setAsked] = useState<ShownAttachment | null>(null);
  const photos = shown.filter(({ kind }) => kind === 'photo');
  const voices = shown.filter(({ kind }) => kind === 'voice');

  const remove = async (attachment: ShownAttachment | undefined): Promise<void> => {
    if (!attachment) return;
    const home = focusHomeOf(frame.current);
    try {
      await removeAttachment(attachment);
      toast.saved(copy.removed[attachment.kind]);
      onRemoved?.();
      // The viewer keeps the focus, and returns it when it closes.
      if (opened === null) home?.focus({ preventScroll: true });
    } catch (failure) {
      toast.failed(`${copy.notRemoved}. ${messageOf(failure)}`);
    }
  };
  const listAgain = async (): Promise<void> => {
    const home = focusHomeOf(frame.current);
    if (await retry()) home?.focus({ preventScroll: true });
  };
  const find = (id: string): ShownAttachment | undefined => shown.find((one) => one.id === id);

  if (shown.length === 0 && asked === null && opened === null && !hasFailed) return null;
  return (
    <div ref={frame} className="mt-2 grid gap-2">
      {hasFailed && <ListFailed text={isEditing ? copy.notLoaded : copy.notLoadedOfMonth} onRetry={listAgain} />}
      <PhotoThumbnails
        photos={photos}
        source={attachmentSource}
        when={when}
        onOpen={setOpened}
        onRemove={(id) => setAsked(find(id) ?? null)}
        isEditing={isEditing}
      />
      {voices.map((voice) => (
        <Voice key={voice.key} voice={voice} onRemove={(isEditing || isRefused(voice)) && (() => setAsked(voice))} />
      ))}
      <Refusals
        shown={shown}
        onAgain={(refused) => {
          focusHomeOf(frame.current)?.focus({ preventScroll: true });
          void sendAgain(refused);
        }}
      />
      {opened !== null && (
        <PhotoViewer
          photos={photos}
          source={attachmentSource}
          when={when}
          first={opened}
          onClose={() => setOpened(null)}
          onRemove={(id) => remove(find(id))}
        />
      )}
      {asked && (
        <ConfirmDialog
          danger
          title={copy.removeTitle[asked.kind]}
          description={copy.removeText}
          confirmLabel={copy.removeConfirm}
          cancelLabel={copy.removeCancel}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            void remove(asked);
          }}
        />
      )}
    </div>
  );
}
