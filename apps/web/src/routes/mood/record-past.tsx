import { RecordPast } from '../../features/mood-entry/past/record-past.tsx';

export const Component = RecordPast;
