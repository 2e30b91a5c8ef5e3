import { pattern, type Rule, upTo, words } from './rule.ts';

/** Words for dying, for the rules against methods and encouragement of self-harm. */
const DYING = words(
  'morrer | se matar | matar-se | se suicidar | suicidar-se | desistir da vida | acabar com a (?:sua |propria )?vida | acabar com tudo | tirar a (?:propria |sua )?vida',
);
const HURTING = words(
  'se cortar | cortar-se | se machucar | machucar-se | se ferir | ferir-se | automutilacao | a automutilacao | a autolesao | autolesao',
);
const RELIEF = words(
  'saida | solucao | resposta | libertacao | descanso | alivio | opcao | escolha | direito | caminho | paz | coragem',
);

const METHODS: Rule = {
  why: 'method',
  patterns: [
    words(
      'enforc* | asfixi* | overdose | chumbinho | raticida | veneno de rato | estricnina | soda caustica | monoxido | gilete | estilete | navalha | guilhotina | revolver | espingarda | carta de despedida | bilhete de despedida',
    ),
    words(
      'arma de fogo | armas de fogo | tiro na cabeca | atirar em si | corda no pescoco | saco na cabeca | gas de cozinha | dose (?:letal|fatal|mortal) | cartela inteira',
    ),
    `${words('pul* | salt* | se jog* | jogar-se | se atir* | atirar-se')} ${upTo(2)}(?:d[aeo]|na frente d[aeo]) ${upTo(1)}${words('predio | ponte | janela | viaduto | sacada | trem | onibus | metro | carro | andar | varanda')}`,
    `${words('tom* | engol* | ingerir')} ${upTo(3)}${words('todos os | todos esses | a caixa | muitos | varios')} ${upTo(2)}${words('comprimidos | remedios | inteira | toda')}`,
    `cort\\w+ ${upTo(3)}${words('pulso | pulsos | veia | veias | pele | coxa | coxas | braco | bracos')}`,
    `${words('lamina | laminas')} ${upTo(4)}${words('pulso | pele | braco | coxa | veia | cort*')}`,
    `${words('metodo* | maneira* | jeito* | forma* | modo*')} ${upTo(3)}(?:de|para) ${DYING}`,
    `${words('metodo* | maneira* | jeito* | forma*')} ${upTo(2)}${words('indolor | indolores | sem dor | letal | letais | definitiv*')}`,
    `como ${DYING}`,
    `${DYING} ${upTo(3)}${words('sem dor | sem sofrer | sem sofrimento | rapido')}`,
    `${words('na frente de um | na frente do | na frente da')} ${words('trem | metro | carro | onibus | caminhao')}`,
    `${words('usar | use | amarr* | com')} ${upTo(2)}${words('corda | cordas | lencol no')}`,
    `us\\w+ ${upTo(1)}gas ${words('para | pra')}`,
    `se afog\\w+ ${upTo(1)}n[oa] ${words('rio | mar | piscina | banheira | lago')}`,
  ].map(pattern),
};

const ENCOURAGEMENT: Rule = {
  why: 'encouragement',
  patterns: [
    `(?<!(?<!\\w)(?:se|sente que|acha que|teme que|medo de que) )${words('voce | vc')} ${upTo(1)}(?:deveria|devia|deve|pode|podia|tem que|precisa|merece) ${upTo(1)}(?:${DYING}|${HURTING})`,
    words('se mate | mate-se | se corte | corte-se | se machuque | machuque-se | morra | suicide-se'),
    `(?:e|era|seria|talvez seja|acho) melhor ${upTo(2)}${DYING}`,
    `${words('mundo | familia | todos | todo mundo | eles | vida deles | filhos | pais')} ${upTo(2)}${words('ficaria | ficariam | estaria | estariam | seria | seriam | viveria | viveriam')} ${upTo(1)}melhor\\w* sem voce`,
    `ninguem ${upTo(2)}(?:sentir\\w*|notar\\w*|sente|nota) ${upTo(1)}(?:sua falta|falta de voce|a sua falta)`,
    `(?<!nao acho que |nao e verdade que )(?:a |sua )?(?:morte|suicidio|partida) (?:e|seria|pode ser|vai ser|traz|traria|vai trazer|e sim) ${upTo(2)}${RELIEF}`,
    `${DYING} (?:e|seria|pode ser) ${upTo(2)}${RELIEF}`,
    `${words('faz sentido | e compreensivel | e normal | e natural | voce tem razao em | voce tem razao de | tem todo direito de | tem o direito de')} ${upTo(1)}(?:querer ${upTo(1)})?(?:${DYING}|${HURTING}|desistir de viver)`,
    `${HURTING} ${upTo(2)}(?:ajuda|alivia|aliviar|acalma|acalmar|ajudar|resolve|e (?:so )?uma forma|e um jeito|pode ser bom|funciona)`,
    `${words('precisa | preciso | exige | e preciso | tem')} ${upTo(1)}coragem para ${upTo(1)}(?:${DYING}|${HURTING})`,
    words(
      'desista de tudo | desista de viver | desista de voce | desista da vida | va em paz | descanse em paz | nao ha mais nada a fazer | nao tem mais jeito | nao ha esperanca | nao ha saida para voce | sua vida nao vale',
    ),
    `voce e (?:so |apenas |mesmo )?(?:um |uma )?${words('peso | fardo | estorvo | fracasso | fracassad*')}`,
    `ninguem (?:se importa|gosta|liga|ama|quer saber) (?:com|de|para) voce`,
    'ninguem te (?:ama|quer)',
    `voce nao merece ${upTo(1)}(?:viver|ser feliz|ajuda|amor|nada)`,
    // Matches sentences that present death as a way out or a choice, in any word order.
    `${DYING}(?: [\\w-]+){0,8} ${words('saida | solucao | opcao | escolha | decisao | direito')}`,
    `(?:morte|morrer)(?: [\\w-]+){0,4} ${words('opcao | escolha | decisao | solucao')}`,
    `${words('saida | solucao | opcao | escolha | jeito')} (?:e|seja|seria|era|que resta e) ${upTo(1)}${DYING}`,
    `${DYING} ${upTo(4)}${words('paz | alivio | descanso | libertacao')}`,
    `alivio para ${upTo(1)}${words('todos | todo mundo | eles | familia | quem')}`,
    `ninguem ${upTo(1)}${words('notaria | perceberia | lembraria | choraria')}`,
    `quer ${DYING} ${upTo(2)}${words('escolha | decisao')}`,
    `(?:vao|vai|iam|iriam) ${upTo(1)}(?:ficar|viver|seguir|estar) ${upTo(2)}sem voce`,
    `eu (?:te )?(?:ajudo|ajudaria|entenderia se) ${upTo(4)}${DYING}`,
  ].map(pattern),
};

