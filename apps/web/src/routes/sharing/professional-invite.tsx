import { useParams } from 'react-router';
import { InviteScreen } from '../../features/sharing/invite/invite-screen.tsx';

/** The screen /professional-invite/:token. */
export function Component() {
  const { token = '' } = useParams();
  return <InviteScreen key={token} token={token} />;
}
