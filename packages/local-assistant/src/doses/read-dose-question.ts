import { findPeriods } from '@alento/diary-query/period/find-periods';
import { DOSE_BACK_DAYS } from '@alento/domain/medication/limits';
import { foldForSearch } from '@alento/domain/text/plain-text';
import { addDays, type LocalDate } from '@alento/domain/time/local-date';
import { readWords } from '../language/words.ts';

/** Parts of a day, with the first hour and the hour after the last. */
export const DAY_PARTS = { madrugada: [0, 5], manha: [5, 12], tarde: [12, 18], noite: [18, 24] } as const;
export type DayPart = keyof typeof DAY_PARTS;

/** A question about what was noted in the medication diary. */
export type DoseQuestion = {
  /** `open` asks what has no note, `which` for a list, `last` when a dose was last taken, `taken` whether
   * doses were taken. */
  readonly asks: 'taken' | 'open' | 'which' | 'last';
  readonly start: LocalDate;
  readonly end: LocalDate;
  readonly part: DayPart | null;
  /** A time that is named: HH:MM, or HH for any minute of the hour. */
  readonly time: string | null;
  /** Folded words that can only be names of medicines. */
  readonly names: readonly string[];
};

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Words for a medicine or a dose. */
const NOUNS = setOf(
  'remedio remedios remedinho remedinhos medicacao medicacoes medicamento medicamentos comprimido comprimidos dose doses antibiotico anticoncepcional capsula capsulas pilula pilulas gotas antidepressivo antidepressivos ansiolitico calmante calmantes',
);
const TAKEN = setOf('tomei tomado tomada tomados tomadas usei');
const OPEN = setOf('esqueci esquecido esquecida pulei perdi deixei sem falta faltam faltou faltaram faltando');
const NOTED = setOf('anotei anotado anotada anotados anotadas marquei marcado marcada registrei');
const HAVING = setOf('tem tenho tinha');

/**
 * Words that may stand beside those. A message with any other word asks something else, above all for advice ("tomo
 * agora?", "faz mal?", "e se tomei duas?"), and is not answered from the diary.
 */
const BESIDE = setOf(
  `eu o a os as um uma meu minha meus minhas de da do das dos no na nos nas em que se ja ainda nao sera algum alguma
  alguns algumas nenhum nenhuma todos todas tudo cada pra para por favor ai me diz diga ve veja ver confere conferir checa
  sabe sabes saber sei queria quero voce pode dizer olha qual quais quantos quantas quanto cedo oi ola bom boa dia tarde noite
  manha madrugada ne ate aqui diario app alento tomar toma hoje ontem anteontem esta essa este esse desta dessa la
  mim to estou mais vc ce gostaria consta fala informe mostra mostre confirma olhada duvida sim n num como agora ta to tava esses isso
  mano mana cara gente filha filho menina moca moco oxe oxente uai bah tche vixe egua eita opa obrigada obrigado gentileza
  pf pfv pfvr kk kkk kkkk rs rsrs aff poxa entao hein pode poderia consegue dar da
  acho lembro lembra foi foram hora horas h prevista previstas previsto previstos alguem esta certo certinho direitinho mesmo so ou ha fiquei dias vez vezes quando ultima ultimo pela pelo`,
);

/** The person isn't sure, which asks without a question mark. */
const UNSURE =
  /\b(?:nao (?:lembro|sei|me lembro) se|sera que|queria saber se|quero saber se|(?:ve|veja|confere|checa|me diz|diz|fala|sabe|consta|saber|duvida|olhada) (?:ai |aqui )?(?:se|que))|\bsim ou nao\b|\bou (?:ainda )?n(?:ao)?$|\b(?:nao|num|n) (?:lembro|sei|me lembro)\b/;
const WHICH =
  /^(?:(?:oi|ola|e|bom dia|boa tarde|boa noite) )*(?:qual|quais|quantos|quantas|que|o que|(?:me )?(?:mostra|mostre|informe|fala|diz))\b/;
/** "tomei o de hoje", "tomei os da noite". */
const ONE_OF = /\b(?:tomei|esqueci|pulei) [oa]s? (?:de|da|das|do)\b|\b(?:tomei|esqueci|pulei) [oa]s?$/;
const LAST = /\bultim[ao]\b|\bquando\b/;
/** "e ontem?", "e o da noite?" after an answer about doses. */
const FOLLOWS = /^\s*e\b/;

