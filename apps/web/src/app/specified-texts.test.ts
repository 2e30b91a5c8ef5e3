import { expect, it } from 'vitest';
import { recoveryCopy } from '../features/account/recovery-email/recovery-email.copy.ts';
import { loginCopy } from '../features/account/sign-in/login.copy.ts';
import { chatCopy, modeCopy } from '../features/chat/chat.copy.ts';
import { statusTexts, voiceCopy, warningCopy } from '../features/chat/voice/voice.copy.ts';
import { voiceErrors } from '../features/chat/voice/voice-errors.copy.ts';
import { shareCopy } from '../features/content/piece/piece.copy.ts';
import { legalCopy } from '../features/legal-document/legal-document.copy.ts';
import { checkInCopy } from '../features/mood-entry/check-in/check-in.copy.ts';
import { errorCopy } from '../features/mood-entry/mood-entry.copy.ts';
import { chartCopy } from '../features/mood-entry/week/week.copy.ts';
import { modalCopy } from '../features/onboarding/modal/modal.copy.ts';
import { bannerCopy as onboardingBanner } from '../features/onboarding/onboarding.copy.ts';
import { personalInfoCopy } from '../features/onboarding/steps/steps.copy.ts';
import { frameCopy } from '../landing/landing.copy.ts';

/** Texts that the specification quotes. They must match exactly. Tests of screens read those of shell and updates. */
const SPECIFIED: readonly [where: string, copy: object, texts: object][] = [
  ['the landing page', frameCopy, { signIn: 'Entrar', create: 'Criar', open: 'Acessar' }],
  [
    'sign-in',
    loginCopy,
    {
      toCreate: 'Não tem uma conta? Crie uma',
      creating: 'Criando...',
      documentsFailed: 'Falha ao carregar os documentos legais. Tente recarregar a página.',
    },
  ],
  ['the recovery address', recoveryCopy, { remove: 'Remover Email' }],
  ['legal documents', legalCopy, { loading: 'Carregando documento...' }],
  ['the chart of the week', chartCopy, { title: 'Seu humor na semana', noRecords: 'Sem registros' }],
  [
    'failed calls about entries',
    errorCopy,
    {
      record: 'Erro ao adicionar entrada de humor',
      correct: 'Erro ao atualizar entrada de humor',
      remove: 'Erro ao excluir entrada de humor',
      load: 'Não foi possível carregar seus registros de humor. Por favor, tente novamente mais tarde.',
    },
  ],
  ['the mood popup', checkInCopy, { save: 'Salvar', back: 'Voltar', saved: 'Registro salvo com sucesso!' }],
  ['sharing a piece', shareCopy, { copied: 'Link copiado para área de transferência!' }],
  [
    'the chat',
    chatCopy,
    {
      newTitle: 'Nova Conversa',
      ongoingTitle: 'Conversa Contínua',
      typing: 'Assistente está digitando...',
      welcome: 'Olá! Sou seu assistente pessoal com IA. Como posso ajudar com seu registro de humor hoje?',
    },
  ],
  ['the modes of the chat', modeCopy, { text: 'Texto', audio: 'Áudio', beta: 'BETA' }],
  [
    'the conversation by voice',
    voiceCopy,
    {
      end: 'Encerrar',
      introTitle: 'Chat de Áudio',
      start: 'Iniciar Conversa',
      authorised: 'Microfone autorizado',
      ask: 'Solicitar Permissão',
      checking: 'Verificando permissões...',
    },
  ],
  ['warnings of the conversation by voice', warningCopy, { retry: 'Tentar', dismiss: 'OK' }],
  [
    'failures of the conversation by voice',
    voiceErrors,
    {
      unsupportedBrowser: 'Seu navegador não suporta gravação de áudio.',
      microphoneFailed: 'Falha ao acessar microfone',
      microphoneDenied: 'Permissão de microfone negada',
      microphoneMissing: 'Microfone não suportado neste dispositivo',
      connection: 'Falha na conexão. Verifique sua internet.',
      timeLimit: 'Tempo limite esgotado. Tente novamente.',
      playback: 'Erro ao reproduzir áudio',
    },
  ],
  [
    'the onboarding',
    modalCopy,
    {
      titles: {
        normal: 'Bem-vindo ao Alento',
        pending: 'Complete seu perfil',
        review: 'Revisar Informações de Perfil',
      },
      finish: 'Começar a usar o aplicativo',
      skip: 'Pular',
    },
  ],
  ['the banner of the onboarding', onboardingBanner, { complete: 'Completar agora' }],
  ['becoming anonymous', personalInfoCopy, { cancel: 'Cancelar', confirm: 'Entendi' }],
];

it.each(SPECIFIED)('the texts of %s are the specified ones', (_where, copy, texts) => {
  expect(copy).toMatchObject(texts);
});

it('the texts with a number or a name are the specified ones', () => {
  expect(modalCopy.progress(3, 12)).toBe('Passo 3 de 12');
});

it('the states of the conversation by voice are the specified ones', () => {
  expect(Object.values(statusTexts)).toEqual(
    expect.arrayContaining([
      'Conectando...',
      'Conectado',
      'Pronto',
      'Gravando...',
      'Processando',
      'Reproduzindo',
      'Erro',
    ]),
  );
});
