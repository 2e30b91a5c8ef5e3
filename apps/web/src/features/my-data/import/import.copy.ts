import type { Import } from '@alento/contract/my-data/imports';
import type { ImportSource } from '@alento/domain/my-data/kinds';
import { IMPORT_PREVIEW_HOURS } from '@alento/domain/my-data/limits';
import { TAGS_MAX } from '@alento/domain/tag/limits';
import { counted, countText } from '../../../lib/count-text.ts';
import { formatMoment } from '../../../lib/time/moments.format.ts';
import { localDayText } from '../my-data.format.ts';

/** 298 registros */
export const entriesText = (count: number): string => counted(count, 'registro', 'registros');
const daysText = (count: number): string => counted(count, 'dia', 'dias');
const notesText = (count: number): string => counted(count, 'nota', 'notas');

export const SOURCE_NAMES: Readonly<Record<ImportSource, string>> = {
  daylio: 'Daylio',
  pixels: 'Pixels',
  alento: 'Alento',
};

/** Where the file is found in each app. */
export const SOURCE_STEPS: Readonly<Record<ImportSource, readonly string[]>> = {
  daylio: [
    'No Daylio, abra “Mais” e toque em “Exportar registros”.',
    'Escolha CSV e salve o arquivo. O arquivo do backup do Daylio também serve.',
  ],
  pixels: ['No Pixels, abra as configurações e toque em exportar seus dados.', 'Salve o arquivo JSON neste aparelho.'],
  alento: [
    'Use a cópia que você baixou em “Meus dados”, aqui ou em outra instalação do Alento.',
    'Escolha o arquivo .zip inteiro, como ele veio.',
  ],
};

export const importCopy = {
  title: 'Trazer um diário',
  lead: 'Traga o que você já registrou em outro lugar. Primeiro mostramos o que vem; nada entra sem você confirmar.',
  loading: 'Vendo se há uma importação em andamento',
  chooseTitle: 'De onde vem o diário?',
  choose: 'Escolher arquivo',
  reading: (name: string): string => `Enviando e lendo ${name}`,
  readingText: 'Pode levar até um minuto. Ainda não entra nada no seu diário.',
  cancel: 'Cancelar',
  spreadsheet: 'Isto é uma planilha: abra, salve como CSV e escolha o novo arquivo.',
  canceled: 'Cancelado. Nada entrou no seu diário.',
  cancelFailed: `Não deu para descartar o arquivo agora. Nada entrou no seu diário, e o arquivo se apaga sozinho em ${IMPORT_PREVIEW_HOURS} horas.`,
  back: 'Voltar para Meus dados',
} as const;

export const previewCopy = {
  title: 'O que vem no arquivo',
  contents: (entries: number, days: number): string => `${entriesText(entries)} em ${daysText(days)}`,
  span: (since: string, until: string): string => `, de ${localDayText(since)} a ${localDayText(until)}`,
  day: (day: string): string => `, em ${localDayText(day)}`,
  none: 'Não deu para ler nenhum registro deste arquivo. Veja os avisos abaixo: eles dizem o que falta em cada linha. Depois, exporte o diário de novo no outro aplicativo, ou escolha outro arquivo.',
  known: (added: number, known: number): string =>
    `${counted(added, 'registro é novo', 'registros são novos')}. ${counted(
      known,
      'já está no seu diário e fica de fora.',
      'já estão no seu diário e ficam de fora.',
    )}`,
  allKnown:
    'Tudo o que há neste arquivo já está no seu diário. Para trazer o que você escreveu depois, exporte de novo no outro aplicativo.',
  allKnownButChanged: 'Todos os registros deste arquivo já estão no seu diário.',
  update: 'Trazer o texto do arquivo',
  updateHint: (changed: number): string =>
    `${changed === 1 ? 'A nota de 1 registro mudou' : `As notas de ${countText(changed)} registros mudaram`}. Trazer o texto do arquivo substitui o que está aqui, e desfazer a importação não traz o texto daqui de volta.`,
  ownCopy:
    'Desta cópia voltam os registros, com notas e marcadores. Conversas, avaliações e plano de segurança ficam só no arquivo.',
  problems: (count: number): string => counted(count, 'aviso sobre o arquivo', 'avisos sobre o arquivo'),
  /** @param isTable whether the file has lines that an editor shows; otherwise the number is the entry's position. */
  line: (line: number, isTable: boolean): string => {
    if (line === 0) return 'Arquivo';
    return `${isTable ? 'Linha' : 'Registro'} ${countText(line)}`;
  },
  scaleTitle: 'Que humor é cada nome?',
  scaleLead: 'Lá são cinco humores; aqui são seis. Confira como cada nome fica. O nome de lá não fica guardado.',
  scaleUnknown: (count: number): string =>
    count === 1
      ? 'Não conhecemos 1 nome: escolha um humor para ele.'
      : `Não conhecemos ${countText(count)} nomes: escolha um humor para cada um.`,
  scaleOf: (name: string): string => `Humor para “${name}”`,
  scaleList: 'Nomes dos humores',
  chooseScore: 'Escolha um humor',
  tagsTitle: 'O que fazer com as atividades?',
  tagsSummary: (created: number, merged: number, out: number): string =>
    [
      created > 0 && counted(created, 'vira marcador novo', 'viram marcadores novos'),
      merged > 0 && counted(merged, 'entra em um marcador seu', 'entram em marcadores seus'),
      out > 0 && counted(out, 'fica de fora', 'ficam de fora'),
    ]
      .filter(Boolean)
      .join(', ')
      .concat('.'),
  tagsCut: `Cabem até ${TAGS_MAX} marcadores ao todo; os menos usados ficam de fora.`,
  tagsCheck: 'Conferir uma a uma',
  tagsOut: 'Deixar todas de fora',
  tagsFailed: 'Não foi possível carregar seus marcadores. Dá para criar novos ou deixar de fora.',
  tagsLoading: 'Carregando marcadores…',
  tagExisting: 'Um marcador que você já tem',
  tagOf: (name: string): string => `O que fazer com “${name}”`,
  tagsList: 'Atividades do arquivo',
  tagNew: 'Criar marcador',
  tagOut: 'Deixar de fora',
  tagsFull: (room: number, chosen: number): string =>
    room <= 0
      ? `Seus marcadores já estão no limite de ${TAGS_MAX}. Deixe as novas de fora, ou use marcadores que você já tem.`
      : `Cabem mais ${room}, e você escolheu criar ${countText(chosen)}. Deixe algumas de fora, ou use marcadores que você já tem.`,
  tagsAtLimit: `Cabem ${TAGS_MAX} marcadores ao todo. Por isso nem todas as atividades viram marcadores; você pode trocar quais.`,
  page: (from: number, to: number, of: number): string => `${countText(from)} a ${countText(to)} de ${countText(of)}`,
  previous: 'Anteriores',
  next: 'Próximos',
  confirm: (added: number, updated: number): string =>
    [
      added > 0 && `Importar ${entriesText(added)}`,
      updated > 0 && `${added > 0 ? 'e trocar' : 'Trocar'} ${notesText(updated)}`,
    ]
      .filter(Boolean)
      .join(' '),
  another: 'Escolher outro arquivo',
  missing: (count: number): string => `Falta escolher ${counted(count, 'humor', 'humores')}`,
} as const;

