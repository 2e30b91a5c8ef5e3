import { useParams } from 'react-router';
import { PatientScreen } from '../../features/patient/page/patient-screen.tsx';

/** The screen /pacientes/:id. */
export function Component() {
  const { id = '' } = useParams();
  return <PatientScreen key={id} id={id} />;
}
