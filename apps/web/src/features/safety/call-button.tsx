import { Phone } from 'lucide-react';
import { type HelpContact, telOf } from '../../ui/help-contacts.tsx';
import { crisisCopy } from './crisis/crisis-card.copy.ts';

/** A full-width button that calls a number. */
export const CallButton = ({ name, number, text }: HelpContact) => (
  <a
    href={telOf(number)}
    className="flex min-h-18 items-center gap-3.5 rounded-control bg-accent px-4 py-3 text-on-accent transition-colors hover:bg-accent-hover"
  >
    <Phone size={28} aria-hidden className="shrink-0" />
    <span className="min-w-0">
      <span className="block font-bold text-xl leading-tight">{crisisCopy.call(number)}</span>
      <span className="block text-sm">
        {name}: {text.charAt(0).toLowerCase() + text.slice(1)}
      </span>
    </span>
  </a>
);
