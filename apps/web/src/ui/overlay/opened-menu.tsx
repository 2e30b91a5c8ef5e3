import { DropdownMenu } from 'radix-ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { type MenuItemProps, MenuPartsContext, type MenuProps } from './menu-parts.ts';

const Item = ({ onSelect, asChild = false, danger = false, children }: MenuItemProps) => (
  <DropdownMenu.Item
    asChild={asChild}
    {...(onSelect ? { onSelect } : {})}
    className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2 text-base -outline-offset-2 data-highlighted:bg-brand-soft data-highlighted:text-on-brand-soft ${danger ? 'text-danger' : ''}`}
  >
    {children}
  </DropdownMenu.Item>
);

const Separator = () => <DropdownMenu.Separator className="mx-3 my-2 h-px bg-border" />;

const parts = { Item, Separator };

/**
 * Focuses the first item if a key opened the menu for the first time. The key was pressed before Radix was loaded, so
 * Radix would handle the opening like one by a pointer. Radix handles later openings itself.
 */
function useFirstFocus(byKey: boolean) {
  const waits = useRef(byKey);
  return (content: HTMLElement | null): void => {
    if (!content || !waits.current) return;
    waits.current = false;
    content.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  };
}

type Props = MenuProps & { byKey: boolean };

/**
 * The loaded menu. If it has its own trigger, it opens on mount, because the person has already pressed the trigger.
 */
export function OpenedMenu({ trigger, children, align = 'end', side = 'bottom', opened, byKey }: Props) {
  // The menu is rendered inside the page's main landmark, because all content has to be in a landmark.
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);
  const [ownOpen, setOwnOpen] = useState(false);
  const firstFocus = useFirstFocus(byKey);
  useLayoutEffect(() => {
    setLandmark(document.querySelector('main'));
    setOwnOpen(true);
  }, []);
  const change = (next: boolean): void => {
    if (next) setLandmark(document.querySelector('main'));
    setOwnOpen(next);
  };
  const closed = (event: Event): void => {
    event.preventDefault();
    opened?.onClosed();
  };
  return (
    <DropdownMenu.Root
      modal={false}
      open={opened ? opened.open : ownOpen}
      onOpenChange={opened ? opened.onOpenChange : change}
    >
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={landmark}>
        <DropdownMenu.Content
          ref={firstFocus}
          align={align}
          side={side}
          sideOffset={8}
          collisionPadding={12}
          {...(opened ? { 'aria-label': opened.label, 'aria-labelledby': undefined, onCloseAutoFocus: closed } : {})}
          className="z-50 min-w-52 animate-appear rounded-card border border-border bg-surface-raised p-2 text-ink shadow-raised"
        >
          <MenuPartsContext value={parts}>{children}</MenuPartsContext>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
