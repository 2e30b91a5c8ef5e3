import { useParams } from 'react-router';
import { RecordScreen } from '../../features/health-record/document/record-screen.tsx';
import { ConcernLine } from '../../features/safety/concern-line.tsx';

/** The screen /prontuarios/:id. */
export function Component() {
  const { id = '' } = useParams();
  return <RecordScreen key={id} id={id} concern={<ConcernLine />} />;
}
