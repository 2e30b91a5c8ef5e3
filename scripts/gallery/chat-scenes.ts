import { HOUR_MS } from '@alento/domain/time/local-date';
import { type FakeSpeech, replaceSpeech } from './fake-speech.ts';
import { scenesOf } from './scene.ts';
import { answer, center, INTERNAL, neverAnswer, press, type Step, see, steps, waitVisible } from './steps.ts';

const CONVERSATIONS = [
  ['Como dormir depois de um dia cheio', 'Separei três passos curtos. O primeiro é a luz baixa uma hora antes.', 1],
  ['Como foi minha semana?', 'Você registrou em 6 dias, com média 3,4 de 5. O dia mais leve foi a sexta.', 5],
  ['Gratidão', 'A ligação da sua avó apareceu duas vezes nesta semana.', 51],
  ['Respiração guiada antes da prova de direção, que ficou para quinta', 'Inspire por quatro, solte por seis.', 75],
] as const;

const SESSIONS = CONVERSATIONS.map(([title, preview, hours], index) => ({
  id: `conversa-${index}`,
  title,
  preview,
  messageCount: 2 * (index + 2),
  bookId: null,
  createdAt: Date.now() - hours * HOUR_MS,
  updatedAt: Date.now() - hours * HOUR_MS,
}));

const USED_UP = { '/chat/usage': { used: 5, limit: 5, resetsAt: Date.now() + HOUR_MS } };

const openPanel = press('Abrir o Assistente IA');
const say = (words: string): Step =>
  steps(
    (page) => page.getByRole('textbox', { name: 'Sua mensagem' }).fill(words),
    (page) => page.keyboard.press('Enter'),
  );
const ask = (words: string, place: number): Step =>
  steps(say(words), (page) => page.getByRole('button', { name: 'Copiar resposta' }).nth(place).waitFor());
const talk = steps(ask('Como foi minha semana?', 0), ask('Não consigo dormir, me ajuda?', 1));

/** Scenes of the assistant: its panel in each state, its page, and the list of conversations. */
export const CHAT = [
  ...scenesOf({ viewer: 'basic' }, '/home', {
    'assistente aberto': { viewer: 'livedIn', act: openPanel },
    'assistente com respostas': { viewer: 'livedIn', act: steps(openPanel, talk) },
    'menu do assistente': { act: steps(openPanel, press('Opções da conversa'), waitVisible('role=menu')) },
    'assistente minimizado': { viewer: 'livedIn', act: steps(openPanel, press('Minimizar')) },
    'assistente pensando': {
      before: neverAnswer('/chat'),
      act: steps(openPanel, say('Hoje foi um dia comprido. Por onde começo a contar?')),
    },
    'assistente no limite': { answers: USED_UP, act: steps(openPanel, see('Você usou as mensagens de hoje')) },
    'assistente com erro': {
      before: answer('/chat', INTERNAL, 500),
      act: steps(openPanel, say('Você consegue me ouvir?'), waitVisible('role=button[name=/Editar mensagem/]')),
    },
  }),
  ...scenesOf({}, '/chat', {
    conversa: { act: talk },
    'menu da conversa': { act: steps(press('Opções da conversa'), waitVisible('role=menu')) },
    'conversa que não existe': { address: '/chat?sessionId=nao-existe' },
  }),
  ...scenesOf({ answers: { '/chat/sessions*': SESSIONS } }, '/chat/sessions', {
    'com conversas': {},
    renomear: { act: press('Renomear Gratidão') },
  }),
];

const SPEECH: FakeSpeech = { hears: true, microphone: 'granted', says: 'Como foi minha semana?', fails: null };
const NO_SERVICE = { provider: null, isAllowed: false, isMinor: false };
const SERVICE = { provider: 'voz.exemplo.com.br', isAllowed: false, isMinor: false };
/** Longer than the shortest recording, ms. */
const SPOKEN_MS = 1500;

const browser =
  (speech: Partial<FakeSpeech> = {}): Step =>
  (page) =>
    page.addInitScript(replaceSpeech, { ...SPEECH, ...speech });
const status = (name: string): Step => waitVisible(`[data-voice-status]:has-text("${name}")`);

