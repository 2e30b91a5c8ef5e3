import { LogOut } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { appCopy } from '../app.copy.ts';

type Props = { busy: boolean; onClick?: () => void };

/** Appearance of the sign-out button, also shown while the button's code loads. */
export const SignOutFace = ({ busy, onClick }: Props) => (
  <Button variant="quiet" onClick={onClick} busy={busy} className="lg:hidden">
    <LogOut aria-hidden size={18} />
    {appCopy.signOut}
  </Button>
);
