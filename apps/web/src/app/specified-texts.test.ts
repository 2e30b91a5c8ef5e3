import { expect, it } from 'vitest';
import { recoveryCopy } from '../features/account/recovery-email/recovery-email.copy.ts';
import { loginCopy } from '../features/account/sign-in/login.copy.ts';
import { failureTexts, problemTexts, updateCopy } from '../features/app-update/update.copy.ts';
import { assistantCopy } from '../features/assistant/assistant.copy.ts';
import { chatCopy, modeCopy } from '../features/chat/chat.copy.ts';
import { statusTexts, voiceCopy, warningCopy } from '../features/chat/voice/voice.copy.ts';
import { voiceErrors } from '../features/chat/voice/voice-errors.copy.ts';
import { shareCopy } from '../features/content/content.copy.ts';
import { faultCopy, insightCopy } from '../features/insight/insight.copy.ts';
import { legalCopy } from '../features/legal-document/legal-document.copy.ts';
import { checkInCopy } from '../features/mood-entry/check-in/check-in.copy.ts';
import { errorCopy } from '../features/mood-entry/mood-entry.copy.ts';
import { chartCopy, weekCopy } from '../features/mood-entry/week/week.copy.ts';
import { bannerCopy as notificationBanner } from '../features/notifications/banner/banner.copy.ts';
import { registrationCopy } from '../features/notifications/registration/registration.copy.ts';
import { modalCopy } from '../features/onboarding/modal/modal.copy.ts';
import { bannerCopy as onboardingBanner } from '../features/onboarding/onboarding.copy.ts';
import { personalInfoCopy } from '../features/onboarding/steps/steps.copy.ts';
import { plansCopy } from '../features/plan/plan.copy.ts';
import { listCopy } from '../features/recommendation/list/opened-card.copy.ts';
import { cardCopy } from '../features/recommendation/recommendation.copy.ts';
import { frameCopy } from '../landing/landing.copy.ts';
import { actionsCopy, concerningCopy } from '../routes/home/home.copy.ts';
import { uiCopy } from '../ui/ui.copy.ts';
import { appCopy } from './app.copy.ts';
import { assistantLink, contentLinks, primaryLinks, recordLinks, recordsLink } from './navigation.ts';