const openAudio = press('Falar com o assistente');
const allow = steps(openAudio, press('Permitir'));
const start = steps(allow, press('Iniciar Conversa'), status('Pronto'));
/** Begins a recording as a tap does; a click of the mouse would hold the button for a moment only. */
const record = steps(start, (page) =>
  page.getByRole('button', { name: 'Falar', exact: true }).evaluate((button: HTMLElement) => button.click()),
);
const speak = steps(record, (page) => page.waitForTimeout(SPOKEN_MS), press('Enviar'));

/** Scenes of the conversation by voice, in each of its states. Without a service, the browser's own speech is used. */
const ON_DEVICE = { before: browser(), answers: { '/voice': NO_SERVICE } };
export const VOICE = [
  ...scenesOf(ON_DEVICE, '/home', {
    'assistente por voz': { act: steps(openPanel, start) },
    'assistente por voz, gravando': { act: steps(openPanel, record) },
  }),
  ...scenesOf(ON_DEVICE, '/chat', {
    'voz, permissão do serviço': { answers: { '/voice': SERVICE }, act: openAudio },
    'voz, permissão do navegador': { act: openAudio },
    'voz, menor de idade': { answers: { '/voice': { ...SERVICE, isMinor: true } }, act: openAudio },
    'voz, sem voz': { before: browser({ hears: false }), act: openAudio },
    'voz, pedir o microfone': { before: browser({ microphone: 'prompt' }), act: allow },
    'voz, microfone negado': { before: browser({ microphone: 'denied' }), act: allow },
    'voz, começo': { act: allow },
    'voz, pronta': { act: start },
    'voz, gravando': { act: record },
    'voz, processando': { before: steps(browser(), neverAnswer('/chat')), act: steps(speak, status('Processando')) },
    'voz, reproduzindo': { act: steps(speak, status('Reproduzindo')) },
    'voz, no limite': { answers: USED_UP, act: steps(allow, see('Você usou as mensagens de hoje')) },
    'voz, aviso': { before: browser({ fails: 'network' }), act: steps(record, waitVisible('role=alert')) },
    'voz, erro': {
      before: answer('/voice', INTERNAL, 500),
      act: steps(openAudio, waitVisible('role=button[name=/Tentar novamente/]')),
    },
  }),
];

/** The message of a mocked error, used where the screen has no text of its own. */
const MESSAGE = 'Muitas tentativas em pouco tempo. Aguarde um pouco e tente novamente.';

/** Its code is loaded only when the summary is near the viewport. */
const near = steps(center('role=region[name=/Resumo da semana/]'), center('role=region[name=/Insight da semana/]'));
const askForInsight = steps(near, press('Gerar insight da semana'));
/** On a paid plan it loads by itself. */
const loaded = steps(near, waitVisible('role=button[name=/Ler mais/]'));

/** Until the screen shows a failure, it makes three attempts, three seconds apart. */
const refused = (status: number, errorCode: string, until: string) => ({
  before: answer('/weekly-summary', { errorCode, message: MESSAGE }, status),
  act: steps(askForInsight, see(until)),
});

const FEW_ENTRIES = [0, 1].map((ago) => ({
  id: `dia-${ago}`,
  score: 3 + ago,
  note: '',
  timestamp: Date.now() - ago * 24 * HOUR_MS,
  ai_analysis: '',
  tags: [],
}));

/** Scenes of the weekly summary in each of its states. */
export const INSIGHT = scenesOf({ viewer: 'basic' }, '/home', {
  'insight por pedir': { act: near },
  'insight a caminho': { before: neverAnswer('/weekly-summary'), act: askForInsight },
  'insight dobrado': { viewer: 'livedIn', act: loaded },
  'insight aberto': { viewer: 'livedIn', act: steps(loaded, press('Ler mais')) },
  'insight no limite': refused(429, 'WEEKLY_SUMMARY_MONTHLY_LIMIT_EXCEEDED', 'Você usou os insights deste mês.'),
  'insight que espera': refused(409, 'WEEKLY_SUMMARY_PROCESSING', 'Já existe um processamento assíncrono'),
  'insight que tenta de novo': refused(500, 'INTERNAL', 'Reconectando ao serviço de IA...'),
  'insight que não veio': refused(500, 'INTERNAL', 'Não foi possível conectar ao serviço de IA no momento.'),
  'insight recusado': refused(403, 'FORBIDDEN', MESSAGE),
  'insight com poucos dias': { answers: { '/mood-entries/date-range*': FEW_ENTRIES }, act: near },
});
