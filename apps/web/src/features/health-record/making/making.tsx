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

/**
 * Announces that a record is being made, and that it is ready. It is there before its text, so that a screen reader
 * announces the text.
 */
export const MakingStatus = ({ isMaking, isFinished }: { isMaking: boolean; isFinished: boolean }) => (
  <p role="status" className="sr-only">
    {isMaking ? copy.title : isFinished ? copy.ready : ''}
  </p>
);
