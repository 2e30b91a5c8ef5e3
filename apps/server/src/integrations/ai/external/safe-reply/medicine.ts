import { pattern, type Rule, upTo, words } from './rule.ts';

/** Names of disorders, for the rules against diagnoses. */
const DISORDER = words(
  'depress* | depressiv* | distimi* | ansiedade generalizada | ansiedade social | crise de ansiedade cronica | fobia | fobia social | transtorno* | disturbio* | bipolar* | tdah | toc | tept | borderline | esquizofren* | panico | sindrome* | burnout | anorexi* | bulimi* | compulsao alimentar | autis* | autista | psicose | psicotic* | narcisis* | ciclotimi* | insonia cronica | estresse pos-traumatico | doenca mental | ansiedade patologica',
);
/**
 * Matches conditions and negations, such as "se voce tem" or "nao significa que voce tem", which are not a diagnosis.
 */
const NO_CLAIM =
  '(?<!(?<!\\w)(?:se|caso|quando|quem|nao (?:significa|quer dizer|prova) (?:\\w+ ){0,3}que|nao estou dizendo que|nao posso dizer que|nao da para dizer que|nao sei) )';

const DIAGNOSIS: Rule = {
  why: 'diagnosis',
  patterns: [
    `${NO_CLAIM}${words('voce | vc')} ${upTo(2)}(?:tem|teve|esta com|esta em|esta entrando em|esta caindo em|esta desenvolvendo|vai ter|esta tendo|sofre de|sofre com|sofre|apresenta|desenvolveu|parece ter|parece estar com|deve ter|pode ter|pode estar com|deve estar com|provavelmente tem|ter) ${upTo(4)}${DISORDER}`,
    `${NO_CLAIM}${words('voce | vc')} (?:e|esta|parece|parece estar|deve estar|deve ser|pode ser|pode estar) ${upTo(2)}${words('deprimid* | depressiv* | bipolar | autista | psicotic* | esquizofrenic* | borderline | narcisista | doente mental | louc* | maluc* | neurotic* | histeric* | tdah')}`,
    `(?:isso|isto|esse quadro|o que voce sente|o que voce descreve|o que voce tem|o seu caso|seu caso|tudo isso) (?:e|parece|parece ser|so pode ser|se chama|indica|sugere|aponta para|caracteriza|configura|tem cara de|pode ser|e um caso de) ${upTo(4)}${DISORDER}`,
    `${words('sintoma* | sinal | sinais | indicio* | quadro')} ${upTo(3)}de ${upTo(2)}${DISORDER} ${words('em voce | que voce')}`,
    `(?:isso|esses|estes|sao|seus sintomas|os sintomas) ${upTo(3)}(?:sao|indicam|sugerem|apontam para|e) ${upTo(3)}${words('sintoma* | sinal | sinais | indicio*')} (?:\\w+ )?de ${upTo(2)}${DISORDER}`,
    `${words('acho que | certeza de que | certeza que | parece que | diria que | tudo indica que')} ${upTo(1)}(?:e|seja|seria|esta com|ha|trata-se de) ${upTo(3)}${DISORDER}`,
    `(?:quadro|caso) (?:e |parece |\\w+ )?(?:compativel com |de |tipico de )?${upTo(1)}${DISORDER}`,
    `compativel com ${upTo(2)}${DISORDER}`,
    `${NO_CLAIM}voce sofre (?:de|com) ${upTo(1)}ansiedade`,
    `${words('seus sintomas | suas respostas | suas notas | suas palavras | suas anotacoes | esses sintomas | estes sintomas | os sintomas | seus registros | seus dados')} ${upTo(1)}(?:indicam|sugerem|apontam|mostram|confirmam|combinam com) ${upTo(4)}${DISORDER}`,
    `(?:seu|o seu|meu|o) diagnostico (?:e|seria|provavel|mais provavel)`,
    'eu (?:te )?diagnostic\\w+',
    `(?:preenche|atende) ${upTo(2)}criterios`,
    `o nome disso e ${upTo(3)}${DISORDER}|trata-se de ${upTo(3)}${DISORDER}|sua (?:depressao|bipolaridade|esquizofrenia|psicose)|seu (?:tdah|toc|burnout|transtorno|borderline|autismo)`,
    `voce nao tem ${upTo(2)}(?:${DISORDER}|nenhuma doenca|doenca nenhuma|nenhum transtorno)`,
  ].map(pattern),
  unless:
    /(?<!\w)(?:(?:nao (?:posso|consigo|sei|cabe a mim|e meu papel|da para)|so|quem|somente) (?:\w+ ){0,4}(?:diagnostic\w*|dizer|avaliar|afirmar|saber)|se voce (?:ja )?(?:tem|teve|recebeu|faz)|voce (?:me )?(?:contou|disse|escreveu|mencionou) que)(?!\w)/,
};

