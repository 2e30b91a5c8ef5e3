import { sites } from '../contacts.copy.ts';
import { OutsideLink } from '../help/outside-link.tsx';
import { crisisCopy as copy } from './crisis-card.copy.ts';

/** Further help: services for young people, and places to go to. */
export const CrisisMore = ({ about }: { about: 'self' | 'other' }) => (
  <div className="grid gap-5">
    <section aria-labelledby="crisis-place">
      <h3 id="crisis-place" className="font-bold">
        {copy.placeTitle}
      </h3>
      <p className="mt-1">
        {copy.place} <span className="font-semibold">{about === 'other' ? copy.placeSayOther : copy.placeSay}</span>
      </p>
      <OutsideLink href={sites.map} label={copy.placeLink} />
    </section>
    <section aria-labelledby="crisis-young">
      <h3 id="crisis-young" className="font-bold">
        {copy.youngTitle}
      </h3>
      <p className="mt-1">{copy.young}</p>
      <OutsideLink href={sites.young} label={copy.youngLink} />
    </section>
  </div>
);
