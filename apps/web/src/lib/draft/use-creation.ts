import { useState } from 'react';
import type { KeyedRequest } from '../intent/intent.ts';
import { useIntent } from '../intent/use-intent.ts';
import { isRecord } from '../parse-json.ts';
import { readDraft } from './form-draft.ts';

/** The request that an earlier form sent without getting a response; it is what the form's draft is about. */
function unansweredOf<Body>(form: string): KeyedRequest<Body> | null {
  const about = readDraft(form)?.about;
  // Safe: only the form stores it, with what it sends.
  return isRecord(about) && typeof about.key === 'string' && isRecord(about.body)
    ? { key: about.key, body: about.body as Body }
    : null;
}

/**
 * The creation of something with a name by a form that keeps a draft: `pending` is stored with the draft, so that it is
 * repeated under its key when the form opens again. If the draft was discarded or has another name now, it is another
 * thing, and gets a key of its own.
 */
export function useCreation<Body extends { name: string }>(form: string) {
  const [earlier] = useState(() => unansweredOf<Body>(form));
  const intent = useIntent(() => earlier);
  return {
    pending: intent.pending,
    create<Answer>(
      body: Body,
      isRestored: boolean,
      post: (request: KeyedRequest<Body>) => Promise<Answer>,
      correct: (created: Answer) => Promise<Answer>,
    ): Promise<Answer> {
      const isOther = earlier !== null && (!isRestored || earlier.body.name !== body.name);
      if (isOther && intent.pending?.key === earlier.key) intent.drop();
      return intent.create(body, post, correct);
    },
  };
}
