import { WaitingBar } from '../../../ui/waiting-bar.tsx';
import { makingCopy as copy } from './making.copy.ts';

/** A record that is being made. Nobody knows how far it is. */
export const Making = () => (
  <>
    <p aria-hidden className="mb-3 font-semibold">
      {copy.title}
    </p>
    <WaitingBar label={copy.title} />
    <p className="mt-2 max-w-prose text-ink-muted text-sm">{copy.text}</p>
  </>
);
