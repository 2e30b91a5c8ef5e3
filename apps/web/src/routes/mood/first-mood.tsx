import { paths } from '@alento/domain/interface/paths';
import { Navigate } from 'react-router';
import { firstMoodCopy } from '../../features/mood-entry/first/first-mood.copy.ts';
import { FirstMoodScreen } from '../../features/mood-entry/first/first-mood-screen.tsx';
import { useAccount } from '../../lib/session/use-account.ts';
import { BareFrame } from '../account/bare-frame.tsx';

/** The page /comecar. */
export function Component() {
  if (useAccount()) return <Navigate to={paths.record} replace />;
  return (
    <BareFrame help={firstMoodCopy.help} isDense isWide>
      <FirstMoodScreen />
    </BareFrame>
  );
}
