import type { HelpPage, PlanToday } from '@alento/domain/assistant/assistant-model';
import { PLAN_NAMES } from '@alento/domain/plan/plans';
import type { Draft, Situation } from '../situation.ts';
import type { Label } from '../understanding/labels.ts';
import { HELP_PAGE, HELP_STUCK, MY_PLAN } from './conversation.copy.ts';

/** Help pages about one case of paying, and the words of a message that asks for them. */
const CASES: readonly (readonly [id: string, words: RegExp])[] = [
  ['receipt', /\bnotas? fisca(?:l|is)\b|\brecibos?\b|\bcomprovantes?\b/],
  [
    'card-refused',
    /\bcart(?:ao|oes)\b.*\b(?:recus\w+|negad\w+|negou|nao (?:passa|passou|foi aceito|e aceito))\b|\b(?:troc|mud)(?:ar|o|a) (?:o |de |meu )?cartao\b/,
  ],
  ['refund', /\b(?:cobr|descont|debit)\w+\b.*\b(?:duas vezes|2 ?x|2 vezes|em dobro|dobrad[oa]s?)\b/],
  ['pix', /\bqr ?code\b|\bpix\b.*\b(?:venceu|expirou|renova|prolong\w+)\b/],
  [
    'payment-late',
    /\b(?:paguei|efetuei o pagamento|pix que eu fiz|(?:fiz|mandei) (?:o|um) pix)\b.*\b(?:nao|nada|ainda)\b|\bpagamento pendente\b|\bcobrou ou nao\b|\bsem saber se foi\b/,
  ],
];

/**
 * The id of the page about the case that a message about paying asks for; null if it asks in general. The corpora have
 * one label for all messages about paying.
 */
const paymentCaseOf = (words: string): string | null => CASES.find(([, asks]) => asks.test(words))?.[0] ?? null;

const link = ({ title, url }: HelpPage): string => `[${title}](${url})`;

export const helpPage = ({ request }: Situation, id: string): HelpPage | undefined =>
  request.helpPages.find((page) => page.id === id);

/** The answer of a help page. If it was given before, the page itself is named. */
function onHelp(situation: Situation, page: HelpPage): Draft {
  const about: Label = `help:${page.id}`;
  if (situation.said.some((text) => text.includes(page.answer))) return helpStepsReply(situation, page);
  return { paragraphs: [page.answer], sources: [{ title: page.title, url: page.url }], about, next: { offered: null } };
}

/** Pages that are answered with the person's own plan and what is left of it today. */
const ABOUT_PLAN: ReadonlySet<string> = new Set(['my-plan', 'limit']);

/** "Seu plano é o Grátis: hoje ainda restam 3 de 5 mensagens." */
function planToday({ planId, messagesPerDay, messagesLeft }: PlanToday): string {
  const plan = PLAN_NAMES[planId];
  if (messagesPerDay === null || messagesLeft === null) return MY_PLAN.unlimited.replace('{plan}', plan);
  const text = messagesLeft === 0 ? MY_PLAN.none : messagesLeft === 1 ? MY_PLAN.one : MY_PLAN.some;
  return text
    .replace('{plan}', plan)
    .replace('{left}', String(messagesLeft))
    .replace('{limit}', String(messagesPerDay));
}

/** The answer of a help page, after what it asks of the person's own plan. */
export async function onHelpRequest(situation: Situation, page: HelpPage): Promise<Draft> {
  const special = page.id === 'pay' ? helpPage(situation, paymentCaseOf(situation.words) ?? '') : undefined;
  if (special) return { ...onHelp(situation, special), understood: 'help:pay' };
  const draft = onHelp(situation, page);
  const { readPlan } = situation.request;
  if (!ABOUT_PLAN.has(page.id) || !readPlan) return draft;
  return { ...draft, paragraphs: [planToday(await readPlan()), ...draft.paragraphs] };
}

/** "Esqueci a senha", and not one of something else. */
const FORGOT_PASSWORD =
  /\b(?:esqueci|esquecid[ao]|perdi|nao (?:me )?(?:lembro|sei))(?: \w+){0,5} senha\b|\bsenha esquecida\b/;
const OTHER_PASSWORD =
  /\bsenha (?:d[oae]s?|n[oa])(?: (?:meu|minha))? (?!(?:alento|app|aplicativo|conta|aqui|perfil)\b)\w/;

/** The reply to a forgotten password; null for any other message. */
export function onForgottenPassword(situation: Situation): Draft | null {
  const { words } = situation;
  if (!FORGOT_PASSWORD.test(words) || OTHER_PASSWORD.test(words)) return null;
  const page = helpPage(situation, 'forgot-password');
  // The corpora have one label for changing and forgetting a password.
  return page ? { ...onHelp(situation, page), understood: 'help:password' } : null;
}

/** "Me explica melhor", "não entendi": the page with its steps. */
export const helpStepsReply = ({ pick }: Situation, page: HelpPage): Draft => ({
  paragraphs: [pick(HELP_PAGE).replace('{page}', () => link(page))],
  sources: [{ title: page.title, url: page.url }],
  about: `help:${page.id}`,
});

/** "Não tem esse botão", "não funcionou". */
export const stuckWithHelp = ({ pick }: Situation, page: HelpPage): Draft => ({
  paragraphs: [pick(HELP_STUCK).replace('{page}', () => link(page))],
  about: `help:${page.id}`,
});
