import { paths } from '@alento/domain/interface/paths';
import { Link } from 'react-router';
import { articleCopy as copy } from '../article/article.copy.ts';

/** The library's disclaimer, with a link to help. */
export const BookNote = () => (
  <p className="mb-8 max-w-[48ch] rounded-control border-brand border-l-4 bg-surface p-4 text-sm">
    {copy.note} {copy.noteLead}{' '}
    <Link to={paths.help} className="font-semibold text-brand underline underline-offset-4">
      {copy.noteHelp}
    </Link>
    .
  </p>
);
