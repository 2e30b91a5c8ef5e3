import { SafetyPlanScreen } from '../features/safety/safety-plan-screen.tsx';

export const Component = SafetyPlanScreen;
