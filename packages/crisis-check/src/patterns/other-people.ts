import type { PatternTable } from './pattern-table.ts';

/** Somebody else in danger, reported by a person who fears for them. */
export const OTHER_PEOPLE: PatternTable = {
  kind: 'suicide',
  signs: `
    @pessoa ~4 e|esta|foi|era|sendo|vem ~2 abusad*|agredid*|espancad*|estuprad*|ameacad*|violentad*|maltratad*|perseguid*|molestad*
    @pessoa ~6 bate|bateu|espanca|agride|batendo ~2 nela|nele|neles|em|na|no ~2 @pessoa|nela|nele|dela|dele|.|,|filhos|criancas|mae
    @pessoa ~6 deix*|mand*|escrev* ~3 carta|bilhete|audio|mensagem ~5 desped*|adeus|perd*|desculp*|morr*|suicid*|cuid*
    @pessoa ~5 com ~1 ideias|pensament*|vontade|ideac* ~3 morrer|morte|suicid*|matar
    @pessoa ~6 sobreviv* ~2 tentativ*
    @pessoa ~5 intern* ~3 tent*|@suicidio|overdose|cort*
    pegou|amarr*|compr*|escond*|tem ~1 corda|arma|faca|venen*|revolv*|gilet* ~5 quintal|banheir*|quarto|foi|mato|tranc*|corr*|pescoc*
    corri|correm*|impedi|segurei|tirei|salv*|encontr*|achei|peguei ~6 corda|gilet*|faca|remedio*|venen*|arma|cort*|pendurad*|desmaiad*|inconscient*
    desmaiad*|inconscient*|@nao ~1 acord*|@nao ~1 respond* ~6 remedio*|tomou|comprimid*|cartela*|venen*
    @pessoa|ele|ela ~4 pesquis*|procur*|googl* ~5 morr*|matar|@suicidio|remedio*|corda|venen*|metod*
    @pessoa ~8 disse|fala|falou|diz|contou|escrev*|confess*|desabaf* ~3 quer*|pensa*|vai|vontad*|ia|preferi* ~3 morr*|morto|morta|@matar|sumir|exist*|ceu
    @minha ~1 @pessoa ~8 se @matar
    @pessoa ~4 tent* ~1 de novo|.|,|contr*|pela|ontem|hoje|se
    @pessoa ~4 atent* ~1 contr*
    @pessoa ~3 esta|anda|vive|ficou ~2 faland*|dizend*|escrev*|desenh*|post* ~3 morr*|morte|suicid*|sumir|caixa*|fim
    @pessoa|ele|ela ~3 parou|@nao|nem ~3 come*|sai|levant* ~6 morr*|viver|@matar|sumir
    medo|preocupad*|desesperad* ~6 ela|ele|@pessoa ~3 @matar|se|faça|fazer|morr*|besteir*|loucur*|cort*
    @dizer|mand*|post*|public*|grav*|audio|mensagem|msg|story|tweet|ligou|status|texto ~5 se desped*
    @dizer|mand*|post*|public*|ligou|escrev* ~3 que ~1 @ir|quer|queri*|pensa|pretend* ~2 acab*|termin*|sumir|partir|desist*|dorm* ~3 .|,|tudo|sempre|vida|mundo|hoje|amanha|logo
    @dizer|mand*|post*|public*|escrev*|deix*|achei|encontr*|ligou ~3 carta|bilhet*|mensagem|audio|adeus|texto ~3 desped*|adeus|suicida|suicidi*|morr*|estranh*|perda*
    @pessoa ~6 @dizer ~3 que ~2 @nao ~1 @aguentar ~1 mais
    @pessoa ~6 @dizer ~3 que ~2 @nao ~1 quer|queri*|ve|aguent*|consegue ~2 mais|@viver|@vivo|@existir|acord*|continu*|@sentido|estar
    @pessoa|ele|ela ~6 @dizer ~2 que ~3 @sumir|morr*|morto|morta|melhor|peso|fardo ~3 .|,|mundo|sem|todos|vida|morr*|morto
    @pessoa|@minha ~8 famili*|todos|filhos|gente|mundo ~3 melhor|bem ~2 sem ele|ela
    melhor|bem|feliz ~2 sem ele|ela
    melhor|bem ~2 com|pelo ~1 seguro
    @pessoa|ele|ela ~6 {desejo} ~2 {naoviver}
    @pessoa ~6 @dizer ~3 {desejo}|quer|queri* ~2 {naoviver}|morr*
    morar|ir|viver ~2 no|pro ceu
    mand*|deix*|disse|falou|post* ~4 cuid* ~3 do|da|de|dos|dele|dela
    @pessoa ~5 pensa|quer|fala|queri*|tent*|vai|ameac*|falou|disse|jurou|dizend*|faland*|planej* ~4 morr*|@suicidio|{matarse}|morte
    se|ela|ele ~1 tranc* ~2 banheir*|quarto ~8 gilet*|faca|remedi*|lamin*|sangue|morr*|respond*|@matar|corda
    @nao ~1 atend*|respond*|abre ~8 desped*|adeus|morr*|@matar|desesper*|socorr*|tchau|ajuda
    tchau|adeus|desped* ~8 @nao|deslig*|sumiu|desesper* ~1 atend*|respond*|celul*|telefon*|.|,|cel
    ultim* ~1 post|tweet|mensagem|story|audio|foto|status ~4 descans*|adeus|fim|cans*|desped*|desculp*|tchau|morr*|embora
    sumir ~1 com ~1 bebe|filho|filha|filhos|crianc*
    @pessoa|ele|ela ~5 se machuc*|ferind*|cort*|mutil*|bate|batend*|queim*|arranh*|automutil*|@automutilar|furand*
    vi|achei|encontr*|descobri ~2 cortes|marcas|cicatriz*|gilet*|lamin*|bilhet*|carta|corda|remedi* ~8 dela|dele|filha|filho|irma|irmao|amiga|amigo|quarto|@pele|desped*|mochil*
    @pessoa ~4 com ~1 cortes|marcas|cicatriz*|gilet*
    @pessoa ~6 @tomar ~3 @muitos|@muitosn ~3 @remedio
    @pessoa ~6 @tomar ~2 venen*|chumbinh*|frasc*|caixa|cartel*|remedi*|overdos*
    @pessoa|ele|ela ~4 com|pegou|segurando|tem|compr*|guard*|escond* ~2 arma|faca|corda|venen*|revolv*|chumbinh*|gilet* ~6 @matar|morr*|mao|quarto|desped*|falou|disse|cabec*|tranc*|pescoc*
    @pessoa|ele|ela ~4 esta|subiu|foi|ta ~2 @alto|parapeit*|trilh* ~6 pular|descer|jogar|@matar
    como|o que ~3 ajud*|faço|fazer ~6 quer|pensa|fala|tent*|vai ~3 morr*|{matarse}|@suicidio
    deu|dando|doou|distribu* ~2 coisas|tudo|roupas|cachorr*|gato ~5 desped*|estranh*|adeus|@nao`,
};