const TIME =
  /\b(?:as |das |a |da )?(\d{1,2})(?:(?:(?::|h)(\d{2})?| horas?\b)(?: da (?:manha|tarde|noite))?| da (?:manha|tarde|noite))\b/;

/** The named time of day, and the text without it. */
function timeIn(folded: string): { time: string | null; rest: string } {
  const match = TIME.exec(folded);
  if (!match || Number(match[1]) > 23) return { time: null, rest: folded };
  const isLate = / da (?:tarde|noite)$/.test(match[0]) && Number(match[1]) < 12;
  const hour = String(Number(match[1]) + (isLate ? 12 : 0)).padStart(2, '0');
  return { time: match[2] === undefined ? hour : `${hour}:${match[2]}`, rest: folded.replace(match[0], ' ') };
}

const isKnown = (word: string): boolean => [NOUNS, TAKEN, OPEN, NOTED, HAVING, BESIDE].some((words) => words.has(word));

/** "A sertralina e o lítio": an "e" is no other question only between names. */
const AND = 'e';

/** The words of a text, each as typed and with its slang and typing errors corrected. */
const wordsOf = (folded: string): { typed: string; meant: string[] }[] =>
  (folded.match(/[a-z0-9]+/g) ?? []).map((typed) => ({ typed, meant: readWords(typed).split(' ').filter(Boolean) }));

/** Letters and digits of a longer message tell more than a question about doses. Reading its periods would take long. */
const LONGEST = 500;

/** The first day of which doses are read for a question. */
export const firstDoseDay = (today: LocalDate): LocalDate => addDays(today, -DOSE_BACK_DAYS);

/**
 * Reads a question about the person's own medication diary by rules. Null for anything else: a statement, a request for
 * advice, a day to come.
 *
 * @param follows whether the reply before was about doses, so that "e ontem?" asks on.
 */
export function readDoseQuestion(message: string, today: LocalDate, follows: boolean): DoseQuestion | null {
  if (message.replace(/[^\p{L}\p{N}]+/gu, '').length > LONGEST) return null;
  const said = findPeriods(message, today).filter(({ kind }) => kind === 'range');
  const [period] = said;
  if (said.length > 1) return null;
  const { start, end } = period?.kind === 'range' ? period.period : { start: today, end: today };
  if (start > today) return null;
  const bare = period ? `${message.slice(0, period.from)} ${message.slice(period.to)}` : message;
  const goesOn = follows && FOLLOWS.test(foldForSearch(message));
  const folded = foldForSearch(bare);
  const { time, rest } = timeIn(goesOn ? folded.replace(FOLLOWS, ' ') : folded);
  const words = wordsOf(rest);
  const meant = words.flatMap((word) => word.meant);
  const text = meant.join(' ');
  const others = words.filter((word) => !word.meant.every(isKnown)).map(({ typed }) => typed);
  const names = others.filter((word) => word !== AND);
  if (names.length < others.length && names.length < 2) return null;
  if (names.some((name) => /\d/.test(name) || name.length < 4) || names.length > 3) return null;

  const isQuestion = message.includes('?') || UNSURE.test(text) || WHICH.test(text) || LAST.test(text);
  if (!isQuestion) return null;
  const has = (set: ReadonlySet<string>): boolean => meant.some((word) => set.has(word));
  const isNamed = has(NOUNS) || names.length > 0;
  const isAbout =
    (has(TAKEN) || has(OPEN) || has(NOTED)) &&
    (isNamed || meant.includes('tomar') || meant.includes('ja') || ONE_OF.test(text));
  const isPlanned = isNamed && has(HAVING) && meant.includes('tomar');
  if (!isAbout && !isPlanned && !goesOn) return null;
  const certain = text.replace(UNSURE, '');
  const asks = has(OPEN) || (has(TAKEN) && /\bnao\b/.test(certain)) ? 'open' : WHICH.test(text) ? 'which' : 'taken';
  const part = (Object.keys(DAY_PARTS) as DayPart[]).find((one) =>
    new RegExp(`\\b(?:da|a|de|essa|esta|na) ${one}\\b`).test(text),
  );
  if (LAST.test(text)) {
    // "A última dose de ontem" asks about a day.
    if (period || !has(TAKEN)) return null;
    return { asks: 'last', start: firstDoseDay(today), end: today, part: null, time: null, names };
  }
  return { asks, start, end: end > today ? today : end, part: part ?? null, time, names };
}
