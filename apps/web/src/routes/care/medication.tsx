import { MedicationScreen } from '../../features/medication/medication-screen.tsx';

export const Component = MedicationScreen;
