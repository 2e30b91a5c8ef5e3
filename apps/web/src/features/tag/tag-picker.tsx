import type { Tag } from '@alento/contract/tag';
import { isEmotion } from '@alento/domain/mood-entry/emotions';
import type { MoodScore } from '@alento/domain/mood-entry/scale';
import { ENTRY_TAGS_MAX } from '@alento/domain/tag/limits';
import { useQuery } from '@tanstack/react-query';
import { Plus, Settings2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { TagIcon } from '../../ui/mood/tag-icon.tsx';
import { Skeleton } from '../../ui/state/part-states.tsx';
import { EmotionPicker } from './emotion-picker.tsx';
import { toggleTag } from './entry-tags.ts';
import { tagCopy } from './tag.copy.ts';
import { tagsQuery } from './tag.queries.ts';

/** The dialog is loaded on demand, because it is only needed to create or change tags. */
const TagDialog = lazyPart(async () => (await import('./tag-dialog.tsx')).default);
const ManageTagsDialog = lazyPart(async () => (await import('./manage-tags-dialog.tsx')).default);

/** This many tags are shown at first, so that the note below stays visible. A button shows the others. */
const VISIBLE_MAX = 18;

type Props = {
  /** The score of the entry. Words for feelings are offered for it; null before one is chosen. */
  score: MoodScore | null;
  label: string;
  hint?: string;
  chosen: readonly string[];
  onChange: (tags: string[]) => void;
  /** Called when a tag was deleted. Without this callback the tag is only deselected. */
  onForget?: (id: string) => void;
};

/** Selectable chips for the tags of an entry. */
export function TagPicker({ score, label, hint = tagCopy.formHint, chosen, onChange, onForget }: Props) {
  const id = useId();
  const tags = useQuery(tagsQuery());
  const [dialog, setDialog] = useState<'create' | 'manage' | null>(null);
  const forget = onForget ?? ((gone: string) => onChange(chosen.filter((other) => other !== gone)));
  const close = () => setDialog(null);
  return (
    <>
      {score !== null && (tags.data || tags.isPending) && (
        <EmotionPicker score={score} tags={tags.data} chosen={chosen} onChange={onChange} />
      )}
      <fieldset aria-describedby={`${id}-hint`}>
        <legend className="font-semibold text-sm">{label}</legend>
        <p id={`${id}-hint`} className="mt-0.5 mb-3 text-sm text-ink-muted">
          {chosen.length >= ENTRY_TAGS_MAX ? tagCopy.full : hint}
        </p>
        {tags.isPending ? (
          <ChipsSkeleton />
        ) : !tags.data ? (
          <p role="alert" className="flex flex-wrap items-center gap-x-3 text-sm text-ink-muted">
            {tagCopy.failed}
            <Button variant="quiet" busy={tags.isFetching} onClick={() => void tags.refetch()}>
              {tagCopy.retry}
            </Button>
          </p>
        ) : (
          <Chips
            tags={tags.data.filter(({ name }) => !isEmotion(name))}
            chosen={chosen}
            onToggle={(tag) => onChange(toggleTag(chosen, tag))}
          >
            <Button variant="quiet" className="px-3" onClick={() => setDialog('create')} icon={Plus}>
              {tagCopy.create}
            </Button>
            {tags.data.length > 0 && (
              <Button variant="quiet" className="px-3" onClick={() => setDialog('manage')} icon={Settings2}>
                {tagCopy.manage}
              </Button>
            )}
          </Chips>
        )}
        {dialog === 'create' && (
          <TagDialog
            onClose={close}
            onSaved={(tag) => {
              if (!chosen.includes(tag.id)) onChange(toggleTag(chosen, tag.id));
            }}
          />
        )}
        {dialog === 'manage' && <ManageTagsDialog onClose={close} onRemoved={forget} />}
      </fieldset>
    </>
  );
}

type ChipProps = { tag: Tag; isOn: boolean; isFull: boolean; onToggle: (id: string) => void };

const Chip = ({ tag, isOn, isFull, onToggle }: ChipProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    disabled={!isOn && isFull}
    onClick={() => onToggle(tag.id)}
    className={`inline-flex min-h-11 max-w-full items-center gap-2 rounded-pill border px-3.5 py-1.5 text-left text-sm transition-colors disabled:text-ink-muted ${
      isOn
        ? 'border-brand bg-brand font-semibold text-on-brand'
        : 'border-border-strong bg-surface text-ink hover:bg-surface-sunken'
    }`}
  >
    <TagIcon icon={tag.icon} />
    <span className="min-w-0 break-words" dir="auto">
      {tag.name}
    </span>
  </button>
);

type ChipsProps = {
  tags: readonly Tag[];
  chosen: readonly string[];
  onToggle: (id: string) => void;
  children: ReactNode;
};

/** @param name empty for the tags without a group. */
const TagGroup = ({ name, children }: { name: string; children: ReactNode }) =>
  name ? (
    <fieldset className="mt-3">
      <legend className="mb-1.5 text-ink-muted text-sm" dir="auto">
        {name}
      </legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  ) : (
    <div className="flex flex-wrap gap-2">{children}</div>
  );

/** The tags by group: first those without one, then the groups in the order of their first tags. */
function byGroup(tags: readonly Tag[]): [group: string, tags: Tag[]][] {
  const groups = new Map<string, Tag[]>([['', []]]);
  for (const tag of tags) groups.set(tag.group ?? '', [...(groups.get(tag.group ?? '') ?? []), tag]);
  return [...groups];
}

function Chips({ tags: unordered, chosen, onToggle, children }: ChipsProps) {
  const [all, setAll] = useState(false);
  const tags = byGroup(unordered).flatMap(([, ofGroup]) => ofGroup);
  // Selected tags are always shown, whatever their position is.
  const visible = all ? tags : tags.filter((tag, index) => index < VISIBLE_MAX || chosen.includes(tag.id));
  const hidden = tags.length - visible.length;
  return (
    <>
      {tags.length === 0 && <p className="mb-2 text-sm">{tagCopy.empty}</p>}
      {byGroup(visible).map(([group, ofGroup]) => (
        <TagGroup key={group} name={group}>
          {ofGroup.map((tag) => (
            <Chip
              key={tag.id}
              tag={tag}
              isOn={chosen.includes(tag.id)}
              isFull={chosen.length >= ENTRY_TAGS_MAX}
              onToggle={onToggle}
            />
          ))}
        </TagGroup>
      ))}
      {hidden > 0 && (
        <Button variant="secondary" className="mt-2 rounded-pill" onClick={() => setAll(true)}>
          {tagCopy.more(hidden)}
        </Button>
      )}
      <div className="mt-1 -ml-3 flex flex-wrap">{children}</div>
    </>
  );
}

const WIDTHS = ['w-28', 'w-28', 'w-29', 'w-27', 'w-24', 'w-25', 'w-25', 'w-23', 'w-26', 'w-28', 'w-29', 'w-24'];

const ChipsSkeleton = () => (
  <div role="status" className="flex flex-wrap gap-2 pb-12">
    <span className="sr-only">{tagCopy.loading}</span>
    {WIDTHS.map((width, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the positions never change.
      <Skeleton key={index} className={`h-11 rounded-pill ${width}`} />
    ))}
  </div>
);