/** Texts that the specification quotes. They must match exactly. */
const SPECIFIED: readonly [where: string, copy: object, texts: object][] = [
  [
    'the navigation',
    appCopy,
    {
      contents: 'Conteúdos',
      record: 'Registrar',
      more: 'Mais',
      profile: 'Perfil',
      signIn: 'Entrar',
      signInOrUp: 'Entrar / Cadastrar',
      loading: 'Carregando...',
    },
  ],
  ['the links of the header', primaryLinks, [{ label: 'Início' }, { label: 'Histórico' }]],
  ['the menu of contents', contentLinks, [{ label: 'Artigos' }, { label: 'Podcasts' }, { label: 'Livros' }]],
  ['the menu to record', recordLinks, [{ label: 'Humor agora' }, { label: 'Humores passados' }]],
  ['the menu of more', [recordsLink, assistantLink], [{ label: 'Prontuários' }, { label: 'Assistente IA' }]],
  ['the landing page', frameCopy, { signIn: 'Entrar', create: 'Criar', open: 'Acessar' }],
  ['a failed part', uiCopy, { retry: 'Tentar novamente' }],
  [
    'sign-in',
    loginCopy,
    {
      toSignIn: 'Já tem uma conta? Faça login',
      toCreate: 'Não tem uma conta? Crie uma',
      creating: 'Criando...',
      documentsFailed: 'Falha ao carregar os documentos legais. Tente recarregar a página.',
    },
  ],
  ['the recovery address', recoveryCopy, { remove: 'Remover Email' }],
  ['legal documents', legalCopy, { loading: 'Carregando documento...' }],
  ['/home', actionsCopy, { title: 'Ações rápidas' }],
  ['the concerning pattern', concerningCopy, { title: 'Notamos um padrão em seus registros' }],
  ['the chart of the week', chartCopy, { title: 'Seu humor na semana', noRecords: 'Sem registros' }],
  [
    'the week',
    weekCopy,
    { analysis: 'Ver análise detalhada', emptyTitle: 'Sem registros de humor', recordNow: 'Registrar agora' },
  ],
  [
    'failed calls about entries',
    errorCopy,
    {
      noToken: 'Erro ao buscar entradas de humor: token não disponível',
      record: 'Erro ao adicionar entrada de humor',
      correct: 'Erro ao atualizar entrada de humor',
      remove: 'Erro ao excluir entrada de humor',
      concerning: 'Erro ao verificar padrões preocupantes',
      load: 'Não foi possível carregar seus registros de humor. Por favor, tente novamente mais tarde.',
    },
  ],
  ['the mood popup', checkInCopy, { save: 'Salvar', back: 'Voltar', saved: 'Registro salvo com sucesso!' }],
  ['the weekly summary', insightCopy, { more: 'Ler mais' }],
  ['the plans', plansCopy, { processing: 'Processando...' }],
  ['sharing a piece', shareCopy, { copied: 'Link copiado para área de transferência!' }],
  [
    'recommendations',
    cardCopy,
    {
      title: 'Recomendações do Dia',
      failed: 'Não foi possível carregar suas recomendações do dia.',
      checkFailed: 'Não foi possível verificar seus registros de humor.',
    },
  ],
  ['the list of recommendations', listCopy, { less: 'Ver menos', imageFailed: 'Erro ao carregar' }],
  ['the button of the assistant', assistantCopy, { allConversations: 'Ver todas as conversas' }],
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
  [
    'the banner of notifications',
    notificationBanner,
    { unregistered: { action: 'Registrar' }, native: { action: 'Ativar' } },
  ],
  [
    'the registration for notifications',
    registrationCopy,
    {
      registering: 'Registrando para notificações push...',
      registered: 'Registro para notificações push concluído com sucesso!',
      failed: 'Falha ao registrar para notificações push.',
      nativeEnabled: 'Notificações nativas ativadas com sucesso!',
      registeringManually: 'Registrando manualmente no backend...',
      unknownError: 'Erro desconhecido',
      registeredManually: 'Registro manual realizado com sucesso!',
      registeredInPart: 'Registro realizado, mas ainda não é possível acessar os agendamentos. Tente novamente.',
    },
  ],
  [
    'updates of the app',
    updateCopy,
    {
      available: { title: 'Atualização Disponível', skip: 'Pular', download: 'Baixar' },
      downloading: { title: 'Baixando' },
      downloaded: {
        title: 'Atualização Pronta',
        later: 'Depois',
        install: 'Instalar',
        installAndRestart: 'Instalar e Reiniciar',
      },
      installing: { title: 'Instalando' },
      installed: { title: 'Atualização Instalada', later: 'Depois', restart: 'Reiniciar Agora' },
      failed: { title: 'Erro na Atualização', close: 'Fechar', revert: 'Reverter' },
    },
  ],
  [
    'failed updates',
    failureTexts,
    {
      download: { error: 'Falha no download', detail: 'Erro no download da atualização' },
      install: { error: 'Falha na instalação', detail: 'Erro na instalação da atualização' },
      restart: { detail: 'Erro ao reiniciar aplicativo' },
      apply: { detail: 'Falha na aplicação da atualização' },
    },
  ],
  [
    'other failures of updates',
    problemTexts,
    {
      check: 'Erro ao verificar atualizações',
      sync: 'Erro na sincronização de atualizações',
      rollback: 'Falha no rollback da atualização',
    },
  ],
];

it.each(SPECIFIED)('the texts of %s are the specified ones', (_where, copy, texts) => {
  expect(copy).toMatchObject(texts);
});

it('the texts with a number or a name are the specified ones', () => {
  expect([
    listCopy.more(2),
    legalCopy.updatedAt('1 de maio'),
    insightCopy.retrying(2),
    faultCopy.pollingTimeout(15),
    modalCopy.progress(3, 12),
    registrationCopy.error('x'),
    registrationCopy.manualError('x'),
  ]).toEqual([
    'Ver mais 2 recomendações',
    'Atualizada em 1 de maio',
    'Reconectando ao serviço de IA... (tentativa 2 de 3)',
    'Tempo esgotado após 15 tentativas de polling',
    'Passo 3 de 12',
    'Erro: x',
    'Erro no registro manual: x',
  ]);
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
