import { RecordPast } from '../features/mood-entry/record-past.tsx';

export const Component = RecordPast;
