/** A password that meets every rule, and one that is easy to guess. */
export const PASSWORD = 'Nuvem-calma-42';
export const NEW_PASSWORD = 'Chuva-mansa-77';
export const GUESSABLE_PASSWORD = 'senha1234';
