import { makingCopy as copy } from './making.copy.ts';

/**
 * Announces that a record is being made, and that it is ready. It is there before its text, so that a screen reader
 * announces the text.
 */
export const MakingStatus = ({ isMaking, isFinished }: { isMaking: boolean; isFinished: boolean }) => (
  <p role="status" className="sr-only">
    {isMaking ? copy.title : isFinished ? copy.ready : ''}
  </p>
);
