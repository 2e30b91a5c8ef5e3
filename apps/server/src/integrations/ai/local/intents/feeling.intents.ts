import { signs } from './intent.ts';

const AM = '(estou|ando|fico|fiquei|me sinto|sinto|sinto me|estava|acordei|sou|to)';

/** What people tell or ask about how they feel; each has its topic (topics/). */
export const FEELING_SIGNS = signs([
  {
    id: 'panic',
    phrases: [
      '(crise|ataque|surto) ~1 (de )?(ansiedade|panico|nervos*)',
      '(ansios*|ansiedade|nervos*|desespero) ~3 (agora|demais|forte|horrivel|nesse momento|neste momento)',
      '(coracao|peito) ~2 (disparad*|acelerad*|apertad*|aperto|aperta*|explodindo|doendo|pulando)',
      '(aperto|dor) no peito',
      '(estou|to) ~1 (panico|desesper*|hiperventil*|surtando|pirando)',
      '(nao consigo|dificil|nao da para) respirar',
      'falta de ar',
      '(estou|comecei a) ~1 trem(endo|er)',
      'me acalm*',
      '^(panico|crise)$',
      'estou ~2 ansiedade agora',
    ],
    strong: 'panico',
  },
  {
    id: 'anxiety',
    phrases: [
      `${AM} ~2 (ansios*|nervos*|agoniad*|aflit*|acelerad*|inquiet*)`,
      '(minha|com|tenho|de|muita|sobre|a) ~1 ansiedade',
      '(o que|como) ~4 ansiedade',
    ],
    strong: 'ansiedade ansioso aflicao agonia',
  },
  {
    id: 'worry',
    phrases: [
      '(nao paro|nao consigo parar) de (pensar|me preocupar|remoer)',
      `${AM} ~2 preocupad*`,
      'cabeca ~2 (cheia|acelerad*|nao para|a mil)',
      'pensamento* ~2 (acelerad*|nao para*|repetitiv*|ruins)',
      '(medo|receio) ~1 (de|do|da|que|com) ~3 (futuro|amanha|errado|perder|falhar|dar)',
      'e se (der|eu|acontecer)',
    ],
    strong: 'preocupacao preocupado',
  },
  {
    id: 'sleep',
    phrases: [
      '(nao|sem) ~2 (dormir|durmo|dormi|dormindo|pregar o olho|pegar no sono)',
      'perdi o sono',
      '(dificuldade|problema*|dificil) ~3 (dormir|sono)',
      '(dormir|dormi|durmo|dormindo|sono) ~2 (mal|melhor|ruim|pouco|pessim*|nada|picado)',
      '(acordo|acordei|acordando|acordar) ~4 (noite|madrugada|vezes|3|tres|4|quatro|cedo)',
      '(ajuda*|dica*|como|jeito|faco|fazer) ~4 (dormir|durmo|pegar no sono|adormecer)',
      '^(sono|insonia|dormir)$',
      'pesadelo*',
      'sem sono',
      'virando na cama',
    ],
    strong: 'insonia',
  },
  {
    id: 'grief',
    phrases: [
      '(perdi|perda|perder|perdemos) ~1 (meu|minha|de um|de uma|um|uma|do|da|o|a) ~1 (pai|mae|avo|vo|filho|filha|irmao|irma|marido|esposa|amigo|amiga|cachorro|cachorra|gato|gata|tio|tia|primo|prima|bebe|pet)',
      '(pai|mae|avo|vo|filho|filha|irmao|irma|marido|esposa|amigo|amiga|cachorro|cachorra|gato|gata|tio|tia|primo|prima|bebe|ele|ela|sogra|sogro) ~2 (morreu|faleceu|partiu|se foi|morto|falecid*)',
      '(morte|falecimento|velorio|enterro|partida) (do|da|de) (meu|minha|um|uma)? ?[a-z]+',
      'saudade* ~3 (partiu|se foi|morreu|faleceu|pai|mae|avo|vo)',
    ],
    strong: 'luto enlutado',
  },
  {
    id: 'breakup',
    phrases: [
      '(terminei|terminou|terminamos|acabou|termino|separei|separou|separacao|divorcio|divorciei) ~3 (namoro|namorad*|relacionamento|comigo|casamento|marido|esposa|ex)',
      '(meu|minha) (namorad*|marido|esposa|mulher|noiv*|ex) ~2 (terminou|me deixou|me largou|foi embora|me traiu)',
      '^(termino|separacao|divorcio|fim de namoro)$',
      'levei um (fora|pe na bunda|pe)',
      '(fui|sou) (traid*|largad*|deixad*)',
      '(saudade*|falta) ~2 ex',
      'coracao partido',
    ],
  },
  {
    id: 'fight',
    phrases: [
      '(briguei|brigamos|brigando|discuti|discutimos|briga|brigas|discussao|desentend*) ~1 (com|em|de|feia|seria)?',
      '(relacionamento|namoro|casamento|convivencia) ~3 (dificil|crise|mal|ruim|complicad*|pesad*)',
      '(problema*|dificuldade|conversa dificil|conversar) ~2 (com|no) ~1 (meu|minha|a|o|relacionamento)',
      '(meu|minha) (namorad*|marido|esposa|mulher|mae|pai|irmao|irma|amig*|sogra|chefe) ~3 (briga|grita*|nao me (ouve|entende|escuta|respeita)|me (critica|ignora|irrita))',
      'ciumes?',
      'como (falar|dizer|pedir|conversar) ~4 (sem brigar|com ele|com ela|com meu|com minha)',
    ],
  },
  {
    id: 'lonely',
    phrases: [
      `${AM} ~3 (sozinh*|so|solitari*|isolad*|excluid*)( demais| mesmo| hoje)?$`,
      `${AM} ~3 (sozinh*|solitari*|isolad*|excluid*)`,
      '(nao tenho|sem) ~2 (amigos|ninguem|com quem conversar|com quem falar)',
      'ninguem (me|liga|se importa|lembra|quer|gosta|procura)',
      '^(sozinh*|solidao|so)$',
    ],
    strong: 'solidao',
  },
  {
    id: 'guilt',
    phrases: [
      '(culpad*|culpa|me culpo|me cobro|cobranca)',
      '(me sinto|sou|me acho) ~2 (inutil|fracass*|burr*|idiota|horrivel|pessim*|incapaz|insuficiente|lixo|peso|feio|feia|fei*)',
      '(errei|estraguei tudo|faco tudo errado|so erro|fiz besteira|fiz merda)',
      '(nao sou|nunca sou) (bom|boa|suficiente|capaz)',
      '(baixa )?autoestima',
      'vergonha (de mim|do que)',
      'me odeio',
    ],
    strong: 'autocompaixao fracasso',
  },
  {
    id: 'anger',
    phrases: [
      `${AM} ~2 (com raiva|irritad*|puto|puta|bravo|brava|furios*|revoltad*|estressad* com|nervos* com)`,
      '(muita|tanta|com|de|que) (raiva|odio|ranco)',
      '(explodi|perdi a paciencia|perco a paciencia|gritei|descontei)',
    ],
    strong: 'raiva furioso',
  },
  {
    id: 'stress',
    phrases: [
      '(trabalho|emprego|chefe|servico|reuniao|prazo*|patrao|empresa|demissao) ~5 (pesad*|demais|estress*|dificil|cansativ*|acab*|matando|insuport*|horrivel|pression*|sufoc*|odeio|cheio|toxic*|sugando|consumindo|mal)',
      '(odeio|nao aguento|cansei|cansad*|exaust*|estress*) ~4 (trabalho|emprego|chefe|servico)',
      '(muito|tanto|cheio de|excesso de) (trabalho|servico|estresse)',
      '(fui|ser|serei) (demitid*|mandad* embora)',
      '(desempregad*|desemprego|sem emprego)',
      `${AM} ~2 (estressad*|sobrecarregad*|sob pressao)`,
      '^trabalho$',
    ],
    strong: 'estresse estressado burnout sobrecarregado chefe',
  },
  {
    id: 'tired',
    phrases: [
      `${AM} ~3 (cansad*|exaust*|esgotad*|acabad*|sem energia|sem forca*|morto de cansaco|so o po)`,
      '(cansaco|exaustao|esgotamento)',
      'sem (energia|forca|forcas|pique|disposicao)',
      '^(cansad*|exaust*|esgotad*)( demais)?$',
    ],
    strong: 'cansaco exaustao esgotamento',
  },
  {
    id: 'study',
    phrases: [
      '(prova|vestibular|enem|tcc|faculdade|concurso|estudo*|estudar|escola|apresentacao) ~5 (mal|medo|nervos*|ansios*|dificil|nao consigo|pesad*|reprov*|pressao|desesper*|estress*|amanha)',
      '(nao consigo|dificil|sem vontade de|tenho que|preciso|nao rend*) ~2 estud*',
      '(reprovei|fui mal na prova|tirei nota baixa)',
    ],
  },
  {
    id: 'routine',
    phrases: [
      '(procrastin*|enrolando|adiando|deixo tudo para depois)',
      '(criar|ter|manter|montar|comecar|mudar|seguir) ~2 (rotina|habito*)',
      '(nao consigo|dificil) ~2 (comecar|fazer nada|me organizar|sair da cama|levantar|focar|concentrar)',
      '(sem|falta de|zero) (foco|motivacao|vontade de (nada|fazer))',
      '^(rotina|habitos?|procrastinacao|motivacao|foco)$',
      'me organizar',
    ],
    strong: 'procrastinacao',
  },
  {
    id: 'sad',
    phrases: [
      `${AM} ~3 (triste|trist*|mal|pessim*|pra baixo|para baixo|deprimid*|desanimad*|vazi*|um lixo|na merda|horrivel|ruim|acabad*|chorando|chatead*|magoad*|perdid*|sem chao)`,
      '(nao|nada) (estou|esta|ando) ~1 (bem|legal|facil|bom)',
      '(dia|semana|mes|vida) ~4 (lixo|ruim|horrivel|pessim*|merda|pesad*|dificil|terrivel|uma droga|bosta|complicad*|tenso|tensa)',
      '(vontade de chorar|chorei|chorando|so choro)',
      '(nada|tudo) ~2 (da certo|faz sentido|tem graca|errado|cinza)',
      'sem (animo|graca|esperanca|sentido)',
      '^(triste|mal|muito mal|pessim*|desanimad*|tristeza|horrivel|ruim)$',
      'queria sumir do mapa',
    ],
    strong: 'tristeza desanimo triste desanimado melancolia chorar',
  },
  {
    id: 'other-person',
    phrases: [
      '(como|posso|quero|queria|preciso) ~4 ajudar ~3 (amig*|mae|pai|irma*|filh*|namorad*|marido|esposa|alguem|pessoa|colega|ele|ela)',
      '(meu|minha) (amig*|mae|pai|irmao|irma|filho|filha|namorad*|marido|esposa|colega) ~3 (deprimid*|depressao|crise|ansiedade|sofrendo|nao esta bem|triste)',
    ],
  },
  {
    id: 'illness',
    phrases: [
      '(mae|pai|avo|vo|filh*|irmao|irma|marido|esposa|namorad*|amig*|tio|tia|cachorr*|gat*) ~3 (doente|internad*|hospital|cancer|cirurgia|uti|operad*|acamad*|alzheimer)',
      '(cuido|cuidar|cuidando) ~2 (mae|pai|avo|vo|idos*|acamad*)',
      '(recebi|deu) ~3 (diagnostico|resultado) ~2 (cancer|ruim|grave)',
    ],
  },
  {
    id: 'good',
    phrases: [
      '^(estou |to )?(um pouco |bem |me sentindo )?melhor( agora| hoje)?$',
      '(estou|fiquei|acordei|me sinto|ando|sinto me|to) ~3 (feliz|otim*|animad*|content*|leve|radiante|melhor hoje|bem melhor|orgulhos*)',
      '^(estou |tudo )?(muito )?(bem|otimo|otima|feliz|de boa|tranquil*)( hoje| obrigad* | gracas a deus)?$',
      '(dia|semana|mes|noite|manha) ~3 (otim*|bom|boa|incrivel|maravilhos*|lindo|linda|foda|massa|legal)',
      '(consegui|passei|fui promovid*|deu certo|boas noticias|noticia boa)( .*)?$',
      'dormi (muito )?bem',
    ],
  },
]);
