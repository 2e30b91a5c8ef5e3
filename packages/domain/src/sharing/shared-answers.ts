import { FORMS, type Instrument, SELF_HARM_ITEM } from '../screening/instruments.ts';
import type { SharedPart } from './parts.ts';

type Answered = { readonly instrument: Instrument; readonly answers: Record<string, number> };

/**
 * The screening as a reader of these parts sees it. The answer about self-harm is shared only if it was ticked by name;
 * without it no answer of that form is shown, because the sum and the others would give it.
 */
export const sharedAnswersOf = <Form extends Answered>(form: Form, parts: ReadonlySet<SharedPart>): Form =>
  FORMS[form.instrument].items.includes(SELF_HARM_ITEM) && !parts.has('self-harm-answer')
    ? { ...form, answers: {} }
    : form;
