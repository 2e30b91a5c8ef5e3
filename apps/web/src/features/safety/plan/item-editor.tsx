import { checkSafetyPlan, emptySafetyPlan, PLAN_NAME_MAX, type PlanPerson } from '@alento/domain/safety/safety-plan';
import { fitsWithin } from '@alento/domain/text/plain-text';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { itemCopy as copy, itemCopy } from './safety-plan.copy.ts';

/** Returns the line as the plan stores it, or null if it is invalid. */
function validLine(line: string): string | null {
  const checked = checkSafetyPlan({ ...emptySafetyPlan(), whatHelps: [line.trim()] });
  return checked.ok ? (checked.value.whatHelps[0] ?? null) : null;
}

/** Returns the person as the plan stores them, or null if the data is invalid. */
function validPerson({ name, phone }: PlanPerson): PlanPerson | null {
  const checked = checkSafetyPlan({ ...emptySafetyPlan(), people: [{ name: name.trim(), phone: phone.trim() }] });
  return checked.ok ? (checked.value.people[0] ?? null) : null;
}

function lineError(line: string): string | undefined {
  if (validLine(line) !== null) return undefined;
  return line.trim() === '' ? itemCopy.lineMissing : itemCopy.tooLong;
}

/** Returns the validation errors of a person, by field. */
function personErrors(person: PlanPerson): { name?: string; phone?: string } {
  const name = person.name.trim();
  const errors: { name?: string; phone?: string } = {};
  if (name === '') errors.name = itemCopy.nameMissing;
  else if (!fitsWithin(name, PLAN_NAME_MAX)) errors.name = itemCopy.tooLong;
  if (validPerson({ name: 'x', phone: person.phone }) === null) errors.phone = itemCopy.phoneInvalid;
  return errors;
}

/** Defines how one kind of item is validated and named. */
export type ItemKind<T> = {
  blank: T;
  nameOf: (item: T) => string;
  keep: (draft: T) => T | null;
  Fields: (props: {
    draft: T;
    onDraft: (draft: T) => void;
    isChecked: boolean;
    label: string;
    example: string;
  }) => ReactNode;
};

export const lineKind: ItemKind<string> = {
  blank: '',
  nameOf: (line) => line,
  keep: validLine,
  Fields: ({ draft, onDraft, isChecked, label, example }) => (
    <TextArea
      label={label}
      placeholder={example}
      rows={2}
      value={draft}
      enterKeyHint="done"
      error={isChecked ? lineError(draft) : undefined}
      onChange={({ target }) => onDraft(target.value)}
    />
  ),
};

export const personKind: ItemKind<PlanPerson> = {
  blank: { name: '', phone: '' },
  nameOf: ({ name }) => name,
  keep: validPerson,
  Fields: ({ draft, onDraft, isChecked, label, example }) => {
    const errors = isChecked ? personErrors(draft) : {};
    return (
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={label}
          placeholder={example}
          autoComplete="off"
          enterKeyHint="next"
          value={draft.name}
          error={errors.name}
          onChange={({ target }) => onDraft({ ...draft, name: target.value })}
        />
        <TextField
          label={copy.phone}
          placeholder={copy.phoneExample}
          type="tel"
          autoComplete="off"
          enterKeyHint="done"
          value={draft.phone}
          error={errors.phone}
          onChange={({ target }) => onDraft({ ...draft, phone: target.value })}
        />
      </div>
    );
  },
};

type Props<T> = {
  kind: ItemKind<T>;
  item: T;
  label: string;
  example: string;
  /** Called with every valid version while the person types. */
  onValidChange: (item: T) => void;
  onDone: () => void;
  /** The item's position and how to change it. Missing for an item that is not in the plan yet. */
  place?: { index: number; total: number; onMove: (by: -1 | 1) => void; onRemove: () => void } | undefined;
};

/** An editor of one item. Every valid version is stored while the person types, before the button is pressed. */
export function ItemEditor<T>({ kind, item, label, example, onValidChange, onDone, place }: Props<T>) {
  const [draft, setDraft] = useState(item);
  const [checks, setChecks] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = form.current?.querySelector<HTMLTextAreaElement | HTMLInputElement>('textarea, input');
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);
  useEffect(() => {
    if (checks > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [checks]);

  const change = (next: T): void => {
    setDraft(next);
    const valid = kind.keep(next);
    if (valid !== null) onValidChange(valid);
  };
  const finish = (event?: FormEvent): void => {
    event?.preventDefault();
    // The editor was opened and left empty, so there is nothing to validate.
    const isUntouched = JSON.stringify(draft) === JSON.stringify(kind.blank);
    if (kind.keep(draft) !== null || (isUntouched && !place)) {
      onDone();
      return;
    }
    setChecks(checks + 1);
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.preventDefault();
      onDone();
    }
    const isLineEnd = event.key === 'Enter' && !event.shiftKey;
    if (isLineEnd && event.target instanceof HTMLTextAreaElement) {
      event.preventDefault();
      finish();
    }
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={finish}
      onKeyDown={key}
      className="grid gap-3 rounded-control bg-surface-sunken p-4"
    >
      <kind.Fields draft={draft} onDraft={change} isChecked={checks > 0} label={label} example={example} />
      <div className="flex flex-wrap items-center gap-1">
        <Button type="submit" className="mr-auto">
          {copy.done}
        </Button>
        {place && (
          <>
            <IconButton
              className="aria-disabled:opacity-40"
              label={copy.up}
              aria-disabled={place.index === 0}
              onClick={() => place.onMove(-1)}
            >
              <ArrowUp aria-hidden size={20} />
            </IconButton>
            <IconButton
              label={copy.down}
              aria-disabled={place.index === place.total - 1}
              onClick={() => place.onMove(1)}
            >
              <ArrowDown aria-hidden size={20} />
            </IconButton>
            <IconButton label={copy.remove} onClick={place.onRemove}>
              <Trash2 aria-hidden size={20} />
            </IconButton>
          </>
        )}
      </div>
    </form>
  );
}
