import type { Tag } from '@alento/contract/tag';
import { EMOTIONS, emotionIcon, isEmotion } from '@alento/domain/mood-entry/emotions';
import type { MoodScore } from '@alento/domain/mood-entry/scale';
import { ENTRY_TAGS_MAX } from '@alento/domain/tag/limits';
import { tagNameKey } from '@alento/domain/tag/tag-name-key';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../lib/api/api-error.ts';
import { newIdempotencyKey } from '../../lib/intent/idempotency-key.ts';
import { moodColours } from '../../ui/mood/mood-face.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { toggleTag } from './entry-tags.ts';
import { tagCopy } from './tag.copy.ts';
import { useCreateTag } from './tag.mutations.ts';

type Props = {
  score: MoodScore;
  tags: readonly Tag[];
  chosen: readonly string[];
  onChange: (tags: string[]) => void;
};

/**
 * Words for how the moment felt: those of the score, and chosen ones of other scores. A word is a tag of the entry. The
 * person's tag for it is created when it is first chosen.
 */
export function EmotionPicker({ score, tags, chosen, onChange }: Props) {
  const { mutateAsync: create } = useCreateTag();
  /** Words whose tag is being created. */
  const [created, setCreated] = useState<readonly string[]>([]);
  // Other tags may be chosen while one is being created.
  const latest = useRef(chosen);
  useEffect(() => {
    latest.current = chosen;
  }, [chosen]);
  const idOf = (name: string): string | undefined => tags.find((tag) => tagNameKey(tag.name) === tagNameKey(name))?.id;
  const words = EMOTIONS[score];
  const others = tags.filter(
    ({ id, name }) =>
      chosen.includes(id) && isEmotion(name) && !words.some((word) => tagNameKey(word) === tagNameKey(name)),
  );

  const choose = async (name: string): Promise<void> => {
    const known = idOf(name);
    if (known !== undefined) return onChange(toggleTag(chosen, known));
    if (created.includes(name)) return;
    setCreated((names) => [...names, name]);
    try {
      const { id } = await create({ key: newIdempotencyKey(), body: { name, icon: emotionIcon(score) } });
      if (!latest.current.includes(id)) onChange(toggleTag(latest.current, id));
    } catch (failure) {
      toast.failed(`${tagCopy.wordFailed(name)} ${messageOf(failure)}`);
    } finally {
      setCreated((names) => names.filter((one) => one !== name));
    }
  };

  return (
    <fieldset style={moodColours(score)}>
      <legend className="mb-2 font-semibold text-sm">{tagCopy.words}</legend>
      <div className="flex flex-wrap gap-2">
        {[...words, ...others.map(({ name }) => name)].map((name) => {
          const id = idOf(name);
          const isOn = (id !== undefined && chosen.includes(id)) || created.includes(name);
          return (
            <button
              key={name}
              type="button"
              aria-pressed={isOn}
              disabled={!isOn && chosen.length >= ENTRY_TAGS_MAX}
              onClick={() => void choose(name)}
              className={`min-h-11 rounded-pill border px-3.5 py-1.5 text-sm transition-colors disabled:text-ink-muted ${
                isOn
                  ? 'border-(--mood-strong) bg-(--mood) font-semibold text-(--on-mood)'
                  : 'border-border-strong bg-surface hover:bg-surface-sunken'
              }`}
            >
              {name}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
