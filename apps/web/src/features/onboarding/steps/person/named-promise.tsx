import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { channelsQuery } from '../../../../state/account/channels.queries.ts';
import { namedPromiseCopy as copy } from '../steps.copy.ts';

/** What a person who isn't anonymous is promised, without what this installation lacks. */
export function NamedPromise() {
  const id = useId();
  const { data } = useQuery(channelsQuery());
  const items = [
    ...(data?.whatsapp.isOffered ? [copy.whatsapp] : []),
    ...copy.always,
    ...(data?.supportContact ? [copy.support(data.supportContact)] : []),
  ];
  return (
    <div className="text-ink-muted text-sm">
      <p id={id}>{copy.lead}</p>
      <ul aria-labelledby={id} className="mt-1 list-disc pl-5 marker:text-brand">
        {items.map((item) => (
          <li key={item} className="break-words">
            {item}
          </li>
        ))}
      </ul>
      <p className="mt-1">{copy.chosen}</p>
    </div>
  );
}
