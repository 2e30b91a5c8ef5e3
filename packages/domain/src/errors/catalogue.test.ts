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
