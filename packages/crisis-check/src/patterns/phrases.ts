/** Named lists of patterns, referred to in other patterns as {name}. */
export const PHRASES: Readonly<Record<string, string>> = {
  /** Wanting to do something, thinking of it, being about to do it. */
  desejo: `
    @querer !te
    @desejar
    @preferir
    @precisar de?
    @vontade de|em|pra|que|por
    @ter vontad*
    @pronto a|pra|por|de|em?
    @pensar em|na|no|de|sobre|que|se @vontade? de?
    @decidir a|de|em|por|que?
    @tentar
    @merecer
    @pedir a? deus? pra|por|que?
    @dever
    @poder
    tomar* que
    quem|oxala ~1 me? dera|derá ~1 se|que?
    se ~1 eu? pudesse|conseguisse|desse ~1 eu?
    @vontade e|era de
    prazer|alivio|paz|sonho ~1 de|em|e
    bom|melhor se
    melhor ~1 e
    melhor seria|era
    falta pouco pra
    dia|hora|noite|moment* de
    oxala
    deus me|queir* ~1 que?
    maneir*|jeito|forma|metod*|formas|jeitos|modo de|pra
    como
    @ter que
    pass*|vem|veio ~3 cabec*`,
  /** Killing oneself, in unambiguous expressions. */
  matarse: `
    me mato|matei|matav*|matass*|matar*|suicid*
    estou|vou|quero|queri*|fico|vivo|quase ~1 me|se matand*|mata|mate
    @querer|@vontade|@pensar ~1 me|se mata|mate|matand*
    se @matar
    matar|matand* me|se
    @refl ~1 @suicidar
    @suicidar
    comet*|pratic*|tent* @suicidio
    tirar|tiro|tirand*|tirei|tirass*|tira|tirou|ceif*|interromp*|abrevi*|find*|acab*|destru*|tirad*|tirari*|termin* ~1 minha|propri*|sua ~1 vida
    @refl tirar a vida
    tirar|tirand* a vida
    dar|dando|dou|dei|desse|deu|por|coloc*|botar|pondo|ponho ~1 @fim ~1 em|na|no|a|nisso|nessa|nesse|com|de|pra ~2 vida|existenci*|me|tudo|sofriment*|dor|histori*
    dar|por|coloc*|botar fim ~1 vida|existenci*
    acab*|termin*|encerr*|finaliz* com? ~1 minha|propri* ~1 vida|existenci*|raça
    acab*|termin* com a vida
    @refl @enforcar
    @refl @jogar ~3 @alto|@trilho
    @refl @jogar ~1 de ~2 cima|abaix*
    @pular ~1 do|da|de|dessa|desse|pela ~2 @alto
    @pular ~2 @alto ~3 morr*
    @pular ~3 frent* ~2 @trilho
    entr*|parar|deit*|ficar|atravess*|andar|ir ~2 frent* ~2 trem|metro|onibus|caminha*|carro|trilh*
    cort*|abrir|rasg* ~2 @pulso
    @refl ~1 dar|dou|dei|meter|dando|deu ~1 tiro
    tiro|bala ~2 cabec*|boca|peito|coraca*|testa|ouvid*
    estour*|explod* meus|minha miolos|cabec*|cerebr*
    jogar|bater|capot*|virar|enfi* carro|moto ~2 proposit*|poste|arvor*|barranc*|muro|caminha*|carret*|viadut*|ponte
    tomar|ter|tive|tomei|fazer|tomand* ~1 @overdose !de
    overdos* de @remedio|proposit*
    kms
    unaliv*
    @refl delet*|deslig* ~2 vida|mundo|existenci*|sempre
    partir|ir|embora ~1 dessa|desta|desse|deste|pra vida|mundo|melhor|outra
    corda|fio|lençol|cinto ~2 pescoc*
    @refl @cortar ~1 @pulso`,
  /** Not wanting to go on living, without an act. */
  naoviver: `
    @sumir ~2 face|mundo|terra|mapa|planet*|vida|existenci*
    @sumir ~1 pra? sempre
    @sumir ~1 de vez
    @sumir e|sem ~2 voltar|achar|aparecer|encontr*
    @deixar|para|cess* de @existir|@viver|respir*
    @nao ~1 @existir
    @nao ~1 @acordar
    @nao ~2 @acordar ~1 mais|amanha|nunca
    @nao ~1 @viver
    @nao ~1 ter|tivess*|haver|ser nascido|exist*|acordado|@vivo
    @nao ~1 @nascer
    @nao ~1 estar|esta|estiv*|ficar aqui|@vivo|mundo
    @nao ~1 estar|esta ~1 nesse|neste|nessa|nesta mundo|planet*|terra|vida
    @dormir ~4 @nao ~2 @acordar
    @dormir ~2 sem ~1 @acordar
    @dormir e|pra ~1 sempre|eternament*
    @dormir eternament*
    @dormir pra sempre
    descans* ~1 paz|sempre|etern*|vez
    ir|indo|embora|fosse ~2 sempre
    ir|fosse embora desse|dessa|deste|desta mundo|vida|terra
    estar|esta|estiv*|estav* ~1 @morto
    ser|fosse|morr* atropel*
    ter|tivess* morr*
    a morte
    morte
    fim ~1 vida|existenci*
    @refl deslig*|apag*|delet*`,
};
