import { Phone } from 'lucide-react';
import { helpCopy } from './help-contacts.copy.ts';

export type HelpContact = { name: string; number: string; text: string };

const always: readonly HelpContact[] = [
  { name: helpCopy.cvvName, number: helpCopy.cvvNumber, text: helpCopy.cvvText },
  { name: helpCopy.samuName, number: helpCopy.samuNumber, text: helpCopy.samuText },
];

/** A phone number as a `tel:` link. */
export const telOf = (number: string): string => `tel:${number.replaceAll(' ', '')}`;

/** Phone numbers as links that start a call. */
export function ContactList({ contacts }: { contacts: readonly HelpContact[] }) {
  return (
    <ul className="grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
      {contacts.map(({ name, number, text }) => (
        <li key={number}>
          <a href={telOf(number)} className="contact-link">
            <Phone size={20} aria-hidden="true" className="shrink-0 text-brand" />
            <span className="min-w-0">
              <span className="block font-semibold">
                <span className="sr-only">{helpCopy.call} </span>
                {name} <span className="whitespace-nowrap">{number}</span>
              </span>
              <span className="block text-sm text-ink-muted">{text}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Numbers that are available at any hour. */
export const HelpContacts = ({ only }: { only?: 'cvv' }) => (
  <ContactList contacts={only === 'cvv' ? always.slice(0, 1) : always} />
);
