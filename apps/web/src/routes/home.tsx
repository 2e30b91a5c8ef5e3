import { HomeScreen } from '../features/mood-entry/home-screen.tsx';

export const Component = HomeScreen;
