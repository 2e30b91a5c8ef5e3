import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { type MenuChoiceProps, type MenuItemProps, MenuPartsContext, type MenuProps } from './menu-parts.ts';

const ITEM =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2 text-base wrap-anywhere -outline-offset-2 ' +
  'data-highlighted:bg-brand-soft data-highlighted:text-on-brand-soft data-disabled:text-ink-muted';

const Item = ({ onSelect, asChild = false, disabled = false, danger = false, children }: MenuItemProps) => (
  <DropdownMenu.Item
    asChild={asChild}
    {...(onSelect ? { onSelect } : {})}
    disabled={disabled}
    className={`${ITEM} ${danger ? 'text-danger' : ''}`}
  >
    {children}
  </DropdownMenu.Item>
);

const Separator = () => <DropdownMenu.Separator className="mx-3 my-2 h-px bg-border" />;

function Choice({ label, value, options, onChange }: MenuChoiceProps) {
  const id = useId();
  return (
    <DropdownMenu.RadioGroup aria-labelledby={id} value={value} onValueChange={onChange}>
      <DropdownMenu.Label id={id} className="px-3 pt-1 font-semibold text-ink-muted text-xs">
        {label}
      </DropdownMenu.Label>
      {options.map((option) => (
        <DropdownMenu.RadioItem key={option.value} value={option.value} className={ITEM}>
          <span className="w-[20px] shrink-0">
            <DropdownMenu.ItemIndicator>
              <Check aria-hidden size={20} className="text-brand" />
            </DropdownMenu.ItemIndicator>
          </span>
          {option.label}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

const parts = { Item, Choice, Separator };

/**
 * Focuses the first item if a key opened the menu for the first time. The key was pressed before Radix was loaded, so
 * Radix would handle the opening like one by a pointer. Radix handles later openings itself.
 */
function useFirstFocus(byKey: boolean) {
  const waits = useRef(byKey);
  return (content: HTMLElement | null): void => {
    if (!content || !waits.current) return;
    waits.current = false;
    content.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
  };
}

type Props = MenuProps & { byKey: boolean };

/**
 * The loaded menu. If it has its own trigger, it opens on mount, because the person has already pressed the trigger.
 */
export function OpenedMenu({ trigger, children, align = 'end', side = 'bottom', opened, byKey }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  // The menu is rendered inside the page's main landmark, because all content has to be in a landmark, or inside the
  // dialog of its trigger, which may hide the rest of the page.
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [ownOpen, setOwnOpen] = useState(false);
  const firstFocus = useFirstFocus(byKey);
  const findPlace = (): void =>
    setPlace(button.current?.closest<HTMLElement>('[role="dialog"]') ?? document.querySelector('main'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the code has arrived.
  useLayoutEffect(() => {
    findPlace();
    setOwnOpen(true);
  }, []);
  const change = (next: boolean): void => {
    if (next) findPlace();
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
      <DropdownMenu.Trigger ref={button} asChild>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={place}>
        <DropdownMenu.Content
          ref={firstFocus}
          align={align}
          side={side}
          sideOffset={8}
          collisionPadding={12}
          {...(opened ? { 'aria-label': opened.label, 'aria-labelledby': undefined, onCloseAutoFocus: closed } : {})}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 max-w-[calc(100vw-24px)] animate-appear overflow-y-auto rounded-card border border-border bg-surface-raised p-2 text-ink shadow-raised"
        >
          <MenuPartsContext value={parts}>{children}</MenuPartsContext>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
