import { maskEmail } from '@alento/domain/account/email';
import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { session } from '../../../lib/session/session.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Skeletons } from '../../../ui/state/part-states.tsx';
import { sessionQuery } from '../account.queries.ts';
import { identityCopy } from './profile.copy.ts';
import { SettingScreen } from './setting-screen.tsx';

/** The sign-in address. It is masked until the person reveals it, because somebody may be looking at the screen. */
function Address() {
  const address = session.loginEmail();
  const [isRevealed, setRevealed] = useState(false);
  if (address === null) return <p className="py-2 font-semibold">{identityCopy.unknownAddress}</p>;
  return (
    <div className="flex items-center gap-1">
      <p className="min-w-0 break-all font-semibold">{isRevealed ? address : maskEmail(address)}</p>
      <IconButton
        label={isRevealed ? identityCopy.hide : identityCopy.show}
        aria-pressed={isRevealed}
        onClick={() => setRevealed(!isRevealed)}
      >
        {isRevealed ? <EyeOff aria-hidden size={20} /> : <Eye aria-hidden size={20} />}
      </IconButton>
    </div>
  );
}

function noteOf({ email, name }: { email: string | null; name: string | null }): string {
  if (email !== null) return identityCopy.namedNote;
  return name === null ? identityCopy.pseudonymousNote : identityCopy.nameOnlyNote;
}

/** The account's kind (pseudonymous or named), and which data the server has about it. */
function Kind() {
  const { data, isPending, isFetching, refetch } = useQuery(sessionQuery());
  if (data) {
    const { email, isAnonymous, name } = data.user;
    return (
      <>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone="brand">{isAnonymous ? identityCopy.pseudonymous : identityCopy.named}</Badge>
          {name !== null && <span className="min-w-0 break-words font-semibold">{name}</span>}
        </p>
        <p className="mt-2 max-w-prose text-ink-muted text-sm">{noteOf({ email, name })}</p>
      </>
    );
  }
  if (isPending) return <Skeletons label={identityCopy.loading} shapes={['h-6 w-36', 'mt-2 h-6 w-full max-w-sm']} />;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3 text-sm">
      <p className="text-ink-muted">{identityCopy.failed}</p>
      <Button variant="quiet" busy={isFetching} onClick={() => void refetch()} className="-mx-4">
        {identityCopy.retry}
      </Button>
    </div>
  );
}

/** The signed-in account: its address, its kind, and which data the server has about it. */
export const IdentityItem = () => (
  <SettingScreen title={identityCopy.title}>
    <Address />
    <Kind />
  </SettingScreen>
);
