import { concernCopy as copy } from './concern.copy.ts';

/** A line with a helpline, shown if a text is worrying but not a crisis (level `concern`). */
export const ConcernLine = () => (
  <p className="text-ink-muted text-sm">
    {copy.before}
    <a href="tel:188" className="inline-block py-2.5 font-semibold text-brand underline underline-offset-4">
      {copy.cvv}
    </a>
    {copy.after}
  </p>
);
