import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** The way to the page before. */
export type PageBack = { goBack: () => void };

type AskingPage = { asks?: readonly string[] };

/** The element that takes the focus if an answer is missing. */
const FIRST_INVALID = '[aria-invalid="true"], [data-invalid] input, [data-invalid] [tabindex="0"]';

/** Returns the first page that asks for one of these fields; the other one if none does. */
function pageWith(pages: readonly AskingPage[], fields: readonly string[], other: number): number {
  const found = pages.findIndex(({ asks = [] }) => asks.some((field) => fields.includes(field)));
  return found === -1 ? other : found;
}

/**
 * The place in the pages of a step. A field with an error is shown and takes the focus.
 * @param begin returns the place to begin with
 * @param refusedField the field that the server refused
 * @param setPageBack is told what Voltar does within the step; null on its first page
 */
export function usePages(
  pages: readonly AskingPage[],
  begin: () => number,
  refusedField: string | null,
  setPageBack: (back: PageBack | null) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const [place, setPlace] = useState(begin);
  const [attempts, setAttempts] = useState(0);

  const openRefusedPage = useEffectEvent((field: string) => setPlace(pageWith(pages, [field], place)));
  useEffect(() => {
    if (refusedField !== null) openRefusedPage(refusedField);
  }, [refusedField]);

  const focusFirstInvalid = useEffectEvent(() => form.current?.querySelector<HTMLElement>(FIRST_INVALID)?.focus());
  useEffect(() => {
    if (attempts > 0 || refusedField !== null) focusFirstInvalid();
  }, [attempts, refusedField]);

  // Before the paint, so that the button of the first page doesn't go to the step before from the second.
  useLayoutEffect(() => {
    setPageBack(place === 0 ? null : { goBack: () => setPlace(place - 1) });
    return () => setPageBack(null);
  }, [place, setPageBack]);

  return {
    form,
    place,
    openNext: () => setPlace(place + 1),
    /** Shows the first of these fields, each time it is called. */
    showFields(fields: readonly string[]): void {
      setPlace(pageWith(pages, fields, place));
      setAttempts(attempts + 1);
    },
  };
}
