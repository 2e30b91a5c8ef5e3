import { OWN_WORDS_MAX } from '@alento/domain/health-record/limits';
import { characterCount } from '@alento/domain/text/plain-text';
import type { FormEvent, ReactNode } from 'react';
import { prepareCheck } from '../../../state/crisis/check-text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FailureNote } from '../failure-note.tsx';
import { ownPartCopy as copy } from './own-part.copy.ts';
import type { useOwnPartForm } from './use-own-part.ts';

type Props = {
  own: ReturnType<typeof useOwnPartForm>;
  /** A line with a helpline, shown after a worrying text. Another feature renders it. */
  concern: ReactNode;
};

/** The person's own words and the name on the document. */
export function OwnPartForm({ own, concern }: Props) {
  const { texts, errors, write, save } = own;
  const used = characterCount(texts.ownWords);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save();
  };
  return (
    <form onSubmit={submit} noValidate className="mt-2 grid gap-4 print:hidden">
      <TextArea
        label={copy.words}
        hint={copy.wordsHint}
        rows={6}
        dir="auto"
        value={texts.ownWords}
        error={errors.ownWords}
        counter={{ used, max: OWN_WORDS_MAX, text: copy.counter(used) }}
        onFocus={prepareCheck}
        onChange={({ target }) => write({ ownWords: target.value })}
      />
      <TextField
        label={copy.name}
        hint={copy.nameHint}
        dir="auto"
        autoComplete="name"
        value={texts.displayName}
        error={errors.displayName}
        onChange={({ target }) => write({ displayName: target.value })}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={own.isSaving}>
          {own.isSaving ? copy.saving : copy.save}
        </Button>
        <p role="status" className="text-ink-muted text-sm">
          {own.isSaved ? copy.saved : own.isChanged && !own.isSaving ? copy.unsaved : null}
        </p>
      </div>
      {own.isHeavy && concern}
      <FailureNote code="HEALTH_RECORD_UPDATE_FAILED" error={own.failure} reassurance={copy.textStays} />
    </form>
  );
}
