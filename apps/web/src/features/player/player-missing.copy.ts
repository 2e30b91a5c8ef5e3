/** In its own file, because it is shown if the player's chunk with its texts could not be loaded. */
export const playerMissing = 'O tocador não carregou. Confira a conexão e recarregue a página para ouvir.';
