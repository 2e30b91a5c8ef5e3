import { DayDetail } from '../../features/mood-entry/day/day-detail.tsx';

export const Component = DayDetail;
