/**
 * Name of the drawing that Android's status bar shows for a notification in discreet mode: a bell instead of the brand.
 * The native project has it under this name (apps/native/build/drawings.ts).
 */
export const NEUTRAL_ICON = 'ic_notification_neutral';
