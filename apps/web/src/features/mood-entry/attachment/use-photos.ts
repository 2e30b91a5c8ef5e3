import { useRef, useState } from 'react';
import { preparePhoto, UnreadablePhoto } from '../../../lib/media/prepare-photo.ts';
import { useUnsavedWork } from '../../../lib/page/unsaved-work.ts';
import type { DisplayedEntry } from '../waiting/waiting-entry.ts';
import { attachmentCopy as copy } from './attachment.copy.ts';
import { attachmentOutbox } from './attachment-outbox.ts';
import { addAttachment } from './change-attachments.ts';

/** Adds chosen photos to an entry, one after the other, because each takes much memory. */
export function usePhotos(entry: DisplayedEntry, free: number) {
  const [preparing, setPreparing] = useState(0);
  const [status, setStatus] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const latest = useRef(entry);
  latest.current = entry;
  useUnsavedWork(preparing > 0);
  const isInPage = attachmentOutbox
    .useWaiting()
    .some(({ id, body }) => body.entryId === entry.id && !attachmentOutbox.isStored(id));

  const add = async (chosen: readonly File[]): Promise<void> => {
    const taken = chosen.slice(0, free);
    let [added, unreadable, failed] = [0, 0, 0];
    setStatus('');
    setProblems([]);
    for (const [index, file] of taken.entries()) {
      setPreparing(taken.length - index);
      try {
        const photo = await preparePhoto(file);
        await addAttachment(latest.current, photo);
        added += 1;
      } catch (failure) {
        if (failure instanceof UnreadablePhoto) unreadable += 1;
        else failed += 1;
      }
    }
    setPreparing(0);
    if (added > 0) setStatus(copy.added(added));
    setProblems([
      ...(chosen.length > taken.length ? [copy.tooMany(taken.length, chosen.length)] : []),
      ...(unreadable > 0 ? [copy.unreadable(unreadable)] : []),
      ...(failed > 0 ? [copy.notAdded] : []),
    ]);
  };

  return {
    add,
    preparing,
    status: preparing > 0 ? copy.preparing(preparing) : status,
    /** Says something instead of what was said before. */
    say(text: string): void {
      setStatus(text);
      setProblems([]);
    },
    // As long as it is so: what is only in this page may be sent.
    problems: [...problems, ...(isInPage ? [copy.notStored] : [])],
  };
}
