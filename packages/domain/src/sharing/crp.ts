import { accept, type Result, refuse } from '../result.ts';

/** The federative units of Brazil. */
// biome-ignore format: one line is easier to read than one line for each unit
export const UFS = [
  'AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MG', 'MS', 'MT', 'PA',
  'PB', 'PE', 'PI', 'PR', 'RJ', 'RN', 'RO', 'RR', 'RS', 'SC', 'SE', 'SP', 'TO',
] as const;
export type Uf = (typeof UFS)[number];

/** Units of each regional council of psychology (CRP-01 to CRP-24). */
const REGIONS: Readonly<Record<string, readonly Uf[]>> = {
  '01': ['DF'],
  '02': ['PE'],
  '03': ['BA'],
  '04': ['MG'],
  '05': ['RJ'],
  '06': ['SP'],
  '07': ['RS'],
  '08': ['PR'],
  '09': ['GO'],
  '10': ['PA', 'AP'],
  '11': ['CE'],
  '12': ['SC'],
  '13': ['PB'],
  '14': ['MS'],
  '15': ['AL'],
  '16': ['ES'],
  '17': ['RN'],
  '18': ['MT'],
  '19': ['SE'],
  // Acre and Rondônia belonged to CRP-20 until CRP-24 was founded; older numbers stay valid.
  '20': ['AM', 'RR', 'AC', 'RO'],
  '21': ['PI'],
  '22': ['MA'],
  '23': ['TO'],
  '24': ['AC', 'RO'],
};

/** With a slash or hyphen after the region, or without if the region has two digits and the number at least four. */
const CRP = /^(?:CRP\s*[-:]?\s*)?(?:(\d{1,2})\s*[/-]\s*(\d{1,6})|(\d{2})\s*(\d{4,6}))$/i;

/**
 * Checks the number of a registration with a regional council of psychology, such as 06/123456. Only its form and its
 * region are checked, not whether the council knows it.
 *
 * @returns the number as `RR/NNNNNN`.
 */
export function parseCrp(text: string, uf: Uf): Result<string> {
  const match = CRP.exec(text.trim());
  const number = match?.[2] ?? match?.[4] ?? '';
  if (Number(number) === 0) return refuse('CRP_INVALID');
  const region = (match?.[1] ?? match?.[3] ?? '').padStart(2, '0');
  const ufs = REGIONS[region];
  if (!ufs) return refuse('CRP_INVALID');
  return ufs.includes(uf) ? accept(`${region}/${number}`) : refuse('CRP_OTHER_REGION');
}

/** The states (UF) of a CRP number's region; empty while the number is typed and its region is incomplete. */
export function ufsOfCrp(text: string): readonly Uf[] {
  const region = /^(?:CRP\s*[-:]?\s*)?(\d{1,2})\s*[/-]/i.exec(text.trim())?.[1];
  return region === undefined ? [] : (REGIONS[region.padStart(2, '0')] ?? []);
}
