import { dialable, type PlanPerson, whatsappNumber } from '@alento/domain/safety/safety-plan';
import { MessageCircle, Phone } from 'lucide-react';
import { AnchorButton } from '../../../ui/button.tsx';
import { crisisCopy } from '../crisis/crisis-card.copy.ts';

/** A person of the plan, with links to call and to send a message. */
export function PersonLine({ name, phone }: PlanPerson) {
  const whatsapp = whatsappNumber(phone);
  return (
    <>
      <p className="break-words font-semibold" dir="auto">
        {name}
      </p>
      {phone !== '' && (
        <>
          <p className="mb-2 text-sm tabular-nums opacity-90">{phone}</p>
          <div className="flex flex-wrap gap-2">
            <AnchorButton
              href={`tel:${dialable(phone)}`}
              aria-label={`${crisisCopy.planCall} ${crisisCopy.planTo(name)}`}
              variant="secondary"
            >
              <Phone aria-hidden size={18} className="text-brand" />
              {crisisCopy.planCall}
            </AnchorButton>
            {whatsapp !== null && (
              <AnchorButton
                href={`https://wa.me/${whatsapp}`}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`${crisisCopy.planWhatsapp} ${crisisCopy.planTo(name)} ${crisisCopy.newTab}`}
                variant="secondary"
              >
                <MessageCircle aria-hidden size={18} className="text-brand" />
                {crisisCopy.planWhatsapp}
              </AnchorButton>
            )}
          </div>
        </>
      )}
    </>
  );
}

export const PeopleList = ({ people, className }: { people: readonly PlanPerson[]; className: string }) => (
  <ul className={className}>
    {people.map((person, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a plan may contain the same person twice.
      <li key={index} className="min-w-0">
        <PersonLine {...person} />
      </li>
    ))}
  </ul>
);
