/**
 * This text has a file of its own, because it is shown if the player's chunk with the other texts could not be
 * loaded.
 */
export const playerMissing = 'O tocador não carregou. Confira a conexão e recarregue a página para ouvir.';
