import { DailyCareCard } from '../features/daily-care/daily-care-card.tsx';
import { HomeScreen } from '../features/mood-entry/home-screen.tsx';

export const Component = () => <HomeScreen daily={<DailyCareCard />} />;
