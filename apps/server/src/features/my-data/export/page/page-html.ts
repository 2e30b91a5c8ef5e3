import { setImmediate as nextTurn } from 'node:timers/promises';
import { PLAN_NAMES } from '@alento/domain/plan/plans';
import { type Html, html } from './html.ts';
import { moodFaceDefinitions } from './mood-faces.ts';
import { aboutCopy, pageCopy, type SectionId, sectionCopy } from './page.copy.ts';
import { type Clock, clockIn } from './page-dates.ts';
import { pageStyle } from './page-style.ts';
import { acceptancePart, consentPart, importPart, paymentPart, sessionPart } from './parts/account-parts.ts';
import { answersPart } from './parts/answers-part.ts';
import { chatPart, readingPart, recommendationPart, summariesOf, summaryPart } from './parts/assistant-parts.ts';
import { diaryPart, tagPart } from './parts/diary-part.ts';
import {
  medicationPart,
  recordPart,
  recordsOf,
  safetyPart,
  screeningPart,
  sharePart,
  stepPart,
} from './parts/health-parts.ts';
import { inlineUserText, type PageSource, type Part, section } from './section.ts';

/** No script, no network, and nothing but the style in the page, whatever a text contains. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

const head: Html = html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${pageCopy.documentTitle}</title>
<style>${pageStyle}</style>
</head>
<body>
${moodFaceDefinitions}`;

const term = (name: string, value: Html | null): Html | null =>
  value === null ? null : html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

function intro({ data: { account }, madeAt }: PageSource, clock: Clock): Html {
  const { displayName, contactEmail, recoveryEmail, timeZone } = account;
  return html`<header>
<p class="brand">${pageCopy.product}</p>
<h1>${pageCopy.title}</h1>
<p class="lead">${pageCopy.lead}</p>
<p class="small">${pageCopy.madeAt(clock.dateAndTime(madeAt), clock.zoneName(madeAt) || timeZone)}</p>
<p class="warning">${pageCopy.warning} <a href="#${aboutCopy.id}">${pageCopy.warningLink}</a></p>
<h2>${pageCopy.account}</h2>
<dl class="account">${[
    term(pageCopy.name, displayName === null ? html`${pageCopy.anonymous}` : inlineUserText(displayName)),
    term(pageCopy.accountSince, html`${clock.date(account.createdAt)}`),
    term(pageCopy.plan, html`${PLAN_NAMES[account.plan]}`),
    term(pageCopy.contactEmail, contactEmail === null ? null : inlineUserText(contactEmail)),
    term(pageCopy.recoveryEmail, recoveryEmail === null ? null : inlineUserText(recoveryEmail)),
  ].filter((item) => item !== null)}</dl>
</header>
`;
}

const SECTIONS = Object.keys(sectionCopy) as SectionId[];

/** How many things a section contains, where a number says something. */
const countsOf = ({ data, counts }: PageSource): Partial<Record<SectionId, number>> => ({
  diario: counts.entries,
  marcadores: data.tags.length,
  rastreios: counts.screenings,
  remedios: data.medications.length,
  resumos: summariesOf(data).length,
  prontuarios: recordsOf(data).length,
  conversas: counts.conversations,
});

function contents(source: PageSource): Html {
  const counts = countsOf(source);
  const items = SECTIONS.map((id) => {
    const count = counts[id];
    return html`<li><a href="#${id}">${sectionCopy[id].title}${count === undefined ? null : html` <span class="count">${pageCopy.number(count)}</span>`}</a></li>`;
  });
  return html`<nav id="lista" aria-labelledby="lista-titulo"><h2 id="lista-titulo">${pageCopy.contents}</h2><ol>${items}<li><a href="#${aboutCopy.id}">${aboutCopy.title}</a></li></ol></nav>
`;
}

const PARTS: Readonly<Record<SectionId, Part>> = {
  diario: diaryPart,
  marcadores: tagPart,
  rastreios: screeningPart,
  remedios: medicationPart,
  resumos: summaryPart,
  prontuarios: recordPart,
  convites: sharePart,
  recomendacoes: recommendationPart,
  conversas: chatPart,
  perfil: answersPart,
  plano: safetyPart,
  passos: stepPart,
  leituras: readingPart,
  permissoes: consentPart,
  termos: acceptancePart,
  pagamentos: paymentPart,
  aparelhos: sessionPart,
  importacoes: importPart,
};

const about: Html = html`<section id="${aboutCopy.id}" aria-labelledby="${aboutCopy.id}-titulo"><h2 id="${aboutCopy.id}-titulo">${aboutCopy.title}</h2>
<p>${aboutCopy.what}</p>
<p>${aboutCopy.safe}</p>
<p>${aboutCopy.others} ${aboutCopy.again}</p>
<h3>${aboutCopy.helpTitle}</h3>
<p>${aboutCopy.help}</p>
<p class="back"><a href="#lista">${pageCopy.backToContents}</a></p></section>
`;

async function* wholePage(source: PageSource): AsyncGenerator<Html> {
  const clock = clockIn(source.data.account.timeZone);
  yield head;
  yield html`<div class="page">
${intro(source, clock)}${contents(source)}<main>
<p class="print-note">${pageCopy.printNote}</p>
`;
  for (const id of SECTIONS) yield* section(id, PARTS[id](source, clock));
  yield about;
  yield html`</main>
</div>
</body>
</html>
`;
}

/** Length of a piece in UTF-16 units; at most three bytes each in UTF-8. */
const PIECE_UNITS = 20_000;

const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;

/**
 * The readable page of an export, `diario.html`: one HTML file without scripts and without any reference to the
 * network. It is made while it is read, in pieces of at most about 60 kB. No piece ends within a character. Each piece
 * is made in its own turn of the event loop, so that the server answers others meanwhile.
 *
 * @throws what reading the data throws
 */
export async function* pageHtml(source: PageSource): AsyncGenerator<string> {
  let waiting = '';
  for await (const { markup } of wholePage(source)) {
    waiting += markup;
    while (waiting.length >= PIECE_UNITS) {
      const end = isHighSurrogate(waiting.charCodeAt(PIECE_UNITS - 1)) ? PIECE_UNITS - 1 : PIECE_UNITS;
      yield waiting.slice(0, end);
      waiting = waiting.slice(end);
      await nextTurn();
    }
  }
  if (waiting !== '') yield waiting;
}
