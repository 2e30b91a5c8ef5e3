import { LogOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import { whenQuiet } from '../../lib/page/when-quiet.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { appCopy } from '../app.copy.ts';

const load = () => import('./signing-out.tsx');
const SigningOut = lazyPart(async () => (await load()).SigningOut);

/** Sign-out button in the header of the profile, on small screens. */
export function SignOutButton() {
  const [presses, setPresses] = useState(0);
  const [isPending, setPending] = useState(false);
  // Signing out must be possible without a network. If this load fails, the press loads the code again.
  useEffect(() => whenQuiet(() => void load().catch(() => undefined)), []);
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => setPresses(presses + 1)}
        busy={isPending}
        icon={LogOut}
        className="lg:hidden"
      >
        {appCopy.signOut}
      </Button>
      {presses > 0 && <SigningOut key={presses} onPending={setPending} />}
    </>
  );
}
