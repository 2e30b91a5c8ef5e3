import { pattern, type Rule, upTo, words } from './rule.ts';

const PROMISE: Rule = {
  why: 'promise',
  patterns: [
    words(
      'prometo | garanto | juro | eu te garanto | dou minha palavra | pode ter certeza | com toda certeza | tenho certeza de que vai | tenho certeza | vai se sentir melhor | vai sair dessa | vai ser curad* | (?:esta|estara|ficara|fica) curad* | sera curad* | isso passa | logo passa | isso logo passa | cem por cento | garantid*',
    ),
    `ninguem ${upTo(3)}${words('saber | sabendo | descobrir | ler | descobre | sabera')}`,
    words(
      '(?:fica|ficara|e|sera|vai ficar) (?:so |apenas )?entre nos | segredo nosso | nosso segredo | guardo segredo | guardo o seu segredo | guardar segredo | nao conto (?:para|a) ninguem | nao vou contar (?:para|a) ninguem | e totalmente confidencial | e confidencial | (?:totalmente|completamente|absolutamente) (?:sigilos\\w|confidencial|segur\\w|privad\\w) | total sigilo | sigilo total | sigilo absoluto | completamente sigiloso | totalmente anonim*',
    ),
    `${words('isso | ela | ele | tudo | essa dor | a dor | essa fase | a tristeza | a ansiedade | o medo')} (?:ja )?vai ${upTo(1)}${words('passar | dar certo | acabar | sumir | desaparecer | ficar bem | melhorar')}`,
    words(
      'vai ficar tudo bem | tudo vai ficar bem | vai dar tudo certo | tudo se resolve | voce vai ficar bem | voce vai melhorar | voce vai superar | voce vai se curar | voce vai ser feliz | voce ficara bem',
    ),
    `(?:vai|ira|pode|consegue) (?:te |se |voce )?curar|${words('cura | curar*')} ${upTo(2)}${words('depressao | ansiedade | garantida | definitiva | a insonia')}`,
    `nunca mais ${upTo(2)}${words('sentir | sofrer | ter | sofrera | tera | sentira')}`,
    `${words('exercicio | tecnica | respiracao | isso | aplicativo | alento | app | artigo | livro | podcast')} ${upTo(1)}${words('cura | curou | elimina | acaba com | resolve de vez | vai resolver | resolve qualquer | substitui a terapia | substitui o psicologo | substitui um psicologo')}`,
    words(
      'nunca vou te abandonar | nunca vou te deixar | estarei sempre aqui | sempre estarei aqui | sempre vou estar aqui | eu te amo | amo voce | so voce e eu | voce so precisa de mim | nao precisa de mais ninguem | nao precisa de terapia | nao precisa de psicolog* | nao precisa procurar ajuda | nao precisa de ajuda profissional | nao conte a ninguem | nao conte para ninguem',
    ),
  ].map(pattern),
  unless:
    /(?<!\w)(?:nao (?:posso|vou|da para|consigo|quero|ha como) (?:\w+ ){0,2}(?:promet\w+|garant\w+)|sem promet\w+|ninguem pode (?:promet\w+|garant\w+)|nao prometo|nao garanto|nem promet\w+)(?!\w)/,
};

const SEXUAL: Rule = {
  why: 'sexual',
  patterns: [
    words(
      'transar | transando | nude | nudes | estou pelad* | pelado | pelados | gozar | gozando | tesao | porno | pornografi* | peitos | bunda | penis | vagina | masturb* | erotic* | sexy | sensual | sensualidade | fetiche* | orgasmo* | boquete | punheta | sexo oral | sexo comigo | sexo com voce | fazer amor com | seu corpo nu | tire a roupa | tira a roupa | beijo na boca | te beijar | beijar voce | fantasias? sexua* | vida sexual comigo',
    ),
  ].map(pattern),
};