const MEDICINES = words(
  'fluoxetina | sertralina | escitalopram | citalopram | paroxetina | venlafaxina | desvenlafaxina | duloxetina | bupropiona | mirtazapina | trazodona | clonazepam | rivotril | alprazolam | frontal | diazepam | lorazepam | bromazepam | lexotan | zolpidem | quetiapina | olanzapina | risperidona | aripiprazol | haloperidol | litio | lamotrigina | valproato | carbamazepina | topiramato | metilfenidato | ritalina | venvanse | lisdexanfetamina | amitriptilina | nortriptilina | clomipramina | propranolol | buspirona | melatonina | valeriana | passiflora | hidroxizina | prometazina | dramin | dipirona | canabidiol | cbd | prozac | zoloft | lexapro | cetamina | pregabalina',
);
const MEDICINE = `(?:${MEDICINES}|${words('remedio* | medicament* | medicacao | medicacoes | antidepressiv* | ansiolitic* | calmantes? | tarja preta | comprimido* | capsula* | dose | doses | dosagem | benzodiazepinic* | soniferos? | estabilizador* de humor | antipsicotic* | fitoterapic*')})`;
const CHANGING = words(
  'parar | suspender | interromper | tomar | usar | aumentar | diminuir | reduzir | dobrar | trocar | misturar | largar | comecar | iniciar | experimentar | pular | substituir | abandonar | cortar | ajustar',
);
const CHANGE = words(
  'tome | use | experimente | aumente | diminua | reduza | dobre | suspenda | interrompa | pare | largue | troque | misture | comece | inicie | pule | substitua | abandone | corte | ajuste | deixe de | volte a',
);

const MEDICATION: Rule = {
  why: 'medication',
  patterns: [
    '\\d+(?:[.,]\\d+)? ?(?:mg|mcg|miligramas?|gotas|comprimidos?|capsulas?)',
    `${words('meio | um | uma | dois | duas | tres | quatro | metade do | metade de um')} (?:comprimidos?|capsulas?|gotas)`,
    `${words('cinco | seis | sete | oito | dez | quinze | vinte | trinta | algumas | umas')} (?:comprimidos?|capsulas?|gotas)`,
    `(?:nao ha|nao tem|nao faz|sem) (?:problema|mal)(?: nenhum)? ${upTo(1)}(?:misturar|combinar|beber|parar|tomar)`,
    `(?<!(?<!\\w)(?:nao|nunca|nem|so|somente|quem) )(?:pode|poderia|deve|devia|deveria|precisa|vale a pena|vale|recomendo|sugiro|aconselho|indico|seria bom|tente|melhor|que tal|considere) ${upTo(2)}${CHANGING} ${upTo(5)}${MEDICINE}`,
    `(?<!(?<!\\w)(?:nao|nunca|nem|antes que voce) )${CHANGE} ${upTo(6)}${MEDICINE}`,
    `(?<!(?<!\\w)(?:se|quem avalia se) )voce (?:nao )?precisa (?:de |tomar |mesmo de )${upTo(3)}${MEDICINE}`,
    // Any name of a medicine is refused, because no reply needs one.
    MEDICINES,
    `${words('recomendo | sugiro | indico | aconselho | receito | prescrevo | experimente | tente')} ${upTo(3)}${MEDICINE}`,
    `(?:esse|este|seu|o) (?:remedio|medicamento|antidepressivo) (?:nao )?(?:e (?:fraco|forte|bom|ruim|seguro|perigoso)|esta (?:fraco|forte|fazendo)|vai|faz mal|vicia|cura|resolve)`,
    `(?:remedios?|antidepressiv\\w+|ansiolitic\\w+|calmantes?) (?:nao )?(?:viciam?|curam?|resolvem?|fazem mal|faz mal|sao (?:ruins|bons|perigosos|seguros))`,
    `(?:sem|nao precisa) ${upTo(2)}${words('receita | falar com | avisar | perguntar')} ${upTo(4)}${words('parar | remedio | medicamento | tomar')}`,
    `${words('tome | beba | fume | tomar | beber | fumar')} ${upTo(4)}${words('vinho | cerveja | cachaca | alcool | alcoolica | maconha | baseado | whisky | vodka')} ${upTo(3)}${words('ajuda | relaxa | relaxar | acalma | acalmar | dormir')}`,
    `(?:nao|nem) (?:precisa |precisava )?(?:tome|tomar|use|usar|de) ${upTo(2)}(?:mais |esse |este |o |seu )${upTo(1)}${MEDICINE}`,
    `${words('deixe | deixar | largar | guarde | pedir | peca | que tal | receitar | prescrever')} ${upTo(5)}${MEDICINE}`,
    `${words('vinho | cerveja | cachaca | alcool | maconha | baseado | whisky | vodka | um drinque | uma bebida')} ${upTo(3)}${words('ajuda | ajudar | relaxa | relaxar | acalma | acalmar')}`,
    `${words('tome | beba | fume')} ${upTo(4)}${words('vinho | cerveja | cachaca | whisky | vodka | baseado | maconha')}`,
  ].map(pattern),
};

export const MEDICAL: readonly Rule[] = [DIAGNOSIS, MEDICATION];
