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
 * Focuses the first item when the menu first opens by a key: the key was pressed before Radix listened, so Radix would
 * treat it like a pointer. Later openings are left to Radix.
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

/** The menu itself. With its own trigger it opens on mount, because the person has already asked for it. */
export function OpenedMenu({ trigger, children, align = 'end', side = 'bottom', opened, byKey }: Props) {
  // Portal target inside the page's main landmark, so that nothing is outside of a landmark.
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