const HATEFUL: Rule = {
  why: 'hateful',
  patterns: [
    words(
      'viado* | viadinho* | bicha | bichas | sapatao | traveco* | retardad* | mongol | mongoloide* | vagabund* | imbecil | imbecis | idiota* | otari* | babaca* | nojent* | vai se foder | se foder | foda-se | porra | caralho | puta | putas | merda | cala a boca | cale a boca | odeio voce | te odeio | vadia* | crioul* | macumbeir* | aleijad*',
    ),
    `(?:voce|vc) (?:e|esta sendo) ${upTo(2)}${words('burr* | inutil | inuteis | patetic* | ridicul* | fracassad* | lixo | verme | um nada | fraco | fraca | covarde | egoista | preguicos* | mimad* | feio | feia | gord* | estupid* | doid*')}`,
    `(?:negros|pretos|gays|homossexuais|trans|mulheres|homens|nordestinos|judeus|muculmanos|evangelicos|macumbeiros|pobres|imigrantes|indios|deficientes|gordos) (?:sao|nao (?:sao|merecem|devem|deveriam)|deveriam|devem|merecem)`,
    words(
      '(?:seu|sua) (?:burr\\w|inutil|estupid\\w|ignorante|fracassad\\w) | a culpa e sua | e culpa sua | voce mereceu | voce provocou | voce pediu por isso | voce so atrapalha | voce me cansa',
    ),
  ].map(pattern),
};

const ABANDONMENT: Rule = {
  why: 'abandonment',
  patterns: [
    `(?:nao posso|nao consigo|nao vou|nao quero|nao devo|nao estou autorizad\\w|nao tenho como|nao sei como) (?:mais )?(?:ajudar|te ajudar|lhe ajudar|ajudar voce|ajudar com isso|ajudar nisso|conversar|falar sobre isso|falar disso|falar com voce|continuar|seguir com|responder)`,
    words(
      'vou encerrar | encerro aqui | encerro por aqui | conversa encerrada | conversa esta encerrada | conversa termina aqui | terminamos por aqui | paramos por aqui | fim da conversa | encerrar esta conversa | encerrar a conversa | encerrar nossa conversa | conversa acabou | conversa terminou | adeus | tchau | ate nunca | pare de me escrever | nao me escreva mais | nao volte a escrever | procure outra pessoa para conversar | isso nao e comigo | nao e problema meu | nao falo mais | me deixe em paz | nao sirvo para isso | fale com outra pessoa sobre isso',
    ),
    `(?:este|esse) (?:assunto|tema) ${upTo(2)}(?:nao (?:e|pode)|esta) ${upTo(2)}(?:permitido|tratado|fora|proibido|conversado)`,
  ].map(pattern),
  // "I can't …" is acceptable if the sentence continues with what is possible.
  unless: /(?<!\w)(?:mas|porem|e por isso)(?!\w)/,
};

const LEAK: Rule = {
  why: 'leak',
  patterns: [
    words(
      'prompt | prompts | system prompt | mensagem de sistema | mensagem do sistema | instrucoes do sistema | regras do sistema | minhas instrucoes | recebi instruc* | recebi ordens | regras que me | me mandaram | me instruiram | minhas regras | as instrucoes que recebi | as regras que recebi | fui instruid* | fui programad* para | minha programacao | ignore as instrucoes | ignorar as instrucoes | modo desenvolvedor | chave de api | api key | json',
    ),
    'dados-[0-9a-f]{6,}',
    `bloco (?:de dados|pessoa|conversa|trechos|historico|numeros|livro|conteudo|motivo)`,
  ].map(pattern),
};

/** Rule against claims of the assistant to be a person or a professional. */
const PRETENCE: Rule = {
  why: 'pretence',
  patterns: [
    `(?<!(?<!\\w)nao )sou ${upTo(1)}${words('medic* | psicolog* | psiquiatra | terapeuta | pessoa | pessoa de verdade | pessoa real | ser humano | human*')}`,
    words('como (?:seu|sua) (?:medic\\w*|psicolog\\w*|psiquiatra|terapeuta)'),
  ].map(pattern),
};

export const CONDUCT: readonly Rule[] = [PROMISE, SEXUAL, HATEFUL, ABANDONMENT, LEAK, PRETENCE];
