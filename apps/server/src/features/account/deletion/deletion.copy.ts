/** Texts about the deletion of an account. */
export const deletionCopy = {
  done: 'Sua conta e tudo o que você guardou no Alento foram excluídos.',
  failed: {
    refund: 'O valor do seu plano não pôde ser devolvido agora, então nada foi excluído. Tente de novo daqui a pouco.',
    subscription: 'Sua assinatura não pôde ser encerrada agora, então nada foi excluído. Tente de novo daqui a pouco.',
    busy: 'Algo ainda estava sendo salvo na sua conta, então nada foi excluído. Tente de novo daqui a pouco.',
  },
};
