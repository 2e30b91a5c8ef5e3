import { RecordsScreen } from '../../features/health-record/list/records-screen.tsx';

/** The screen /prontuarios. */
export const Component = RecordsScreen;
