import { NOTE_MAX } from '@alento/domain/mood-entry/limits';

const number = new Intl.NumberFormat('pt-BR');

/** Longest part of the file that a message repeats, in characters. */
const QUOTED_MAX = 40;

const quoted = (text: string): string => {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  return `“${characters.length > QUOTED_MAX ? `${characters.slice(0, QUOTED_MAX).join('')}…` : characters.join('')}”`;
};

/** Sentences about single lines of a file. Each of them continues “Linha 12: …”. */
export const PROBLEM_COPY = {
  noDate: 'falta a data.',
  unreadableDate: (text: string) => `não deu para ler a data ${quoted(text)}.`,
  impossibleDate: (text: string) => `a data ${quoted(text)} não existe.`,
  earlyDate: (text: string) => `a data ${quoted(text)} é anterior ao ano 2000.`,
  futureDate: (text: string) => `a data ${quoted(text)} ainda não chegou.`,
  noTime: 'falta a hora.',
  unreadableTime: (text: string) => `não deu para ler a hora ${quoted(text)}.`,
  impossibleTime: (text: string) => `a hora ${quoted(text)} não existe.`,
  /** @param problem what is wrong with the time. */
  withoutTime: (problem: string) => `${problem} O registro entra sem ela.`,
  noMood: 'falta o humor.',
  incompleteRow: 'a linha está incompleta.',
  tooManyCells: 'a linha tem colunas demais.',
  unreadableNote: 'não deu para ler a nota deste registro.',
  unreadableEntry: 'não deu para ler este registro.',
  impossibleScore: (text: string) => `o humor ${quoted(text)} não está entre 1 e 5.`,
  roundedScore: (text: string, score: number) => `o humor ${quoted(text)} fica entre dois e entra como ${score}.`,
  noteCut: (length: number) => `a nota é longa demais. Só os primeiros ${number.format(length)} caracteres entram.`,
  noteLong: `a nota tem mais de ${number.format(NOTE_MAX)} caracteres. Ela entra inteira, e só pode ser mudada aqui se for encurtada.`,
  tooManyScores: 'há humores demais em um só dia.',
  deletedActivities: (entries: number) =>
    entries === 1
      ? 'uma atividade apagada no Daylio ficou de fora.'
      : `atividades apagadas no Daylio ficaram de fora de ${entries} registros.`,
  assets: (count: number) =>
    count === 1
      ? '1 foto ou gravação fica de fora. Guarde-a no Daylio.'
      : `${count} fotos ou gravações ficam de fora. Guarde-as no Daylio.`,
  otherKinds: (entries: number) =>
    entries === 1
      ? 'um registro que não é de humor ficou de fora.'
      : `${entries} registros que não são de humor ficaram de fora.`,
  replacedCharacters: 'alguns caracteres do arquivo estavam danificados e aparecem como “�”.',
} as const;

/** Name of a mood that the file doesn't name. */
export const unnamedMood = (id: string): string => `Humor ${id}`;

/** Name of a mood that has the same name as another mood of the file. */
export const sameNamedMood = (name: string, place: number): string => `${name} (${place})`;
