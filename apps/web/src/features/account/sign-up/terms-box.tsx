import type { LegalDocumentType } from '@alento/domain/legal/documents';
import { useId, useLayoutEffect, useRef } from 'react';
import { loginCopy } from '../sign-in/login.copy.ts';

type Props = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  onLeave: () => void;
  onOpen: (type: LegalDocumentType) => void;
  error: string | undefined;
};

/** The terms checkbox. Two buttons in its label open the documents; the rest of the label toggles the checkbox. */
export function TermsBox({ checked, onChange, onLeave, onOpen, error }: Props) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  // The person may have ticked the checkbox before hydration, and React would untick it.
  useLayoutEffect(() => {
    if (box.current?.checked && !checked) onChange(true);
  });
  const { before, terms, between, privacy } = loginCopy.accept;
  const open = (type: LegalDocumentType, title: string) => (
    <button
      type="button"
      onClick={() => onOpen(type)}
      className="py-1 font-semibold leading-6 text-brand underline underline-offset-4"
    >
      {title}
    </button>
  );
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-start gap-1">
        <span className="-ml-2.5 grid size-11 shrink-0 place-items-center">
          <input
            ref={box}
            id={id}
            type="checkbox"
            name="terms"
            required
            checked={checked}
            aria-labelledby={`${id}-label`}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={(event) => onChange(event.target.checked)}
            onBlur={onLeave}
            className="size-6 cursor-pointer accent-(--brand)"
          />
        </span>
        <p id={`${id}-label`} className="pt-1.5 text-sm leading-8">
          <label htmlFor={id}>{before}</label>
          {open('TERMS_OF_USE', terms)}
          {between}
          {open('PRIVACY_POLICY', privacy)}.
        </p>
      </div>
      <p id={`${id}-error`} aria-live="polite" className="text-danger text-sm empty:hidden">
        {error}
      </p>
    </div>
  );
}
