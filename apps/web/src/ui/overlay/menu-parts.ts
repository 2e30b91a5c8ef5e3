import { type ComponentType, createContext, type ReactNode } from 'react';

export type MenuProps = {
  /** One element that takes a ref: the button that opens the menu. */
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
  /** For a menu that something else than its trigger opens: then the trigger is only its place. */
  opened?: { open: boolean; onOpenChange: (open: boolean) => void; label: string; onClosed: () => void };
};

export type MenuItemProps = {
  onSelect?: () => void;
  /** Draws its only child (a link) as the item. */
  asChild?: boolean;
  danger?: boolean;
  children: ReactNode;
};

/** How an open menu draws its parts; null before its code has come. */
type Parts = { Item: ComponentType<MenuItemProps>; Separator: ComponentType };
export const MenuPartsContext = createContext<Parts | null>(null);
