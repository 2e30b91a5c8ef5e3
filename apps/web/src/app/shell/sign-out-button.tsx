import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { appCopy } from '../app.copy.ts';

const SigningOut = lazyPart(async () => (await import('./signing-out.tsx')).SigningOut);

/** Sign-out button in the header of the profile, on small screens (core §2). */
export function SignOutButton() {
  const [presses, setPresses] = useState(0);
  const [isPending, setPending] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setPresses(presses + 1)} busy={isPending} className="lg:hidden">
        <LogOut aria-hidden size={18} />
        {appCopy.signOut}
      </Button>
      {presses > 0 && <SigningOut press={presses} onPending={setPending} />}
    </>
  );
}
