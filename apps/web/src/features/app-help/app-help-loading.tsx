import { Skeleton } from '../../ui/state/part-states.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { appHelpCopy as copy } from './app-help.copy.ts';

const LINES = ['w-2/3', 'w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-1/2'];

export const AppHelpLoading = () => (
  <div className="flex max-w-2xl flex-col gap-4 pt-2">
    <p role="status">
      <VisuallyHidden>{copy.loading}</VisuallyHidden>
    </p>
    {LINES.map((width, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change or move.
      <Skeleton key={index} className={`h-6 ${width}`} />
    ))}
  </div>
);
