import { ASK_PRESCRIBER } from '../medication/ask-prescriber.copy.ts';
import type { RecordMedicine } from './record-medicines.ts';
import { countText } from './record-text.copy.ts';

function plannedText({ planned, taken, skipped, open }: RecordMedicine): string {
  if (planned === 0) return 'nenhuma dose planejada até aqui.';
  const noted = [
    countText(taken, 'anotada como tomada', 'anotadas como tomadas'),
    countText(skipped, 'anotada como pulada', 'anotadas como puladas'),
  ].join(', ');
  const unnoted = countText(open, 'sem anotação', 'sem anotação');
  return `${countText(planned, 'dose planejada', 'doses planejadas')}; ${noted} e ${unnoted}.`;
}

function medicineSentence(medicine: RecordMedicine): string {
  const { name, dose, asNeeded } = medicine;
  const written = dose === '' ? `“${name}”` : `“${name}”, dose “${dose}”`;
  const unplanned =
    asNeeded === 0 ? '' : ` ${countText(asNeeded, 'dose tomada', 'doses tomadas')} sem horário planejado.`;
  return `${written}: ${plannedText(medicine)}${unplanned}`;
}

/** The medicines of the period with their counts. Nothing is said about effects. */
export const medicineSentences = (medicines: readonly RecordMedicine[]): string[] =>
  medicines.length === 0
    ? []
    : [
        `O diário tem ${countText(medicines.length, 'remédio', 'remédios')} neste período, com nome e dose como a pessoa escreveu.`,
        ...medicines.map(medicineSentence),
        'Sem anotação quer dizer só que nada foi anotado no diário.',
        ASK_PRESCRIBER,
      ];
