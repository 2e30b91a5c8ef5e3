import { type ChangeEvent, type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react';

type Input = Pick<ComponentProps<'input'>, 'value' | 'onChange'>;

/** Fields of one form may each hand over a state that lacks the other's: a few rounds settle it. */
const ROUNDS = 3;

/**
 * What a person typed, or the browser filled in, before the page's code had come: a page written at
 * build time shows its fields at once. React would put its own value over it.
 */
export function useTypedEarly({ value, onChange }: Input) {
  const ref = useRef<HTMLInputElement>(null);
  const typed = useRef<string | null>(null);
  const rounds = useRef(0);
  useLayoutEffect(() => {
    const input = ref.current;
    if (input && input.value !== '' && input.value !== input.defaultValue) typed.current = input.value;
  }, []);
  useEffect(() => {
    const input = ref.current;
    if (!input || typed.current === null) return;
    if (value === typed.current || rounds.current === ROUNDS) {
      typed.current = null;
      return;
    }
    rounds.current += 1;
    input.value = typed.current;
    onChange?.({ target: input, currentTarget: input } as ChangeEvent<HTMLInputElement, HTMLInputElement>);
  });
  return ref;
}
