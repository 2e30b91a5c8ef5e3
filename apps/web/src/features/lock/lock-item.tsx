import { paths } from '@alento/domain/interface/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../../lib/session/use-account.ts';
import { readLock } from '../../state/lock/stored-lock.ts';
import { Button } from '../../ui/button.tsx';
import { lockItemCopy as copy } from './lock-item.copy.ts';

type ItemProps = { title: string; lead: string; summary: ReactNode; action: ReactNode };

/** The item of /perfil about the discreet mode. The route gives the item's look. */
export function LockItem({ Item }: { Item: (props: ItemProps) => ReactNode }) {
  const account = useAccount();
  const isOn = account !== null && readLock(account.userId) !== null;
  return (
    <Item
      title={copy.title}
      lead={copy.lead}
      summary={<p className="mt-2 font-semibold text-sm">{isOn ? copy.on : copy.off}</p>}
      action={
        <Button variant="secondary" asChild>
          <Link to={paths.discreetMode}>{copy.open}</Link>
        </Button>
      }
    />
  );
}
