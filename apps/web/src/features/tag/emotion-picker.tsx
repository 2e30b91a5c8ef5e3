import type { Tag } from '@alento/contract/tag';
import { EMOTIONS, emotionIcon, isEmotion } from '@alento/domain/mood-entry/emotions';
import type { MoodScore } from '@alento/domain/mood-entry/scale';
import { ENTRY_TAGS_MAX } from '@alento/domain/tag/limits';
import { tagNameKey } from '@alento/domain/tag/tag-name-key';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isRefusal, messageOf } from '../../lib/api/api-error.ts';
import { newIdempotencyKey } from '../../lib/intent/idempotency-key.ts';
import { session } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { moodColours } from '../../ui/mood/mood-face.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { toggleTag } from './entry-tags.ts';
import { tagCopy } from './tag.copy.ts';
import { useCreateTag } from './tag.mutations.ts';
import { tagsQuery } from './tag.queries.ts';

type Props = {
  score: MoodScore;
  /** The person's tags; undefined while they are being loaded. */
  tags: readonly Tag[] | undefined;
  chosen: readonly string[];
  onChange: (tags: string[]) => void;
};

const ALL = [...new Set(Object.values(EMOTIONS).flat())];

const named = (tags: readonly Tag[], name: string): Tag | undefined =>
  tags.find((tag) => tagNameKey(tag.name) === tagNameKey(name));

/** The id of the person's tag for a word. It is created when the word is first chosen, maybe on another device. */
function useWordTag(): (name: string, score: MoodScore) => Promise<string | undefined> {
  const { mutateAsync: create } = useCreateTag();
  const client = useQueryClient();
  return async (name, score) => {
    try {
      return (await create({ key: newIdempotencyKey(), body: { name, icon: emotionIcon(score) } })).id;
    } catch (failure) {
      if (!isRefusal(failure, 'TAG_NAME_TAKEN')) throw failure;
      return named(await client.fetchQuery({ ...tagsQuery(), staleTime: 0 }), name)?.id;
    }
  };
}

/**
 * Words for how the moment felt: those of the score, chosen ones of other scores, and all others on request. A word is
 * a tag of the entry.
 */
export function EmotionPicker({ score, tags, chosen, onChange }: Props) {
  const idOfNew = useWordTag();
  const [all, setAll] = useState(false);
  const [pending, setPending] = useState<readonly string[]>([]);
  // While a tag is being created, other tags may be chosen, or the picker may go with its entry.
  const latest = useRef<Pick<Props, 'chosen' | 'onChange'> | null>(null);
  useEffect(() => {
    latest.current = { chosen, onChange };
    return () => {
      latest.current = null;
    };
  }, [chosen, onChange]);
  // A word that was chosen stays, so that it can be chosen again.
  const [others, setOthers] = useState<readonly string[]>([]);
  const added = (tags ?? []).filter(({ id, name }) => chosen.includes(id) && isEmotion(name) && !others.includes(name));
  if (added.length > 0) setOthers([...others, ...added.map(({ name }) => name)]);
  const words = all ? ALL : EMOTIONS[score];
  const keys = new Set(words.map(tagNameKey));
  const visible = [...words, ...others.filter((name) => !keys.has(tagNameKey(name)))];
  const isFull = chosen.length + pending.length >= ENTRY_TAGS_MAX;

  const choose = async (name: string): Promise<void> => {
    const known = tags && named(tags, name);
    if (known) return onChange(toggleTag(chosen, known.id));
    if (pending.includes(name)) return;
    const userId = session.userId();
    setPending((names) => [...names, name]);
    try {
      const id = await idOfNew(name, score);
      const now = latest.current;
      if (id && now && session.userId() === userId && !now.chosen.includes(id)) now.onChange(toggleTag(now.chosen, id));
    } catch (failure) {
      toast.failed(`${tagCopy.wordFailed(name)} ${messageOf(failure)}`);
    } finally {
      setPending((names) => names.filter((one) => one !== name));
    }
  };

  return (
    <fieldset style={moodColours(score)}>
      <legend className="mb-2 font-semibold text-sm">{tagCopy.words}</legend>
      <div className="flex flex-wrap gap-2">
        {visible.map((name) => {
          const id = tags && named(tags, name)?.id;
          const isOn = id !== undefined && chosen.includes(id);
          return (
            <button
              key={name}
              type="button"
              aria-pressed={isOn}
              aria-busy={pending.includes(name)}
              disabled={!tags || (!isOn && isFull)}
              onClick={() => void choose(name)}
              className={`min-h-11 rounded-pill border px-3.5 py-1.5 text-sm transition-colors aria-busy:animate-pulse disabled:text-ink-muted motion-reduce:aria-busy:animate-none ${
                isOn
                  ? 'border-(--mood-strong) bg-(--mood) font-semibold text-(--on-mood)'
                  : 'border-border-strong bg-surface hover:bg-surface-sunken'
              }`}
            >
              {name}
            </button>
          );
        })}
        {!all && (
          <Button variant="quiet" className="px-3" onClick={() => setAll(true)}>
            {tagCopy.moreWords}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
