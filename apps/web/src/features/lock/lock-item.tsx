import { paths } from '@alento/domain/interface/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { lockItemCopy as copy } from './lock-item.copy.ts';

type ItemProps = { title: string; lead: string; action: ReactNode };

/** A link from the profile to the discreet mode. The route gives the item's look. */
export const LockItem = ({ Item }: { Item: (props: ItemProps) => ReactNode }) => (
  <Item
    title={copy.title}
    lead={copy.lead}
    action={
      <Button variant="secondary" asChild>
        <Link to={paths.discreetMode}>{copy.open}</Link>
      </Button>
    }
  />
);
