import type { Tag } from '@alento/contract/tag';
import { errorText } from '@alento/domain/errors/catalogue';
import { isEmotion } from '@alento/domain/mood-entry/emotions';
import { TAG_GROUP_MAX, TAG_NAME_MAX } from '@alento/domain/tag/limits';
import { DEFAULT_TAG_ICON, type TagIcon as IconName, TAG_ICONS } from '@alento/domain/tag/tag-icons';
import { fitsWithin, isStorable } from '@alento/domain/text/plain-text';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { messageOf } from '../../lib/api/api-error.ts';
import { useCreation } from '../../lib/draft/use-creation.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { TagIcon } from '../../ui/mood/tag-icon.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { RestoredDraft, useFormDraft } from '../../ui/overlay/form-draft.tsx';
import { type TagInput, tagForm, useChangeTag, useCreateTag } from './tag.mutations.ts';
import { tagsQuery } from './tag.queries.ts';
import { ICON_GROUPS, tagFormCopy } from './tag-form.copy.ts';

type IconGroupProps = {
  title: string;
  /** Accessible names of the icons. */
  names: Partial<Record<IconName, string>>;
  /** Name of the radio group that all groups form together. */
  field: string;
  chosen: IconName;
  onChoose: (icon: IconName) => void;
};

const IconGroup = ({ title, names, field, chosen, onChoose }: IconGroupProps) => (
  <fieldset className="mt-2">
    <legend className="mb-1 text-ink-muted text-sm">{title}</legend>
    <div className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1">
      {TAG_ICONS.filter((icon) => icon in names).map((icon) => (
        <label
          key={icon}
          title={names[icon]}
          className="relative grid aspect-square min-h-11 cursor-pointer place-items-center rounded-control border border-transparent text-ink-muted hover:bg-surface-sunken has-checked:border-brand has-checked:bg-brand-soft has-checked:text-on-brand-soft"
        >
          <input
            type="radio"
            name={field}
            className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit]"
            checked={chosen === icon}
            onChange={() => onChoose(icon)}
          />
          <TagIcon icon={icon} size={22} />
          <span className="sr-only">{names[icon]}</span>
        </label>
      ))}
    </div>
  </fieldset>
);

type GroupFieldProps = { group: string; error: string | undefined; onChange: (group: string) => void };

/** The tag's group: the name of a new one, or one of those that other tags have. */
function GroupField({ group, error, onChange }: GroupFieldProps) {
  const { data: tags = [] } = useQuery(tagsQuery());
  const groups = [...new Set(tags.flatMap((tag) => tag.group ?? []))];
  return (
    <div>
      <TextField
        label={tagFormCopy.group}
        hint={tagFormCopy.groupHint}
        placeholder={tagFormCopy.groupPlaceholder}
        value={group}
        error={error}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      {groups.length > 0 && (
        <fieldset className="mt-2 flex flex-wrap gap-2">
          <legend className="sr-only">{tagFormCopy.groups}</legend>
          {groups.map((one) => (
            <Button
              key={one}
              variant="secondary"
              className="rounded-pill aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-on-brand-soft"
              aria-pressed={one === group}
              onClick={() => onChange(one === group ? '' : one)}
            >
              {one}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

type Props = {
  /** The tag to change. Without it, a new tag is created. */
  tag?: Tag;
  onClose: () => void;
  onSaved: (tag: Tag) => void;
};

/** A dialog for a tag's name, group and icon. */
export default function TagDialog({ tag, onClose, onSaved }: Props) {
  const saved = { name: tag?.name ?? '', icon: tag?.icon ?? DEFAULT_TAG_ICON, group: tag?.group ?? '' };
  const form = tagForm(tag?.id);
  const creation = useCreation<TagInput>(form);
  const draft = useFormDraft(form, saved, onClose, creation.pending);
  const { name, icon, group } = draft.fields;
  const [refusal, setRefusal] = useState<string | undefined>();
  const isGroupLong = !fitsWithin(group.trim(), TAG_GROUP_MAX);
  const create = useCreateTag();
  const change = useChangeTag();
  const id = useId();
  const busy = create.isPending || change.isPending;

  const send = (input: TagInput): Promise<Tag> =>
    tag
      ? change.mutateAsync({ id: tag.id, ...input })
      : creation.create(input, draft.restored !== null, create.mutateAsync, ({ id: created }) =>
          change.mutateAsync({ id: created, ...input }),
        );

  const save = async (event: FormEvent) => {
    event.preventDefault();
    // React events bubble through portals: without this, the form around the picker would be submitted too.
    event.stopPropagation();
    if (busy || isGroupLong) return;
    const trimmed = name.trim();
    if (trimmed === '' || !fitsWithin(trimmed, TAG_NAME_MAX) || !isStorable(trimmed)) {
      return setRefusal(errorText('TAG_NAME_INVALID'));
    }
    setRefusal(undefined);
    try {
      onSaved(await send({ name: trimmed, icon, group: group.trim() }));
      draft.finish();
    } catch (failure) {
      setRefusal(messageOf(failure));
    }
  };

  return (
    <Dialog
      onClose={draft.close}
      title={tag ? tagFormCopy.editTitle : tagFormCopy.createTitle}
      footer={
        <>
          <Button variant="secondary" onClick={draft.cancel} disabled={busy}>
            {tagFormCopy.cancel}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {busy ? tagFormCopy.saving : tag ? tagFormCopy.save : tagFormCopy.create}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={save} noValidate className="grid gap-5">
        <RestoredDraft draft={draft} />
        <TextField
          label={tagFormCopy.name}
          hint={tagFormCopy.nameHint}
          placeholder={tagFormCopy.namePlaceholder}
          value={name}
          error={refusal}
          autoComplete="off"
          onChange={(event) => draft.change({ name: event.target.value })}
        />
        {!isEmotion(name) && (
          <GroupField
            group={group}
            error={isGroupLong ? errorText('TAG_GROUP_INVALID') : undefined}
            onChange={(next) => draft.change({ group: next })}
          />
        )}
        <fieldset>
          <legend className="mb-2 font-semibold text-sm">{tagFormCopy.icon}</legend>
          {ICON_GROUPS.map(({ title, names }) => (
            <IconGroup
              key={title}
              title={title}
              names={names}
              field={`${id}-icon`}
              chosen={icon}
              onChoose={(next) => draft.change({ icon: next })}
            />
          ))}
        </fieldset>
      </form>
    </Dialog>
  );
}
