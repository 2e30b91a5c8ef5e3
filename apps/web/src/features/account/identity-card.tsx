import { LogOut, ShieldCheck } from 'lucide-react';
import { session } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { profileCopy } from './profile.copy.ts';
import { shortAddress } from './short-address.ts';
import { useSignOut } from './use-sign-out.ts';

/** Who is signed in, what of that the server knows, and the way out. */
export function IdentityCard() {
  const address = session.loginEmail();
  const { signOut, isPending } = useSignOut();
  return (
    <Card className="flex flex-col gap-4 sm:flex-row sm:items-center sm:justify-between">
      <div className="flex min-w-0 items-start gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-pill bg-brand-soft text-on-brand-soft">
          <ShieldCheck aria-hidden size={24} />
        </span>
        <div className="min-w-0">
          <p className="text-ink-muted text-sm">{profileCopy.signedInAs}</p>
          <p className="break-all font-bold text-lg">
            {address === null ? profileCopy.unknownAddress : shortAddress(address)}
          </p>
          <p className="mt-1 max-w-prose text-ink-muted text-sm">{profileCopy.addressNote}</p>
        </div>
      </div>
      <Button variant="secondary" onClick={signOut} busy={isPending} className="max-lg:hidden">
        <LogOut aria-hidden size={18} />
        {profileCopy.signOut}
      </Button>
    </Card>
  );
}
