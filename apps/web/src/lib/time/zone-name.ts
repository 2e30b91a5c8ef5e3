/** A time zone's everyday name, and its IANA name with the offset. */
export type ZoneName = { name: string; detail: string };

function partOf(zone: string, at: number, form: 'longGeneric' | 'long' | 'shortOffset'): string {
  const format = new Intl.DateTimeFormat('pt-BR', { timeZone: zone, timeZoneName: form });
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/**
 * Names a zone, for example "Horário de Brasília" with the detail "America/Sao_Paulo (GMT-3)". Portuguese zone names
 * contain "Padrão" (standard time) only if the zone also has a summer time.
 */
export function zoneName(zone: string, at: number): ZoneName {
  try {
    const generic = partOf(zone, at, 'longGeneric');
    const name = generic.startsWith('GMT') ? partOf(zone, at, 'long') : generic;
    return { name: name.replace(' Padrão', ''), detail: `${zone} (${partOf(zone, at, 'shortOffset')})` };
  } catch (error) {
    // The server may accept newer zones than this browser supports.
    if (error instanceof RangeError) return { name: zone, detail: zone };
    throw error;
  }
}
