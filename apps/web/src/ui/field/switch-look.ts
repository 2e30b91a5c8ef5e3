/** Classes of a checkbox that looks like a switch. */
export const SWITCH_LOOK =
  'relative h-8 w-14 shrink-0 cursor-pointer appearance-none rounded-pill bg-border-strong transition-colors ' +
  'before:absolute before:top-1 before:left-1 before:size-6 before:rounded-pill before:bg-surface-raised ' +
  'before:transition-transform checked:bg-brand checked:before:translate-x-6 disabled:cursor-default';
