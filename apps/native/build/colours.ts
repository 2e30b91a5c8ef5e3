/**
 * Colours of the native projects, sRGB: those of the web app's tokens, which the icon script computes. A test compares
 * them with the resources of both projects.
 */
export const COLOURS = { ground: '#f8f4eb', groundDark: '#0b1915', brand: '#005959' } as const;
