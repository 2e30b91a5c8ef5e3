/** Told where the code of the conversation could not be fetched. */
export const chatMissing = 'A conversa não abriu. Verifique sua conexão e recarregue a página.';
