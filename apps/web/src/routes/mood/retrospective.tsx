import { useQuery } from '@tanstack/react-query';
import { RetrospectiveScreen } from '../../features/analytics/retrospective/retrospective-screen.tsx';
import { YearAgoSetting } from '../../features/mood-entry/year-ago/year-ago-setting.tsx';
import { tagsQuery } from '../../features/tag/tag.queries.ts';

/** Connects the retrospective to the tags, of which it names the most used ones, and to the card 'Há um ano'. */
export function Component() {
  return <RetrospectiveScreen tags={useQuery(tagsQuery()).data ?? []} setting={<YearAgoSetting />} />;
}
