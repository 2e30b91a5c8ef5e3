/** Contains the specified texts unchanged. */
export const registrationCopy = {
  registering: 'Registrando para notificações push...',
  registered: 'Registro para notificações push concluído com sucesso!',
  failed: 'Falha ao registrar para notificações push.',
  /** Our own text, because a refused permission is the person's choice. */
  declined: 'Tudo bem: nada será enviado a este aparelho.',
  nativeEnabled: 'Notificações nativas ativadas com sucesso!',
  registeringManually: 'Registrando manualmente no backend...',
  registeredManually: 'Registro manual realizado com sucesso!',
  registeredInPart: 'Registro realizado, mas ainda não é possível acessar os agendamentos. Tente novamente.',
  error: (message: string): string => `Erro: ${message}`,
  unknownError: 'Erro desconhecido',
  manualError: (message: string): string => `Erro no registro manual: ${message}`,
  /** What is said instead of the browser's own words about a failed subscription. */
  reasons: {
    denied: 'o aparelho não permite notificações do Alento.',
    'service not available': 'o serviço de notificações do aparelho não respondeu. Tente de novo daqui a pouco.',
    unsupported: 'este navegador não recebe notificações.',
  },
} as const;
