/**
 * Errors that any API call may return. They are in a separate file, so that code which needs only these doesn't load
 * the whole catalogue.
 */
export const TRANSPORT_TEXTS = {
  INVALID_JSON: 'Não conseguimos ler os dados enviados. Nada foi alterado.',
  REQUEST_INVALID: 'Não conseguimos entender este pedido. Nada foi alterado.',
  REQUEST_TIMEOUT: 'O envio demorou demais para chegar. Tente novamente.',
  HEADERS_TOO_LARGE: 'Este pedido tem um endereço ou cabeçalhos longos demais. Nada foi alterado.',
  BODY_TOO_LARGE: 'O envio passa do tamanho permitido. Nada foi alterado.',
  VALIDATION_FAILED: 'Alguns dados não estão no formato esperado. Nada foi alterado.',
  NOT_FOUND: 'Não encontramos o que você procura.',
  UNAUTHORIZED: 'Sua sessão terminou. Faça login novamente.',
  FORBIDDEN: 'Você não tem acesso a isto.',
  RATE_LIMITED: 'Muitas tentativas em pouco tempo. Aguarde um pouco e tente novamente.',
  CLIENT_OUTDATED: 'Esta versão ficou antiga. Atualize o aplicativo para continuar.',
  INTERNAL: 'Algo falhou do nosso lado. Tente novamente em instantes.',
  UNAVAILABLE: 'O serviço está indisponível no momento. Tente novamente em instantes.',
  INVALID_TIME_ZONE: 'O fuso horário informado não existe.',
} as const;
