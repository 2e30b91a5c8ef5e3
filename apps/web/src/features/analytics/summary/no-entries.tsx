import { paths } from '@alento/domain/interface/paths';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ThreeFaces } from '../../../ui/mood/three-faces.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { screenCopy } from '../analytics.copy.ts';

/** The empty state of a period. It describes what will be shown after the first entries. */
export const NoEntries = () => (
  <Card className="lg:col-span-12">
    <EmptyState
      title={screenCopy.emptyTitle}
      text={screenCopy.emptyText}
      picture={<ThreeFaces />}
      action={
        <Button asChild size="lg">
          <Link to={paths.record}>{screenCopy.record}</Link>
        </Button>
      }
    />
  </Card>
);
