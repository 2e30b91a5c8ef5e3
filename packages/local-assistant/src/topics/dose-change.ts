import { MEDICINE, mixesMedicineWithAlcohol } from './special-cases.ts';
import type { TopicId } from './topics.ts';

/** What is counted when a medicine is taken. */
const UNIT = '(?:doses?|dosagem|comprimidos?|capsulas?|pilulas?|gotas|cartelas?)';
const NOUN = `(?:${UNIT}|remedio|medicacao|medicamento|${MEDICINE.source.replace(/^\\b|\\b$/g, '')})`;
/** Words between a verb and its noun: "aumentar um pouco a minha dose". */
const SOME = String.raw`(?:\w+ ){0,4}?`;

/** A question about something that was not done yet. */
const ASKS =
  /\b(?:posso|podemos|pode|poderia|podia|devo|deveria|preciso|precisa|tenho (?:que|de)|da (?:para|ruim|problema)|tem (?:como|problema|perigo|risco)|faz mal|sera|(?:e )?(?:seguro|perigoso|melhor|certo|errado)|vale a pena|se eu|quero saber|queria saber|compenso|tomo)\b/;

const CHANGES = new RegExp(
  String.raw`\b(?:dobrar|duplicar|triplicar|aumentar|subir|diminuir|reduzir|baixar|abaixar|pular|mudar|alterar|ajustar) ${SOME}${UNIT}\b`,
);
/** "Diminuir o remédio", "reduzir a sertralina". "Mudar o remédio" asks for another one. */
const CHANGES_MEDICINE = new RegExp(
  String.raw`\b(?:dobrar|duplicar|triplicar|aumentar|diminuir|reduzir|baixar|pular) ${SOME}${NOUN}\b`,
);
const TAKES = String.raw`\b(?:tomar|tomo|tomasse|usar|engolir)`;
/** "Tomar dois comprimidos", "tomar mais uma dose", "tomar mais sertralina". */
const TAKES_MORE = new RegExp(
  String.raw`${TAKES} (?:\w+ ){0,2}?(?:(?:dois|duas|tres|quatro|2|3|4|meio|meia|mais|outr[oa]|menos)) (?:(?:um|uma|de|do|da|desse|dessa|outr[oa]|dois|duas) ){0,2}${UNIT}\b|${TAKES} (?:mais|menos) (?:(?:um|uma|de|do|da|desse|dessa) ){0,2}${NOUN}\b`,
);
/** "Tomar a dose dobrada", "tomar em dobro", "tomar um comprimido a mais", "tomar dois hoje". */
const TAKES_DOUBLE = new RegExp(
  String.raw`${TAKES} ${SOME}(?:dobrad[oa]s?|em dobro|o dobro)\b|${TAKES} ${SOME}${NOUN} (?:a mais|extra)\b|${NOUN}\b.*${TAKES} (?:os |as )?(?:dois|duas)\b`,
);
const STOPS = new RegExp(
  String.raw`\b(?:(?:parar|deixar) (?:de (?:tomar|usar) |com )?|(?:largar|suspender|interromper) )(?:(?:o|a|os|as|meu|minha|esse|essa|este|esta) ){0,2}${NOUN}\b`,
);

/** Something that was taken already, as a number, too much or twice. That needs help for a poisoning. */
const TAKEN =
  /\b(?:tom(?:ei|ou|amos|aram)|dobr(?:ei|ou)|tomad[oa]s?|engol(?:i|iu)|inger(?:i|iu)|us(?:ei|ou)|dei|deu)\b.*\b(?:dois|duas|tres|quatro|cinco|varios|varias|muit\w+|demais|a mais|mais|dobrad[oa]s?|em dobro|o dobro|dobro|doses|outr[oa]|extra|repetid[oa]|sem querer|por engano|\d+ (?:comprimidos|doses|gotas))\b|\bdobr(?:ei|ou)\b/;

/**
 * The topic of a question whether a dose may be changed; null if the message is none. The trained model takes such a
 * question for a dose that was already doubled.
 */
export function doseChangeTopic(words: string): TopicId | null {
  if (!ASKS.test(words) || TAKEN.test(words) || mixesMedicineWithAlcohol(words)) return null;
  if ([CHANGES, CHANGES_MEDICINE, TAKES_MORE, TAKES_DOUBLE].some((expression) => expression.test(words)))
    return 'medication-change';
  return STOPS.test(words) ? 'medication-stop' : null;
}
