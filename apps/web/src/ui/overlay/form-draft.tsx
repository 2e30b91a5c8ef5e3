import { useEffect, useRef, useState } from 'react';
import { changedFields, restoredFields } from '../../lib/draft/changed-fields.ts';
import { dropDraft, dropSaved, type Fields, keepDraft, readDraft } from '../../lib/draft/form-draft.ts';
import { useUnsavedWork } from '../../lib/page/unsaved-work.ts';
import { session } from '../../lib/session/session.ts';
import { Button } from '../button.tsx';
import { draftCopy } from './form-draft.copy.ts';
import { toast } from './toast.tsx';
import { useWhileMounted } from './use-while-mounted.ts';

/** Name of the message that the changes of a form are kept. */
const KEPT = 'draft-kept';

/**
 * The fields of a form in a dialog. Changes that were not saved are stored on this device, whatever way the dialog is
 * left, and are in the form when it opens again.
 *
 * @param form name of the form and id of its subject, which the server may give another id meanwhile
 * @param saved the fields as they are saved when the form opens
 * @param about what the form is about, for screens that list drafts
 */
export function useFormDraft<F extends Fields>(form: string, saved: F, onClose: () => void, about?: unknown) {
  const [first] = useState(saved);
  const [restored, setRestored] = useState(() => restoredFields(form, first));
  const [fields, setFields] = useState<F>({ ...first, ...restored });
  // The message that the changes are kept would cover them.
  useEffect(() => {
    if (restored) toast.dismiss(KEPT);
  }, [restored]);
  const closeMounted = useWhileMounted(onClose);
  const changed = changedFields(first, fields);
  const isChanged = Object.keys(changed).length > 0;
  useUnsavedWork(isChanged, { survivesLeaving: true });
  const draft = JSON.stringify({ changed, about });
  const stored = useRef({ form, outcome: Promise.resolve(true) });
  useEffect(() => {
    if (stored.current.form !== form) dropDraft(stored.current.form);
    stored.current = { form, outcome: keepDraft(form, JSON.parse(draft)) };
  }, [form, draft]);

  return {
    fields,
    change: (next: Partial<F>): void => setFields((before) => ({ ...before, ...next })),
    /** Closes the dialog; the changes stay as a draft. */
    close(): void {
      onClose();
      if (!isChanged) return;
      void stored.current.outcome.then((isStored) =>
        isStored ? toast.saved(draftCopy.kept, { id: KEPT }) : toast.failed(draftCopy.notKept),
      );
    },
    /** Closes the dialog and discards the changes, which can be undone. */
    cancel(): void {
      const undo = dropDraft(form);
      if (isChanged) toast.saved(draftCopy.dropped, { undo });
      onClose();
    },
    /** Closes the dialog after the fields, as they were when this function was read, were saved. */
    finish(): void {
      dropSaved(stored.current.form, changed);
      closeMounted();
    },
    /** The changes that were in the form when it opened; null after they were discarded. */
    restored,
    discardRestored(): void {
      if (restored === null) return;
      setRestored(null);
      const valuesOf = (of: F) =>
        Object.fromEntries(Object.keys(restored).map((name) => [name, of[name]])) as Partial<F>;
      const [userId, discarded] = [session.userId(), valuesOf(fields)];
      setFields((now) => ({ ...now, ...valuesOf(first) }));
      const undo = (): void => {
        setFields((now) => ({ ...now, ...discarded }));
        setRestored(restored);
        // The dialog may have been closed.
        void keepDraft(form, { changed: { ...readDraft(form)?.changed, ...discarded }, about }, userId);
      };
      toast.saved(draftCopy.dropped, { undo });
    },
  };
}

type RestoredProps = { draft: { restored: object | null; discardRestored: () => void } };

/** Says that the form contains changes of an earlier visit, which can be discarded. */
export const RestoredDraft = ({ draft }: RestoredProps) =>
  draft.restored && (
    <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-card bg-surface-sunken px-4 py-1">
      <p className="text-sm">{draftCopy.restored}</p>
      <Button variant="quiet" className="-mr-4" onClick={draft.discardRestored}>
        {draftCopy.drop}
      </Button>
    </div>
  );