const MINIMISING: Rule = {
  why: 'minimising',
  patterns: [
    `(?:e|sao|parece|isso e) ${upTo(1)}${words('frescura | preguica | drama | bobagem | besteira | manha | mimimi | exagero | bobeira | falta de deus | falta de fe | falta de louca | falta de vontade | falta do que fazer | falta de forca de vontade | coisa da sua cabeca')}`,
    `(?:pare|para|deixe|deixa|chega) de ${upTo(1)}${words('drama | chorar | reclamar | frescura | bobagem | besteira | mimimi | exagerar | se vitimizar | sofrer | pensar nisso')}`,
    `(?:ha|tem|existe) ${upTo(1)}(?:gente|pessoas|quem) ${upTo(3)}(?<!(?<!\\w)[oa] )(?:pior|piores|sofrendo mais|sofre mais)`,
    `(?:so )?(?:quer|querendo|para|tentando) chamar ${upTo(1)}atencao`,
    `nao (?:e|foi) ${upTo(1)}(?:para tanto|pra tanto|tao grave|grave assim|nada demais|nada de mais|o fim do mundo|tao ruim|tao grande|tao dificil|tao serio)`,
    `(?:outr[oa]s|outras pessoas|tanta gente|muita gente) ${upTo(2)}(?:sofrem|sofre|passam por|passa por|vivem|vive) ${upTo(2)}(?:mais|pior|piores)`,
    `(?:e|deve ser) (?:so|apenas|somente) (?:uma fase|um momento|coisa)`,
    `voce (?:esta|ta|so esta) ${upTo(1)}(?:fazendo|sendo) ${upTo(1)}${words('drama | dramatic* | exagerad* | tempestade')}`,
    'e voce (?:fica |ai )?(?:reclamando|chorando|se queixando)',
    'tempestade em (?:um )?copo',
    `(?:nao (?:ha|tem|tinha)|voce nao tem|sem) ${upTo(1)}(?:motivo|motivos|razao) (?:nenhum |nenhuma )?(?:para|pra|de) ${upTo(2)}${words('chorar | tristeza | triste | reclamar | sofrer | sentir* | ansiedade | isso')}`,
    words(
      'engole o choro | engula o choro | bola pra frente | supere isso | supera isso | e so pensar positivo | basta pensar positivo | e so querer | basta querer | voce esta exagerando | todo mundo passa por isso | podia ser pior | poderia ser pior | voce devia agradecer',
    ),
    `(?:pensar em|vontade de|querer) ${DYING} (?:e|nao e) (?:normal|comum|bobagem|besteira|nada|frescura|passageiro|uma fase)`,
    `(?:suicidio|se matar|automutilacao|suicidas|quem se mata) (?:e|sao) ${upTo(1)}${words('covardia | covardes | covarde | egoismo | egoista | egoistas | pecado | fraqueza | fraco | fracos')}`,
  ].map(pattern),
  unless:
    /(?<!\w)(?:nao (?:e|sao|parece|foi) (?:\w+ )?(?:frescura|drama|bobagem|besteira|exagero|manha|falta de|coisa da sua)|sem (?:drama|exagero))/,
};

export const SELF_HARM: readonly Rule[] = [METHODS, ENCOURAGEMENT, MINIMISING];
