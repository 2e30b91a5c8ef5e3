import { routeAt } from '@alento/domain/interface/route-at';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { CheckInPopup } from '../../features/mood-entry/check-in/check-in-popup.tsx';
import { addFirstMoods } from '../../features/mood-entry/first/add-first-moods.ts';
import { sendNoteDrafts } from '../../features/mood-entry/record/send-note-drafts.ts';
import { EndingNotice } from '../../features/my-data/notice/ending-notice.tsx';
import { FollowNotifications } from '../../features/notifications/follow/follow-notifications.tsx';
import { PullToRefresh } from '../../features/pull-to-refresh/pull-to-refresh.tsx';
import { concernCopy } from '../../features/safety/concern.copy.ts';
// Listens to other tabs in which the account is deleted.
import '../../lib/session/erase.ts';
// Listens to the browser's offer, which may be made on another screen than /home.
import '../../lib/page/install-offer.ts';
import { answerServiceWorker } from '../../lib/outbox/answer-worker.ts';
import { readOwned } from '../../lib/session/device/device-store.ts';
import { LOCK_FORGOTTEN } from '../../lib/session/ended/unsent-words.ts';
import { optionalPart } from '../../ui/loading/optional-part.tsx';
import { useBackCloses } from '../../ui/overlay/back-closes.ts';
import { toast } from '../../ui/overlay/toast.tsx';
import { useNewDay } from '../hooks/use-new-day.ts';
import { useZoneNotice } from '../hooks/use-zone-notice.ts';
import { useStoreLastSeen } from '../last-seen/use-store-last-seen.ts';
import { AssistantPlace } from './assistant-place.tsx';

export { CareLinks } from './care-links.tsx';

const ForgottenNotice = optionalPart(
  async () => (await import('../../features/lock/notice/forgotten-notice.tsx')).ForgottenNotice,
);

/** The popup closes by itself after a note of concern, so this toast offers support. */
function offerToTalk(): void {
  toast.saved(`${concernCopy.before}${concernCopy.cvv}${concernCopy.after}`);
}

/**
 * Parts for members that the first screen doesn't need. They are one file, because the first screen names each file.
 */
export function MemberLateParts({ userId }: { userId: string }) {
  const { pathname } = useLocation();
  useStoreLastSeen(userId);
  useEffect(answerServiceWorker, []);
  useEffect(() => void addFirstMoods(userId), [userId]);
  useEffect(() => void sendNoteDrafts(userId), [userId]);
  useZoneNotice();
  useNewDay();
  useBackCloses();
  return (
    <>
      <AssistantPlace userId={userId} isHidden={routeAt(pathname).hides?.includes('assistant') ?? false} />
      <PullToRefresh />
      <CheckInPopup userId={userId} onConcern={offerToTalk} />
      <EndingNotice userId={userId} />
      <FollowNotifications userId={userId} />
      {readOwned(userId, LOCK_FORGOTTEN) !== null && <ForgottenNotice userId={userId} />}
    </>
  );
}
