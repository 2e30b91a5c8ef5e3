import { choiceCopy as copy } from './contacts-choice.copy.ts';

type Props = { value: boolean | undefined; onChange: (value: boolean) => void };

const ANSWERS = [
  { value: true, label: copy.yes },
  { value: false, label: copy.no },
];

/**
 * The choice whether the plan's contacts stay readable on this device after the session expired. Both answers are
 * equally easy to choose, and neither is the default.
 */
export const ContactsChoice = ({ value, onChange }: Props) => (
  <fieldset aria-describedby="contacts-choice-who" className="min-w-0 border-border border-t py-6">
    <legend className="float-left mb-0.5 w-full font-bold text-lg">{copy.question}</legend>
    <div className="clear-both max-w-prose text-sm">
      <p className="text-ink-muted">{copy.why}</p>
      <p id="contacts-choice-who" className="mt-2">
        {copy.who}
      </p>
    </div>
    <div className="mt-3 grid gap-2 sm:grid-cols-2">
      {ANSWERS.map((answer) => (
        <label
          key={answer.label}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-border-strong bg-surface px-4 py-2.5 transition-colors hover:bg-surface-sunken has-checked:border-brand has-checked:bg-brand-soft has-checked:text-on-brand-soft"
        >
          <input
            type="radio"
            name="contacts-choice"
            checked={value === answer.value}
            onChange={() => onChange(answer.value)}
            className="size-5 shrink-0 scroll-mt-40 scroll-mb-24 accent-brand"
          />
          <span className="font-semibold">{answer.label}</span>
        </label>
      ))}
    </div>
    <p className="mt-3 max-w-prose text-ink-muted text-sm">
      {value === undefined && `${copy.unanswered} `}
      {copy.everywhere}
    </p>
  </fieldset>
);
