import { lacksNine } from '@alento/domain/onboarding/national-number';
import {
  contactsOf,
  PLAN_ITEMS_MAX,
  PLAN_PEOPLE,
  type PlanPerson,
  type SafetyPlanContent,
} from '@alento/domain/safety/safety-plan';
import { Pencil, Plus } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { isLinesPart, PARTS } from '../../../ui/safety-plan/plan-parts.ts';
import { Section } from '../../../ui/section.tsx';
import { ContactsChoice } from '../device-plan/contacts-choice.tsx';
import { ItemEditor, type ItemKind, lineKind, personKind } from './item-editor.tsx';
import { PersonLine } from './person-line.tsx';
import { itemCopy, type PartName, partCopy } from './safety-plan.copy.ts';

type PlanPartProps<T> = {
  part: PartName;
  kind: ItemKind<T>;
  items: readonly T[];
  /** Returns the current items, because they may change while an editor is open. */
  current: () => readonly T[];
  onItems: (items: T[]) => void;
  show: (item: T) => ReactNode;
  /** Whether the editor of a new item is open at first. */
  begins?: boolean;
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** One part of the plan. The editor of an item is rendered in place of the item. */
function PlanPart<T>({ part, kind, items, current, onItems, show, begins = false }: PlanPartProps<T>) {
  const copy = partCopy[part];
  const [editing, setEditing] = useState<number | 'new' | null>(begins ? 'new' : null);
  const [moved, setMoved] = useState('');
  const section = useRef<HTMLElement>(null);
  const focusNext = useRef<string | null>(null);
  useEffect(() => {
    if (focusNext.current === null) return;
    section.current?.querySelector<HTMLElement>(focusNext.current)?.focus();
    focusNext.current = null;
  });

  const close = (): void => {
    focusNext.current = typeof editing === 'number' ? `[data-item="${editing}"]` : '[data-add]';
    setEditing(null);
    setMoved('');
  };
  /** Returns the current index of an item, because another tab or device may have moved it. */
  const placeOf = (item: T, index: number): number => {
    const now = current();
    return isSame(now[index], item) ? index : now.findIndex((other) => isSame(other, item));
  };
  const keep = (index: number | 'new', item: T): void => {
    const now = [...current()];
    const before = typeof index === 'number' ? items[index] : undefined;
    const place = before === undefined || typeof index !== 'number' ? -1 : placeOf(before, index);
    if (place === -1) now.push(item);
    else now[place] = item;
    setEditing(place === -1 ? now.length - 1 : place);
    onItems(now);
  };
  const move = (index: number, by: -1 | 1): void => {
    const now = [...current()];
    const [item] = now.splice(index, 1);
    const place = index + by;
    if (item === undefined || place < 0 || place > now.length) return;
    now.splice(place, 0, item);
    setEditing(place);
    setMoved(itemCopy.moved(place + 1, now.length));
    onItems(now);
  };
  const remove = (index: number): void => {
    const before = [...current()];
    const item = before[index];
    onItems(before.filter((_, place) => place !== index));
    focusNext.current = '[data-add]';
    setEditing(null);
    if (item === undefined) return;
    toast.saved(itemCopy.removed, { undo: () => onItems([...current()].toSpliced(index, 0, item)) });
  };

  const editor = (index: number | 'new', item: T) => (
    <li key="editing">
      <ItemEditor
        kind={kind}
        item={item}
        label={copy.label}
        example={copy.example}
        onValidChange={(changed) => keep(index, changed)}
        onDone={close}
        place={
          typeof index === 'number'
            ? { index, total: items.length, onMove: (by) => move(index, by), onRemove: () => remove(index) }
            : undefined
        }
      />
    </li>
  );
  const rows = items.map((item, index) =>
    editing === index ? (
      editor(index, item)
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part may contain the same text twice.
      <li key={index} className="flex items-start gap-1">
        <div className="min-w-0 flex-1 py-2">{show(item)}</div>
        <IconButton data-item={index} label={itemCopy.edit(kind.nameOf(item))} onClick={() => setEditing(index)}>
          <Pencil aria-hidden size={18} />
        </IconButton>
      </li>
    ),
  );
  // The new item's editor is in the same list as the others, so that it stays mounted when its first letter creates
  // the item.
  if (editing === 'new') rows.push(editor('new', kind.blank));
  const isFull = items.length >= PLAN_ITEMS_MAX;
  return (
    <Section ref={section} title={copy.title} className="border-border border-t py-6 first:border-t-0 first:pt-0">
      <p className="mt-0.5 max-w-prose text-ink-muted text-sm">{copy.about}</p>
      <ul className="mt-3 grid gap-2 empty:hidden">{rows}</ul>
      <p role="status" className="sr-only">
        {moved}
      </p>
      {isFull && <p className="mt-2 text-ink-muted text-sm">{itemCopy.full(PLAN_ITEMS_MAX)}</p>}
      {!isFull && editing !== 'new' && (
        <Button data-add variant="quiet" className="-ml-4 mt-1" onClick={() => setEditing('new')} icon={Plus}>
          {copy.add}
        </Button>
      )}
    </Section>
  );
}

type Props = {
  content: SafetyPlanContent;
  current: () => SafetyPlanContent;
  onChange: (content: SafetyPlanContent) => void;
  begins: boolean;
};

const showLine = (line: string) => (
  <p dir="auto" className="whitespace-pre-line break-words">
    {line}
  </p>
);

const showPerson = (person: PlanPerson) => (
  <>
    <PersonLine {...person} />
    {lacksNine(person.phone) && <p className="mt-1 text-ink-muted text-sm">{itemCopy.phoneWithoutNine}</p>}
  </>
);

/** The seven parts in order. The choice whether contacts stay readable follows the parts with phone numbers. */
export const PlanParts = ({ content, current, onChange, begins }: Props) => (
  <Card>
    {PARTS.map((part) =>
      isLinesPart(part) ? (
        <PlanPart
          key={part}
          part={part}
          kind={lineKind}
          items={content[part]}
          current={() => current()[part]}
          onItems={(items) => onChange({ ...current(), [part]: items })}
          show={showLine}
          begins={begins && part === 'whatHelps'}
        />
      ) : (
        <Fragment key={part}>
          <PlanPart
            part={part}
            kind={personKind}
            items={content[part]}
            current={() => current()[part]}
            onItems={(items) => onChange({ ...current(), [part]: items })}
            show={showPerson}
          />
          {part === PLAN_PEOPLE.at(-1) && contactsOf(content).length > 0 && (
            <ContactsChoice
              value={content.readableContacts}
              onChange={(readableContacts) => onChange({ ...current(), readableContacts })}
            />
          )}
        </Fragment>
      ),
    )}
  </Card>
);
