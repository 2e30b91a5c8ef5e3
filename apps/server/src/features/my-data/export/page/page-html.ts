import { type Html, html } from './html.ts';
import { inPieces } from './in-pieces.ts';
import { moodFaceDefinitions } from './mood-faces.ts';
import { aboutCopy, pageCopy, type SectionId, sectionCopy } from './page.copy.ts';
import type { PageContent } from './page-content.ts';
import { type Clock, clockIn } from './page-dates.ts';
import { pageStyle } from './page-style.ts';
import { acceptancePart, consentPart, importPart, paymentPart, sessionPart, tagPart } from './parts/account-parts.ts';
import { answersPart } from './parts/answers-part.ts';
import { chatPart } from './parts/chat-part.ts';
import { diaryPart } from './parts/diary-part.ts';
import { safetyPart, screeningPart } from './parts/health-parts.ts';
import { readingPart, recommendationPart, summaryPart } from './parts/insight-parts.ts';
import { medicationPart } from './parts/medication-part.ts';
import { recordPart } from './parts/record-part.ts';
import { sharePart } from './parts/share-part.ts';
import { type Flow, inline, section } from './section.ts';

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

function intro({ account, madeAt, timeZone }: PageContent, clock: Clock): Html {
  const { displayName, contactEmail, recoveryEmail } = account;
  return html`<header>
<p class="brand">${pageCopy.product}</p>
<h1>${pageCopy.title}</h1>
<p class="lead">${pageCopy.lead}</p>
<p class="small">${pageCopy.madeAt(clock.dateAndTime(madeAt), clock.zoneName(madeAt) || timeZone)}</p>
<p class="warning">${pageCopy.warning} <a href="#${aboutCopy.id}">${pageCopy.warningLink}</a></p>
<h2>${pageCopy.account}</h2>
<dl class="account">${[
    term(pageCopy.name, displayName === null ? html`${pageCopy.anonymous}` : inline(displayName)),
    term(pageCopy.accountSince, html`${clock.date(account.createdAt)}`),
    term(pageCopy.plan, html`${account.planName}`),
    term(pageCopy.contactEmail, contactEmail === null ? null : inline(contactEmail)),
    term(pageCopy.recoveryEmail, recoveryEmail === null ? null : inline(recoveryEmail)),
  ].filter((item) => item !== null)}</dl>
</header>
`;
}

/** How many things a section contains; null where a number says nothing. */
function countOf(id: SectionId, content: PageContent): number | null {
  switch (id) {
    case 'diario':
      return content.diary.entries.count;
    case 'marcadores':
      return content.tags.count;
    case 'rastreios':
      return content.screenings.count;
    case 'remedios':
      return content.medicines.count;
    case 'resumos':
      return content.summaries.count;
    case 'prontuarios':
      return content.records.count;
    case 'conversas':
      return content.conversations.count;
    default:
      return null;
  }
}

function contents(content: PageContent): Html {
  const items = (Object.keys(sectionCopy) as SectionId[]).map((id) => {
    const count = countOf(id, content);
    return html`<li><a href="#${id}">${sectionCopy[id].title}${count === null ? null : html` <span class="count">${pageCopy.number(count)}</span>`}</a></li>`;
  });
  return html`<nav id="lista" aria-labelledby="lista-titulo"><h2 id="lista-titulo">${pageCopy.contents}</h2><ol>${items}<li><a href="#${aboutCopy.id}">${aboutCopy.title}</a></li></ol></nav>
`;
}

const bodyOf = (id: SectionId, content: PageContent, clock: Clock): Flow => {
  const bodies: Readonly<Record<SectionId, () => Flow>> = {
    diario: () => diaryPart(content.diary),
    marcadores: () => tagPart(content.tags.items),
    rastreios: () => screeningPart(content.screenings.items),
    remedios: () => medicationPart(content.medicines.items),
    resumos: () => summaryPart(content.summaries.items, clock),
    prontuarios: () => recordPart(content.records.items, clock),
    convites: () => sharePart(content.shares.items, clock),
    recomendacoes: () => recommendationPart(content.recommendations.items),
    conversas: () => chatPart(content.conversations.items, clock),
    perfil: () => answersPart(content.answers),
    plano: () => safetyPart(content.safetyPlan),
    leituras: () => readingPart(content.reading, clock),
    permissoes: () => consentPart(content.consents.items, clock),
    termos: () => acceptancePart(content.acceptances.items, clock),
    pagamentos: () => paymentPart(content, clock),
    aparelhos: () => sessionPart(content.sessions.items, clock),
    importacoes: () => importPart(content.imports.items, clock),
  };
  return bodies[id]();
};

const about: Html = html`<section id="${aboutCopy.id}" aria-labelledby="${aboutCopy.id}-titulo"><h2 id="${aboutCopy.id}-titulo">${aboutCopy.title}</h2>
<p>${aboutCopy.what}</p>
<p>${aboutCopy.safe}</p>
<p>${aboutCopy.others} ${aboutCopy.again}</p>
<h3>${aboutCopy.helpTitle}</h3>
<p>${aboutCopy.help}</p>
<p class="back"><a href="#lista">${pageCopy.backToContents}</a></p></section>
`;

async function* wholePage(content: PageContent): AsyncGenerator<Html> {
  const clock = clockIn(content.timeZone);
  yield head;
  yield html`<div class="page">
${intro(content, clock)}${contents(content)}<main>
<p class="print-note">${pageCopy.printNote}</p>
`;
  for (const id of Object.keys(sectionCopy) as SectionId[]) yield* section(id, bodyOf(id, content, clock));
  yield about;
  yield html`</main>
</div>
</body>
</html>
`;
}

/**
 * The readable page of an export, `diario.html`: one HTML file without scripts and without any reference to the
 * network. It is made while it is read, in pieces of at most about 60 kB, and reads each list of the content once, in
 * the order of the page.
 *
 * @throws what reading the content throws
 */
export const pageHtml = (content: PageContent): AsyncIterable<string> => inPieces(wholePage(content));
