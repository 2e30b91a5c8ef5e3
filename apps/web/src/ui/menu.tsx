import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useState } from 'react';

type MenuProps = {
  /** One element that takes a ref: the button that opens the menu. */
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
};

export function Menu({ trigger, children, align = 'end', side = 'bottom' }: MenuProps) {
  // Drawn inside the page's main landmark, so that nothing stands outside of one.
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);
  return (
    <DropdownMenu.Root modal={false} onOpenChange={(open) => open && setLandmark(document.querySelector('main'))}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={landmark}>
        <DropdownMenu.Content
          align={align}
          side={side}
          sideOffset={8}
          collisionPadding={12}
          className="z-50 min-w-52 animate-appear rounded-card border border-border bg-surface-raised p-2 text-ink shadow-raised"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

type ItemProps = {
  onSelect?: () => void;
  /** Draws its only child (a link) as the item. */
  asChild?: boolean;
  danger?: boolean;
  children: ReactNode;
};

export function MenuItem({ onSelect, asChild = false, danger = false, children }: ItemProps) {
  return (
    <DropdownMenu.Item
      asChild={asChild}
      {...(onSelect ? { onSelect } : {})}
      className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2 text-base -outline-offset-2 data-highlighted:bg-brand-soft data-highlighted:text-on-brand-soft ${danger ? 'text-danger' : ''}`}
    >
      {children}
    </DropdownMenu.Item>
  );
}
