/** The button is part of a first screen; the other texts load with the dialog. */
export const searchButtonCopy = { open: 'Buscar em notas e conversas' } as const;
