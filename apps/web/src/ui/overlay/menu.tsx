import { Slot } from 'radix-ui';
import { type ComponentProps, type ComponentType, use, useEffect, useEffectEvent, useState } from 'react';
import { uiCopy } from '../ui.copy.ts';
import { type MenuChoiceProps, type MenuItemProps, MenuPartsContext, type MenuProps } from './menu-parts.ts';
import type { OpenedMenu } from './opened-menu.tsx';
import { toast } from './toast.tsx';

const load = () => import('./opened-menu.tsx');

/** If this load fails, the press loads the code again. */
const prepare = (): void => void load().catch(() => undefined);

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown'];

/**
 * A menu behind a button. Its code is loaded when the button is first hovered, focused or pressed, because most visits
 * open no menu. The press is kept, and the button stays in the page, until the code has arrived.
 */
export function Menu(props: MenuProps) {
  const [Opened, setOpened] = useState<ComponentType<ComponentProps<typeof OpenedMenu>> | null>(null);
  const [byKey, setByKey] = useState(false);
  const { trigger, opened } = props;
  const open = (): void => {
    load().then(
      (code) => setOpened(() => code.OpenedMenu),
      () => {
        opened?.onOpenChange(false);
        toast.failed(uiCopy.notOpened);
      },
    );
  };
  const isWanted = opened?.open ?? false;
  const openWanted = useEffectEvent(open);
  useEffect(() => {
    if (isWanted) openWanted();
  }, [isWanted]);
  if (Opened) return <Opened {...props} byKey={byKey} />;
  if (opened) return trigger;
  return (
    <Slot.Root
      aria-haspopup="menu"
      aria-expanded="false"
      data-state="closed"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={open}
      onKeyDown={(event) => {
        if (!OPENING_KEYS.includes(event.key)) return;
        event.preventDefault();
        setByKey(true);
        open();
      }}
    >
      {trigger}
    </Slot.Root>
  );
}

export function MenuItem(props: MenuItemProps) {
  const parts = use(MenuPartsContext);
  return parts && <parts.Item {...props} />;
}

export function MenuChoice(props: MenuChoiceProps) {
  const parts = use(MenuPartsContext);
  return parts && <parts.Choice {...props} />;
}

export function MenuSeparator() {
  const parts = use(MenuPartsContext);
  return parts && <parts.Separator />;
}
