import { fold } from './fold.ts';

/** Key words, whose misspellings are recognised: long, significant, and unlike everyday words. */
export const KEYS: readonly string[] = (
  'morrer matar suicidio suicidar suicida suicidei suicidou automutilaçao automutilar automutilo mutilar desaparecer desapareço ' +
  'aguento aguentar aguentando suporto suportar existir existencia desistir despedida sofrimento vontade ' +
  'enforcar pulsos comprimidos remedios overdose estuprar estuprou estuprada estuprado abusou abusada abusado abusando ' +
  'espancar espancou espancada agrediu agredida ameaçou ameaçando ameaça violencia padrasto namorado marido ' +
  'machucar machuco machucou cortando gilete sangrando morrendo morresse matando matasse acordar dormir viver sumir ' +
  'vozes penso pensando pensamentos tentei consigo amanha nascido sentido motivo familia mundo'
)
  .split(' ')
  .map(fold);

const KEY_SET: ReadonlySet<string> = new Set(KEYS);
export const isKey = (sound: string): boolean => KEY_SET.has(sound);
