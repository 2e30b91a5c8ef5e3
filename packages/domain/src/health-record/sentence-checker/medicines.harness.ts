import type { RecordMedicine } from '../record-medicines.ts';
import { type Check, type Claim, claimsAbout, type Expected } from './claim.harness.ts';
import { saysCounted } from './readers.harness.ts';

const aboutMedicines = claimsAbout<RecordMedicine[]>('medication-diary', ({ medicationDiary }) => medicationDiary);

const PLANNED = String.raw`(?<planned>\S+ doses? planejadas?); (?<taken>\S+ anotadas? como tomadas?), (?<skipped>\S+ anotadas? como puladas?) e (?<open>\S+ sem anotação)`;
const UNPLANNED = String.raw`(?: (?<asNeeded>\S+ doses? tomadas?) sem horário planejado\.)?`;

/** Whether a sentence states name, dose and counts of a medicine of the document. */
const saysMedicine: Check<RecordMedicine[]> = (said, all) => {
  const of = all.find(({ name, dose }) => name === said.name && dose === (said.dose ?? ''));
  if (!of) return false;
  const saysPlanned =
    said.planned === undefined
      ? of.planned + of.taken + of.skipped + of.open === 0
      : of.planned > 0 &&
        saysCounted(said.planned, of.planned, 'dose planejada', 'doses planejadas') &&
        saysCounted(said.taken, of.taken, 'anotada como tomada', 'anotadas como tomadas') &&
        saysCounted(said.skipped, of.skipped, 'anotada como pulada', 'anotadas como puladas') &&
        saysCounted(said.open, of.open, 'sem anotação', 'sem anotação');
  const saysUnplanned =
    said.asNeeded === undefined
      ? of.asNeeded === 0
      : of.asNeeded > 0 && saysCounted(said.asNeeded, of.asNeeded, 'dose tomada', 'doses tomadas');
  return saysPlanned && saysUnplanned;
};

const isAny: Check<RecordMedicine[]> = (_said, all) => all.length > 0;

export const medicineClaims: readonly Claim[] = [
  aboutMedicines(
    'number of medicines',
    /^O diário tem (?<count>\S+ remédios?) neste período, com nome e dose como a pessoa escreveu\.$/,
    ({ count }, all) => all.length > 0 && saysCounted(count, all.length, 'remédio', 'remédios'),
  ),
  aboutMedicines(
    'medicine',
    new RegExp(
      `^“(?<name>.+?)”(?:, dose “(?<dose>.+)”)?: (?:nenhuma dose planejada até aqui|${PLANNED})\\.${UNPLANNED}$`,
    ),
    saysMedicine,
  ),
  aboutMedicines('no note', /^Sem anotação quer dizer só que nada foi anotado no diário\.$/, isAny),
  aboutMedicines('prescriber', /^Dúvidas sobre efeito, dose ou mudança são com quem receitou\.$/, isAny),
];

export const expectedMedicines: Expected = ({ medicationDiary }) =>
  medicationDiary && medicationDiary.length > 0
    ? new RegExp(`^number of medicines(?:, medicine){${medicationDiary.length}}, no note, prescriber$`)
    : null;
