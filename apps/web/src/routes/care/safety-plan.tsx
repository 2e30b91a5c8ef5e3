import { SafetyPlanScreen } from '../../features/safety/plan/safety-plan-screen.tsx';

export const Component = SafetyPlanScreen;
