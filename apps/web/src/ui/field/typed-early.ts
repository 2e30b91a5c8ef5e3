import { type ChangeEvent, type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react';

type Input = Pick<ComponentProps<'input'>, 'value' | 'onChange'>;

/**
 * Maximum number of attempts. Fields that share one state object may overwrite each other's values, so each field sets
 * its value again.
 */
const ROUNDS = 3;

/**
 * Keeps what a person typed, or the browser filled in, before hydration: a prerendered page shows its fields at once,
 * and React would overwrite their values.
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
