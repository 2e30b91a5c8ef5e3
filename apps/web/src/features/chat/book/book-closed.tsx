import { paths } from '@alento/domain/interface/paths';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { ComposerFoot } from '../composer/composer-foot.tsx';
import { bookChatCopy as copy } from './book-chat.copy.ts';

type Props = { isGone: boolean; isNew: boolean };

/** Shown instead of the message field if no conversation about the book is possible: the reason, a link, and help. */
export const BookClosed = ({ isGone, isNew }: Props) => (
  <div className="mx-auto w-full max-w-prose">
    {isGone ? (
      <p className="py-2 text-sm">{copy.goneText}</p>
    ) : (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-1">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-bold text-sm">{copy.planTitle}</p>
          <p className="text-ink-muted text-sm">{isNew ? copy.planTextNew : copy.planText}</p>
        </div>
        <Button asChild>
          <Link to={paths.plans}>{copy.plans}</Link>
        </Button>
      </div>
    )}
    <ComposerFoot usage={undefined} />
  </div>
);
