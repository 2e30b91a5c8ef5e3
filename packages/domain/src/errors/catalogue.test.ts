import { describe, expect, it } from 'vitest';
import { ERROR_TEXTS, type ErrorCode, errorText, isErrorCode } from './catalogue.ts';

/** Texts that the specification quotes. They must match exactly. */
const QUOTED: readonly [ErrorCode, string][] = [
  ['TERMS_NOT_ACCEPTED', 'Você precisa aceitar os Termos de Uso e a Política de Privacidade.'],
  ['LEGAL_DOCUMENTS_MISSING', 'Documentos legais não carregados. Por favor, recarregue a página.'],
  ['PASSWORDS_DIFFER', 'As senhas não coincidem'],
  [
    'PASSWORD_WEAK',
    'A senha não é forte o suficiente. Ela deve ter pelo menos 8 caracteres, incluir letras maiúsculas, minúsculas, números e caracteres especiais.',
  ],
  ['CREDENTIALS_INVALID', 'Login não encontrado. Verifique suas credenciais.'],
  ['EMAIL_INVALID', 'Email inválido'],
  ['USER_NOT_FOUND', 'Usuário não encontrado'],
  ['ENTRY_UPDATE_INCOMPLETE', 'Entrada incompleta para atualização'],
  ['ENTRY_ID_MISSING', 'ID da entrada não fornecido para exclusão'],
  ['SIGN_IN_FAILED', 'Erro ao fazer login'],
  ['SIGN_UP_FAILED', 'Erro ao registrar'],
  ['RESET_FAILED', 'Erro ao resetar senha'],
  ['PLAN_INVALID', 'Plano inválido selecionado'],
  ['CHECKOUT_FAILED', 'Ocorreu um erro ao processar o pagamento. Por favor, tente novamente.'],
  ['RECOVERY_EMAIL_EMPTY', 'Por favor, informe um email para recuperação'],
  ['RECOVERY_EMAIL_FORMAT', 'Formato de email inválido'],
  ['RECOVERY_EMAIL_INVALID', 'Email de recuperação inválido'],
  ['RECOVERY_EMAIL_FAILED', 'Não foi possível atualizar o email de recuperação. Por favor, tente novamente.'],
  ['WEEKLY_SUMMARY_FAILED', 'Não foi possível conectar ao serviço de IA no momento. Tente novamente mais tarde.'],
  ['CHECKOUT_UNAUTHENTICATED', 'Usuário não autenticado'],
  ['HEALTH_RECORD_CREATE_FAILED', 'Erro ao criar prontuário'],
  ['HEALTH_RECORDS_READ_FAILED', 'Erro ao buscar prontuários'],
  ['HEALTH_RECORD_UPDATE_FAILED', 'Erro ao atualizar prontuário'],
  ['WEEKLY_SUMMARY_NO_CONTENT', 'Resposta sem conteúdo de insights'],
  ['WEEKLY_SUMMARY_EMPTY', 'Resposta vazia da API'],
  ['WEEKLY_SUMMARY_PROCESSING', 'Já existe um processamento assíncrono em andamento'],
  ['WEEKLY_SUMMARY_NO_POLL_URL', 'Servidor retornou 202 sem URL para polling'],
  ['CHECKOUT_SESSION_FAILED', 'Erro ao criar sessão de checkout'],
  ['PAYMENT_FAILED', 'Ocorreu um erro ao processar o pagamento'],
  ['CHECKOUT_REFUSED', 'Erro ao processar pagamento'],
  ['SUBSCRIPTION_CANCEL_FAILED', 'Erro ao cancelar assinatura. Tente novamente.'],
  ['SUBSCRIPTION_CONNECTION', 'Erro de conexão. Tente novamente.'],
  ['ACCOUNT_DELETE_FAILED', 'Erro ao excluir conta. Tente novamente.'],
  ['VOICE_TOKEN_INVALID', 'Token de autenticação inválido'],
  ['VOICE_START_INCOMPLETE', 'Parâmetros de autenticação incompletos'],
  ['VOICE_SESSION_MISSING', 'Nenhuma sessão ativa. Inicie uma sessão primeiro.'],
  ['PERSON_NAME_REQUIRED', 'Por favor, informe seu nome'],
  ['PHONE_FORMAT', 'Formato inválido. Use (99) 99999-9999'],
  ['CHAT_UNAUTHENTICATED', 'Desculpe, não foi possível autenticar sua solicitação. Por favor, faça login novamente.'],
  [
    'CHAT_TIMEOUT',
    'A solicitação demorou muito tempo. Por favor, tente novamente ou formule sua mensagem de forma mais concisa.',
  ],
  ['CHAT_FAILED', 'Desculpe, houve um problema ao processar sua mensagem. Por favor, tente novamente.'],
  ['CHAT_EMPTY_REPLY', 'Desculpe, ocorreu um erro ao processar sua solicitação.'],
  ['CHAT_UI_FAILED', 'Desculpe, ocorreu um erro ao processar sua mensagem. Por favor, tente novamente.'],
  ['CHAT_POLLING_TIMEOUT', 'Tempo limite excedido ao aguardar resposta'],
  ['ANALYZE_MOOD_TIMEOUT', 'A análise de humor demorou muito tempo...'],
  ['SEARCH_HISTORY_TIMEOUT', 'A busca no histórico demorou muito tempo...'],
  ['SEARCH_HISTORY_FAILED', 'não foi possível buscar seu histórico neste momento.'],
  ['VOICE_TIMEOUT', 'Timeout no processamento. Tente novamente.'],
  ['VOICE_UNAUTHORIZED', 'Erro de autenticação.'],
  ['PUSH_UNAUTHORIZED', 'Não autorizado'],
  ['RECOMMENDATIONS_DAYS_LIMIT_EXCEEDED', 'Limite de Recomendações Atingido'],
];

describe('the error catalogue', () => {
  it.each(QUOTED)('has for %s exactly the text that the specification quotes', (code, text) => {
    expect(errorText(code)).toBe(text);
  });

  it('has a text for every code', () => {
    for (const [code, text] of Object.entries(ERROR_TEXTS)) {
      expect(code).toMatch(/^[A-Z][A-Z_]+[A-Z]$/);
      expect(text.length).toBeGreaterThan(10);
      expect(text).toBe(text.trim());
      expect(text).not.toContain('!');
    }
  });

  it('has no text twice', () => {
    const texts = Object.values(ERROR_TEXTS);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it.each(['toString', '__proto__', 'constructor', '', 'SCORE_INVALID ', 'score_invalid'])(
    'does not contain %j',
    (text) => {
      expect(isErrorCode(text)).toBe(false);
    },
  );

  it('has only codes that isErrorCode() accepts', () => {
    expect(Object.keys(ERROR_TEXTS).every(isErrorCode)).toBe(true);
  });
});
