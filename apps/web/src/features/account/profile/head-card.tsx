import { maskEmail } from '@alento/domain/account/email';
import { profileSettingPath } from '@alento/domain/interface/profile-settings';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, LogOut, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { session } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { sessionQuery } from '../account.queries.ts';
import { useSignOut } from '../sign-out/use-sign-out.tsx';
import { identityCopy as copy } from './profile.copy.ts';

/** The sign-out button of /perfil. On small screens the header has that button. */
export function SignOut() {
  const { signOut, isPending, question } = useSignOut();
  return (
    <>
      <Button variant="secondary" onClick={signOut} busy={isPending} icon={LogOut} className="max-lg:hidden">
        {copy.signOut}
      </Button>
      {question}
    </>
  );
}

/** The person's name, or the account's kind, and the masked address. The link leads to what is known about both. */
function Person() {
  const { data } = useQuery(sessionQuery());
  const address = session.loginEmail();
  const kind = data?.user.isAnonymous ? copy.pseudonymous : copy.named;
  return (
    <li className="flex">
      <Link
        to={profileSettingPath('conta')}
        className="-mx-3 flex min-w-0 flex-1 items-center gap-3 rounded-control px-3 py-4 transition-colors hover:bg-surface-sunken"
      >
        <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-brand-soft text-on-brand-soft">
          <UserRound aria-hidden size={24} />
        </span>
        <span className="min-w-0 flex-1">
          {data && <VisuallyHidden>{copy.title}</VisuallyHidden>}{' '}
          <span className="block break-words font-bold text-lg leading-snug">
            {data ? (data.user.name ?? kind) : copy.title}
          </span>{' '}
          <span className="block break-all text-ink-muted text-sm">
            {address === null ? copy.unknownAddress : maskEmail(address)}
          </span>
        </span>
        <ChevronRight aria-hidden size={20} className="shrink-0 text-ink-muted" />
      </Link>
    </li>
  );
}

/** The first card of /perfil: who is signed in, and the row about the plan. */
export const HeadCard = ({ plan }: { plan: ReactNode }) => (
  <Card className="py-0! sm:py-0!">
    <ul>
      <Person />
      {plan}
    </ul>
  </Card>
);
