import { Slot } from 'radix-ui';
import { lazy, Suspense, use, useState } from 'react';
import { type MenuItemProps, MenuPartsContext, type MenuProps } from './menu-parts.ts';

const load = () => import('./opened-menu.tsx');
const OpenedMenu = lazy(async () => ({ default: (await load()).OpenedMenu }));

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown'];

/**
 * A menu behind a button. Its code is loaded when the button is first hovered, focused or pressed, because most visits
 * open no menu.
 */
export function Menu(props: MenuProps) {
  const [wanted, setWanted] = useState(false);
  const [byKey, setByKey] = useState(false);
  const { trigger, opened } = props;
  const closed = opened ? (
    trigger
  ) : (
    <Slot.Root
      aria-haspopup="menu"
      aria-expanded="false"
      data-state="closed"
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setWanted(true)}
      onKeyDown={(event) => {
        if (!OPENING_KEYS.includes(event.key)) return;
        event.preventDefault();
        setByKey(true);
        setWanted(true);
      }}
    >
      {trigger}
    </Slot.Root>
  );
  if (opened?.open && !wanted) setWanted(true);
  if (!wanted) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenedMenu {...props} byKey={byKey} />
    </Suspense>
  );
}

export function MenuItem(props: MenuItemProps) {
  const parts = use(MenuPartsContext);
  return parts && <parts.Item {...props} />;
}

export function MenuSeparator() {
  const parts = use(MenuPartsContext);
  return parts && <parts.Separator />;
}
