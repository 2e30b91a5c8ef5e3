import { paths } from '@alento/domain/interface/paths';
import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/link-button.tsx';
import { lockItemCopy as copy } from './lock-item.copy.ts';

type ItemProps = { title: string; lead: string; action: ReactNode };

/** A link from the profile to the discreet mode. The route gives the item's look. */
export const LockItem = ({ Item }: { Item: (props: ItemProps) => ReactNode }) => (
  <Item
    title={copy.title}
    lead={copy.lead}
    action={
      <LinkButton to={paths.discreetMode} variant="secondary">
        {copy.open}
      </LinkButton>
    }
  />
);
