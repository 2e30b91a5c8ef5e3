import { HistoryScreen } from '../features/mood-entry/history-screen.tsx';

export const Component = HistoryScreen;
