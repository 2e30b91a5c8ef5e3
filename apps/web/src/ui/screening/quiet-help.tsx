import { Phone } from 'lucide-react';
import { helpCopy } from '../help-contacts.copy.ts';
import { quietHelpCopy } from './questionnaires.copy.ts';

/** A line with a number to call, shown below the item whose answer triggers it. */
export const QuietHelp = () => (
  <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control bg-accent-soft px-4 py-2 text-sm text-on-accent-soft">
    <p className="min-w-0 flex-1 basis-60">{quietHelpCopy.text}</p>
    <a
      href={`tel:${helpCopy.cvvNumber}`}
      className="-mx-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold underline underline-offset-4"
    >
      <Phone size={18} aria-hidden="true" />
      {quietHelpCopy.callCvv}
    </a>
  </div>
);
