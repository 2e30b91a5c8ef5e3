/** Shown if the chunk of the conversation could not be loaded. */
export const chatMissing = 'A conversa não abriu. Verifique sua conexão e recarregue a página.';
