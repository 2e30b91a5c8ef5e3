import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ViewFocus } from '../answering/view-focus.tsx';
import { screeningsQuery } from '../screening.queries.ts';
import { requestedScreening } from '../screening-address.ts';
import { ScreeningPage } from '../screening-page.tsx';
import { ScreeningsOverview } from './screenings-overview.tsx';

/** The screen /avaliacoes: both questionnaires, or the one in the URL. */
export function ScreeningsScreen({ userId }: { userId: string }) {
  const [search] = useSearchParams();
  const { instrument, resultId } = requestedScreening(search);
  const list = useQuery(screeningsQuery());
  return (
    <ViewFocus>
      {instrument ? (
        <ScreeningPage key={instrument} userId={userId} instrument={instrument} resultId={resultId} list={list} />
      ) : (
        <ScreeningsOverview userId={userId} list={list} />
      )}
    </ViewFocus>
  );
}
