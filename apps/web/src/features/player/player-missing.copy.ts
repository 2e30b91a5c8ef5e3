/** Apart from the player's other words: it is said where those could not be fetched. */
export const playerMissing = 'O tocador não carregou. Confira a conexão e recarregue a página para ouvir.';
