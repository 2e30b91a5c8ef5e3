import type { DoseStatus } from '@alento/domain/medication/medication';
import type { EntrySource } from '@alento/domain/mood-entry/entry-source';
import type { LocalDate } from '@alento/domain/time/local-date';

/** Names of the files in the archive. */
export const fileNames = {
  document: 'diario.json',
  entries: 'registros.csv',
  doses: 'remedios.csv',
  page: 'diario.html',
  readMe: 'leia-me.txt',
} as const;

/** Name of the file of a photo or a voice note in the archive. */
export const attachmentFileName = ({ id, type }: { id: string; type: string }): string =>
  `anexos/${id}.${type.split('/')[1]}`;

/** Name of the archive. @param createdOn day on which it was made. */
export const archiveName = (createdOn: LocalDate): string => `alento-meus-dados-${createdOn}.zip`;

const sources: Readonly<Record<EntrySource, string>> = {
  app: 'Alento',
  past: 'Alento, dia passado',
  popup: 'Registro rápido',
  import: 'Importado',
  notification: 'Notificação',
  voice: 'Voz',
  daylio: 'Daylio',
  pixels: 'Pixels',
};

export const tableCopy = {
  columns: ['data', 'hora', 'fuso', 'humor', 'nome do humor', 'marcadores', 'nota', 'origem'],
  sources,
} as const;

const statuses: Readonly<Record<DoseStatus, string>> = { taken: 'Tomei', skipped: 'Pulei', later: 'Depois' };

export const doseTableCopy = {
  columns: ['data', 'horário', 'remédio', 'dose', 'anotação'],
  statuses,
} as const;

/** @param lost names of the files of photos and voice notes that are empty or not whole. */
export const readMeText = (createdOn: LocalDate, lost: readonly string[]): string =>
  [
    'Alento: seus dados',
    `Cópia feita em ${createdOn.split('-').reverse().join('/')}.`,
    '',
    `${fileNames.page}    para ler: abra no navegador, do celular ou do computador, mesmo sem internet.`,
    `${fileNames.entries}  seus registros em planilha, separados por ponto e vírgula.`,
    '               O humor vai de 0 (Muito mal) a 5 (Excelente).',
    `${fileNames.doses}   as doses que você anotou no diário de remédios, em planilha.`,
    'anexos/        suas fotos e suas notas de voz.',
    ...(lost.length === 0
      ? []
      : [
          '               Não conseguimos recuperar estes arquivos; sentimos muito:',
          ...lost.map((name) => `               ${name}`),
        ]),
    `${fileNames.document}    tudo o que guardamos sobre você, para outros programas.`,
    '               Com ele você pode trazer o diário de volta para o Alento.',
    '',
    'Estes arquivos não são criptografados: quem abrir, lê. Guarde em um lugar só seu.',
    '',
    'Se estiver difícil agora: CVV 188, dia e noite, de graça. Em perigo: SAMU 192.',
    '',
  ].join('\r\n');
