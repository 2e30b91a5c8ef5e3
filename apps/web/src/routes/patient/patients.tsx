import { PatientsScreen } from '../../features/patient/list/patients-screen.tsx';

/** The screen /pacientes. */
export const Component = PatientsScreen;