export const resultCopy = {
  running: 'Trazendo seu diário',
  progress: (done: number, of: number): string => `${countText(done)} de ${entriesText(of)}`,
  runningText: 'Pode sair desta tela. A importação continua, e o resultado fica em Meus dados.',
  ready: (created: number): string => counted(created, 'registro adicionado', 'registros adicionados'),
  nothing: 'Nada novo para adicionar: tudo já estava no seu diário.',
  /** What an import has done, in one line. */
  result: ({ created, updated }: Pick<Import, 'created' | 'updated'>): string => {
    if (created === 0) return updated > 0 ? resultCopy.updated(updated) : resultCopy.nothing;
    return updated > 0 ? `${resultCopy.ready(created)}, ${resultCopy.updated(updated)}` : resultCopy.ready(created);
  },
  updated: (count: number): string => counted(count, 'nota trocada', 'notas trocadas'),
  readyText: (created: number): string =>
    `${created === 1 ? 'Ele já aparece' : 'Eles já aparecem'} no histórico, com uma marca de onde ${created === 1 ? 'veio' : 'vieram'}. As análises mostram o período do seu plano.`,
  failed: 'A importação não deu certo, e nada foi adicionado',
  failedText: (updated: number): string =>
    `${updated > 0 ? `O texto do arquivo já está em ${entriesText(updated)} e fica lá. O resto do seu diário` : 'Seu diário'} está como antes. Você pode tentar de novo com o mesmo arquivo.`,
  unread: 'Não foi possível ver como está a importação. Ela continua; tente de novo.',
  gone: 'Esta importação foi desfeita ou já não está aqui.',
  history: 'Ver no histórico',
  another: 'Trazer outro arquivo',
  help: 'Se algo do que você escreveu ainda pesa hoje, há quem escute, a qualquer hora.',
  helpLink: 'Ver ajuda agora',
} as const;

export const undoCopy = {
  undo: 'Desfazer esta importação',
  undoOf: (name: string): string => `Desfazer esta importação: ${name}`,
  until: (at: number): string => `Dá para desfazer até ${formatMoment(at)}.`,
  over: 'O prazo para desfazer acabou.',
  title: 'Desfazer esta importação?',
  text: ({ created, updated }: Pick<Import, 'created' | 'updated'>): string =>
    `${
      created === 1
        ? 'Sai do seu diário só o registro que ela trouxe, mesmo se você o editou depois.'
        : `Saem do seu diário exatamente os ${entriesText(created)} que ela trouxe, mesmo os que você editou depois.`
    } ${updated > 0 ? 'As notas que ela trocou ficam com o texto do arquivo, e o resto' : 'O resto'} fica como está. Fotos e notas de voz dos registros que saem também são apagadas.`,
  confirm: 'Desfazer',
  keep: 'Manter',
  done: (removed: number): string => counted(removed, 'registro removido.', 'registros removidos.'),
} as const;

export const pastCopy = {
  title: 'O que você já trouxe',
  of: (source: ImportSource, at: number): string => `${SOURCE_NAMES[source]}, ${formatMoment(at)}`,
  running: 'Em andamento',
  see: 'Ver andamento',
  none: 'Não há nenhuma importação para desfazer.',
  failed: 'Não deu certo. Nada foi adicionado.',
  failedToRead: 'Não foi possível ver suas importações agora.',
} as const;
