import type { PatternTable } from './pattern-table.ts';

/** Not wanting to live, being a burden, seeing no way out. */
export const GIVING_UP: PatternTable = {
  kind: 'suicide',
  signs: `
    @nao ~1 @conseguir|@querer|@aguentar ~3 @vivo|@viver|existir|existindo
    @nao ~1 faz ~1 mais? ~1 sentido ~2 @viver|vida|continuar|estar|acordar|existir
    perd* ~2 vontade|gosto|prazer|razao|motivo ~2 de|pela|em|por|pra ~1 @viver|vida|@vivo
    sem ~1 mim|me ~3 melhor|feliz|felizes|bem|leve|paz
    ninguem ~3 precis*|sent*|lig*|not*|chor*|import*|lembr* ~5 se|quando ~1 eu? ~3 for|ir|morr*|sum*|embora|partir|faltar
    se|quando ~1 eu? ~2 for|ir|sumir|partir|faltar|desaparec* ~1 embora? ~4 ninguem|melhor|aliv*|chor*|falta|not*
    @nao ~1 @querer ~2 @viver|@existir|@acordar
    @nao ~1 @querer|@desejar|@preferir ~2 estar|esta|ficar|continu*|permanecer ~1 aqui|@vivo|mundo|nesse|neste|nessa|@viver|@existir
    @nao ~1 @querer ~1 mais nada|seguir|continu*|respir*|vida|essa
    @nao ~1 @querer ~1 a? vida
    @nao ~1 @querer ~2 amanha|amanhec*|dia
    @nao ~1 @aguentar|@conseguir|@poder ~2 @viver|@existir|vida
    @nao ~1 da ~1 pra @viver|@existir|continu*|aguent*
    @nao ~1 @aguentar|@conseguir|@querer ~2 continu*|seguir ~1 @viver|@vivo|@existir|respir*
    @nao ~1 @aguentar|@conseguir|suport* ~1 mais ~1 @acordar
    @nao ~1 @aguentar ~1 mais ~1 estar|ficar ~1 aqui|@vivo|mundo|nesse
    @nao|sem|nem|perd*|nenhum* ~3 @sentido ~1 de|pra|em|por|na|pela|mais|nessa|nesta|que? ~2 @viver|@vida|vivo|viva|@existir|acord*|respir*|continu*
    @nao ~2 @sentido ~2 @vivo|vida|viver|exist*
    @nao ~1 tem|faz|ha|vejo|acho|encontr* ~3 @sentido ~2 @viver|@vida|@vivo|aqui|exist*
    vida ~3 @nao ~2 @sentido
    vida|viver|exist* ~2 @nao ~1 vale|compens*|prest*|serve|tem|faz
    @nao ~1 vale ~2 pena ~1 @viver|vida|continu*|exist*|vivo
    vale ~2 pena ~1 @viver|exist*|@vivo
    pra|por que|porque ~2 @viver|@existir|@acordar|continu*|@vivo
    viver|exist* pra que
    que adiant* ~2 @viver|@vivo
    @cansar ~1 de|da|dessa|desta|com ~1 @viver|@existir|vida|mundo|@acordar|respir*|estar
    @nao ~1 @merecer ~2 @viver|@vivo|exist*|vida|respir*
    @merecer ~1 morr*|morte
    @nao ~2 @dever|@querer|@preferir|@poder|era|devia ~3 nascido|exist*|@nascer|@existir|acordado|@acordar
    @querer|@preferir|@dever|antes ~1 @nao ~3 nascido|exist*|@nascer|@existir
    nunca ~1 ter|tivess* ~1 nascido|exist*
    @nao ~1 pedi ~1 pra nascer
    porque ~1 que? ~1 eu? ~1 nasci|exist*|@vivo
    odeio|arrep*|maldit*|pior ~4 nascido|nascer|nasci|vivo|viva|exist*
    mundo|todos|tudo|famili*|filhos|mae|pai|pais|vida|voces|eles|gente|casa|filho|filha|pessoas|marid* ~4 melhor*|feliz*|tranquil*|paz|alivi* ~2 sem ~1 me|minha
    feliz*|melhor*|tranquil* ~2 sem ~1 me|minha|presenc*
    melhor ~3 se ~2 @nao ~1 @existir|nascido|aqui|exist*|@nascer
    melhor ~3 se ~1 eu? @sumir|morr*|fosse
    @nao ~1 acord* ~1 mais|amanha
    espero|tomar*|torço|peço|queri*|rezo ~4 @nao ~2 @acordar
    fardo|peso|estorv*|atras*|problem* ~6 @sumir|morr*|sem
    @nao ~2 ver|cheg*|pass*|viver|estar ~3 amanha|natal|aniversari*|hoje|noite|seman*|mes|ano
    @nao ~1 pass* ~1 de|desta|dessa hoje|noite|seman*|mes|desse|deste|dezoit*|18
    @nao ~1 me vejo ~1 @vivo
    desist* ~1 de|da @viver|vida|me|tudo|mundo|exist*
    @vontade|pens*|quero ~1 de|em desist* ~1 da|de|tudo vida|viver|me
    vida ~1 acab*
    minha hora ~1 cheg*
    @querer|@ter ~2 paz|descans* ~1 etern*|morte
    minha|a vida ~2 nao ~1 import*|valor`,
};
