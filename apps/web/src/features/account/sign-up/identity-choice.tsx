import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Switch } from '../../../ui/field/switch.tsx';
import { loginCopy as copy } from '../sign-in/login.copy.ts';
import type { GivenIdentity } from '../sign-in/sign-in.mutation.ts';

/** Loads the fields on demand, because most accounts are anonymous. */
const load = () => import('./identity-fields.tsx');
const IdentityFields = lazy(async () => ({ default: (await load()).IdentityFields }));

/** What the person gave so far. Without a name it is not complete. */
export type IdentityDraft = { identity: GivenIdentity; isComplete: boolean };

const EMPTY: IdentityDraft = { identity: { name: '', phone: '', keepsEmail: false }, isComplete: false };

type Props = {
  /** Null for an anonymous account, which is the default. */
  draft: IdentityDraft | null;
  onChange: (draft: IdentityDraft | null) => void;
};

/** The choice between an anonymous account and one with name and contact. */
export function IdentityChoice({ draft, onChange }: Props) {
  const [hasFailed, setFailed] = useState(false);
  const block = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  const choose = (isOn: boolean): void => {
    setFailed(false);
    if (!isOn) onChange(null);
    else
      load().then(
        () => onChange(EMPTY),
        () => setFailed(true),
      );
  };
  // The person may have pressed the switch before hydration, which would switch it off again.
  useLayoutEffect(() => {
    if (isFirst.current && draft === null && block.current?.querySelector('input')?.checked) choose(true);
    isFirst.current = false;
  });
  return (
    <div ref={block} className="flex flex-col gap-4">
      <Switch name={copy.choice} hint={copy.choiceHint} isOn={draft !== null} onChange={choose} />
      {hasFailed && <Alert>{copy.choiceFailed}</Alert>}
      {draft !== null && (
        <Suspense>
          <IdentityFields
            identity={draft.identity}
            onChange={(identity, isComplete) => onChange({ identity, isComplete })}
          />
        </Suspense>
      )}
    </div>
  );
}
