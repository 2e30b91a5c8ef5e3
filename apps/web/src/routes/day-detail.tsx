import { DayDetail } from '../features/mood-entry/day-detail.tsx';

export const Component = DayDetail;
