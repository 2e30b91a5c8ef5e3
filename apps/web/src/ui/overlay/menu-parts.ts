import { type ComponentType, createContext, type ReactNode } from 'react';

export type MenuProps = {
  /** The button that opens the menu: one element that accepts a ref. */
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
  /**
   * State of a menu that is opened by something else than its trigger. The trigger then only determines the position.
   */
  opened?: { open: boolean; onOpenChange: (open: boolean) => void; label: string; onClosed: () => void };
};

export type MenuItemProps = {
  onSelect?: () => void;
  /** Renders its only child, a link, as the item. */
  asChild?: boolean;
  disabled?: boolean;
  danger?: boolean;
  children: ReactNode;
};

/** Options of which one is always chosen. */
export type MenuChoiceProps = {
  /** Shown above the options. */
  label: string;
  value: string;
  options: readonly { value: string; label: ReactNode }[];
  onChange: (value: string) => void;
};

/** Components for the content of an open menu; null until the code is loaded. */
type Parts = {
  Item: ComponentType<MenuItemProps>;
  Choice: ComponentType<MenuChoiceProps>;
  Separator: ComponentType;
};
export const MenuPartsContext = createContext<Parts | null>(null);
