import { Phone } from 'lucide-react';
import { helpCopy } from './help-contacts.copy.ts';

const contacts = [
  { name: helpCopy.cvvName, number: helpCopy.cvvNumber, text: helpCopy.cvvText },
  { name: helpCopy.samuName, number: helpCopy.samuNumber, text: helpCopy.samuText },
] as const;

/** Numbers that answer at any hour, each one tap from a call. */
export function HelpContacts({ only }: { only?: 'cvv' }) {
  return (
    <ul className="grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
      {contacts.slice(0, only === 'cvv' ? 1 : contacts.length).map(({ name, number, text }) => (
        <li key={number}>
          <a
            href={`tel:${number}`}
            className="flex min-h-14 items-center gap-3 rounded-control border border-border-strong bg-surface-raised px-4 py-2 text-ink transition-colors hover:bg-brand-soft hover:text-on-brand-soft"
          >
            <Phone size={20} aria-hidden="true" className="shrink-0 text-brand" />
            <span className="min-w-0">
              <span className="block font-semibold">
                <span className="sr-only">{helpCopy.call} </span>
                {name} {number}
              </span>
              <span className="block text-sm text-ink-muted">{text}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
