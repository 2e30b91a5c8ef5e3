import { paths } from '@alento/domain/interface/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { overviewQuery } from '../my-data.queries.ts';
import { contactCopy as copy, storedDataCopy } from './overview.copy.ts';

const LINK = 'inline-flex min-h-11 items-center break-all font-semibold text-brand underline underline-offset-4';

/** The address of the contact as a link. The configuration may contain an e-mail address, a page or a plain text. */
function Address({ contact }: { contact: string }) {
  if (/^https?:\/\//.test(contact)) {
    return (
      <a href={contact} rel="noreferrer" className={LINK}>
        {contact}
      </a>
    );
  }
  if (/^[^\s@]+@[^\s@]+$/.test(contact)) {
    return (
      <a href={`mailto:${contact}`} className={LINK}>
        {contact}
      </a>
    );
  }
  return <p className="mt-1 font-semibold">{contact}</p>;
}

/** Whom to ask about one's data. */
export function PrivacyContact() {
  const { data } = useQuery(overviewQuery());
  const contact = data?.privacyContact ?? null;
  return (
    <div className="py-5 sm:py-6">
      {contact === null ? (
        <>
          <p className="max-w-prose">{copy.none}</p>
          <Link to={paths.privacy} className={LINK}>
            {storedDataCopy.privacy}
          </Link>
        </>
      ) : (
        <>
          <p className="max-w-prose">{copy.text}</p>
          <Address contact={contact} />
        </>
      )}
    </div>
  );
}
