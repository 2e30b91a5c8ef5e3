import type { PatternTable } from './pattern-table.ts';

/** The wish to die or to kill oneself, and thoughts of it. */
export const SUICIDAL_WISH: PatternTable = {
  kind: 'suicide',
  signs: `
    deus @nao ~1 me ~1 lev*|busc*|cham*|recolh*|mat*|quer
    {desejo} ~1 nunca ~1 mais ~1 @acordar|abrir|voltar
    rest*|sobr* ~3 morte|morrer|morro
    se ~1 eu? ~1 morrer|morresse
    insuportavel|impossivel|doloros*|tortura|torturante ~2 @viver|@existir|@vivo
    @viver|@existir|@vivo ~3 insuportavel|impossivel|doloros*|tortura|torturante|castigo|pesadelo
    enterrar ~1 .|,|me|logo
    tent* ~1 de novo ~2 se ~2 coragem
    @querer ~2 morte
    @desejar ~2 morte|morrer
    preciso ~1 morrer|sumir
    @preferir|antes ~2 morte|morrer|morto
    ansei*|aguard*|esper* ~3 morte
    morte ~4 @querer|cheg*|venha|vir|logo|alivi*|me|amiga|bem vinda
    @pensar ~4 morrer|morte|@matar
    @cansar ~3 @vivo|viver|existir|vida
    @sofrer ~4 so ~2 acaba|para|passa ~4 morr*|morte
    @nao ~1 @querer ~2 ser|fazer ~2 mais ~1 nada|parte
    vida ~3 peso|fardo|castigo|tortura|insuportavel|inferno ~6 acabar|morrer|fim|@nao
    {desejo} ~3 acab*|termin* ~1 comigo|me|tudo
    cabec*|voz*|mente ~3 fal*|mand*|diz*|pede* ~4 pul*|matar|morrer|acab*|jog*
    so ~2 esper* ~4 acab*|fim|morr*|morte ~1 .|,|cheg*|vir|logo
    @nao ~4 precis* ~4 preocup*|cuid*|atur*|aguent*|sofr*|carreg* ~2 comigo|me
    minha existenci* ~4 atrapalh*|incomod*|peso|erro|inutil|fardo|castigo|sofr*|machuc*
    inclusive eu|comigo
    acab*|termin*|sum* ~2 inclusive eu|me
    contra ~1 minha|propria ~1 propria? vida
    {desejo} ~2 find* ~3 tudo|vida|me|isso
    {desejo} ~2 @querer ~1 @nao ~1 estar
    vontad* ~1 de ~1 ir ~1 embora ~2 sempre|mundo|vida
    meus|ultim* ~1 dias ~3 terra|vida|contad*|aqui
    conta*|contand* ~2 dias|horas ~3 morr*|fim|ir|acab*
    vou|quero|queria ~2 pra ~1 ceu|cova|buraco|vala|outro|outra|inferno ~2 .|,|lado|vida|logo|mundo
    quero|queria|vontade ~3 desencarn*|falec*
    alma ~3 morreu|morta|foi|cansad* ~6 corp*|falta|so
    ja ~1 morri ~2 dentro
    por dentro ~2 morr*|morto|morta
    deus ~6 erro|esqueceu|errou ~4 me|nasc*|leva*
    quant* ~2 tempo ~4 ate|pra ~1 morr*
    facil|melhor|simples ~3 se|quando ~1 eu? ~1 morr*|fosse|sum*|acab*|@nao
    nada ~2 me ~1 prende|segura ~2 aqui|mais|vida|mundo
    @nao ~1 tenho ~2 nada|ninguem ~2 me ~1 prend*|segur*
    @nao ~1 tenho ~1 mais ~1 por que|quem ~1 @viver|lutar
    @nao ~1 tenho|ha|existe|sobrou|restou ~3 motiv*|raz*|sentido|vontade ~2 @viver|aqui|ficar|levantar|acord*|exist*
    mais um dia ~4 @nao ~1 @querer|aguent*
    chega ~1 de ~1 viver|sofrer|existir|vida
    cheg* ~1 pra me
    nao ~1 era ~1 pra ~1 eu ~1 ter|esta* ~1 nasc*|aqui|@vivo
    tir* ~2 de ~1 minha|meu vida|dor ~2 logo
    @querer ~1 me ~1 ver ~1 morto|morta
    feliz|aliviad* ~3 com minha morte
    minha morte
    morr* ~3 .|, ~2 ninguem ~2 lig*|import*|not*|sent*|vai
    @nao ~2 medo ~1 de|da morr*|morte ~6 mais|quero|viver|medo
    tenho|mais ~1 medo ~1 de|da vive*|vida ~4 morr*|morte
    {desejo} ~2 pul* ~2 @trilho|@alto
    {desejo} ~3 acab*|termin*|encerr*|fim ~1 com|em ~1 tudo|comig*|me|sofriment*|vida
    {desejo} ~3 comig* inclusiv*
    ideaç*
    morr* ~3 doi|doer
    doi|doer ~3 morr*
    tent* ~3 ninguem ~1 soub*|viu|sabe|perceb*
    vou|quero ~1 tent* ~1 de? novo
    minha|ultim*|outra|segunda|primeir* ~1 tentativ*
    fech* ~2 olho|olhos ~5 nunca|pront*|acab*|sempre|abrir|acord*|mais
    apag* ~1 e ~1 @nao ~1 acord*|voltar
    @nao ~2 lugar ~2 me ~2 mundo|terra|vida|aqui
    meu lugar @nao ~1 e ~2 mundo|terra|aqui
    @nao ~1 pertenc*|sou|caibo|encaix*|nasci|sirvo ~2 mundo|viver|vida|exist*|terra
    aliv*|melhor|descans*|favor|paz ~2 pra ~1 todos|eles|famili*|mundo|voces|minha ~6 vou|se|quando|sem|morr*|fazer|embora|sumir|depois
    @nao ~1 vao|vai ~1 sent* ~2 falta
    vao|vai|va ~1 sofr*|chor* ~6 depois|passa|super*|aliv*|melhor|esquec*|acostum*
    quando|depois|assim ~1 que? ~3 morr* ~4 vou|posso|morro|tamb*|junto|livre
    vou|ir|quero ~2 junto|atras ~2 dela|dele|delas|deles
    vou|ir|quero|queri* ~1 ir? junto .|,
    quero|queri*|vou ~2 morto|morta|defunt*
    cemiteri*|tumul*|jazig*|cova ~6 quero|escolh*|ficar|lado|logo
    minha hora|vez ~3 terra|cheg*|deu|pass*|vida
    deu minha hora
    viver ~1 e|virou ~1 um? ~1 castig*|peso|tortur*|sofriment*|martiri*|fardo|obrigaç*|sacrifici*|prisa*
    prefir*|preferi* ~2 morr*|morte
    antes morto|morta
    @querer ~2 pagar|pague ~2 @matar
    minha vida ~1 @nao ~1 tem|faz|vale|serve
    porque|que ~1 ainda ~1 @vivo|respir*|exist*
    so exist*|sobreviv*|respir*
    @vivo ~1 por|de ~1 obrigaç*|inerci*|covard*|medo|teimos*
    @vivo ~2 so|soment*|por ~2 porque|causa|filh*|mae|gato|cachorr*|gata
    covard* ~4 @matar|morr*|acab*|fim|fazer|pular
    me falta ~1 coragem
    falta ~1 de? ~1 coragem
    {matarse}
    {desejo} ~2 {matarse}
    {desejo} ~2 morr*
    {desejo} ~1 se? matar
    @pensar|@vontade|@querer ~2 me @jogar|pular
    {desejo} ~2 {naoviver}
    @ir ~1 {matarse}
    @vontade|@pensar|@querer|@desejar|@tentar ~2 @suicidio|morte|@suicida
    @vontade @suicida
    minha|me|comigo ~4 @suicidio|@suicida
    @suicidio|@suicida ~5 minha|me|comigo
    {naoviver}|morr*|morte ~2 parece|seria|soa|e|era|virou ~2 bom|boa|melhor|facil|lindo|alivi*|tentador*|paz|soluca*|saida|respost*|unico|unica|descans*|liberdad*|present*|favor|tranquil*
    @suicidio ~2 parece|seria|soa|e|virou ~2 bom|boa|melhor|facil|alivi*|tentador|soluca*|saida|respost*|unico|unica|descans*|opçao
    minha|existenci*|nasciment*|vida ~2 existenci*|nasciment*|vida ~1 e|foi ~1 um ~1 erro|engan*|acident*|desperdici*|castig*
    @tentar|tent* ~1 @numero|varias|duas|outra|algum* ~1 vezes|vez ~1 .|,|e|ja|me
    ultim* ~1 vontad*|palavr*|desej*
    quero|queri*|prefir* ~1 ser ~1 crem*|enterr*
    pesquis*|googl*|procur*|historic*|busquei|vendo|vi ~5 morr*|letal|metod*|forca|@overdose|{matarse}|@suicidio|jeito|jeitos
    pesquis*|googl*|procur* ~3 quant*|dose|qual|altur* ~4 @remedio|precis*|mata|andar|predi*|morr*|venen*
    quant*|qual ~1 de? ~1 @remedio|@veneno|altur*|andar ~2 precis*|mata|basta|morr*|pra
    ideaca*|pensament*|ideias|ideia|crise|tendenci*|impuls*|vontad*|plano|planos|tentativ* ~2 suicida|suicidas|@suicidio|morte
    @suicidio ~3 @sentido|saida|soluca*|opçao|alivi*|unica|caminh*|jeito
    @pensar ~2 morr*|morte|@suicidio
    @pensar em|na minha morte
    morr* ~2 soluca*|saida|opçao|alivi*|unica|melhor|facil|paz|descans*
    morte ~2 soluca*|saida|opçao|alivi*|unica|paz|descans*
    unica|melhor saida|soluca*|opçao|alternativ*|coisa|jeito|forma ~3 morr*|morte|@suicidio|{matarse}
    so a? morte
    so morr*
    desej*|espero|peço|implor*|chamo|ansei* ~2 a? morte
    deus ~2 me ~1 leva|leve|levar|mata|mate|levass*|matass*|busc*
    me leva|leve|levass* ~2 deus|senhor|daqui|embora
    me ~1 mata|mate|matem logo|favor|deus
    @querer|@pedir|tomar*|pref*|espero que ~2 me ~1 matass*|mate|matem|atropel*|leve|levass*|acert*|mata
    @querer|tomar*|queri* que um ~2 caminha*|carro|onibus|raio|trem|meteor*|aviao ~2 @p3|pass*|caiss*|atropel*|caia|acert*|batess*
    bala perd* ~2 me
    @nao ~1 ter? coragem|@conseguir ~1 de|pra? {matarse}
    falt*|so|tenho|tive|ter|tivess* ~2 coragem ~1 de|pra morr*|{matarse}|{naoviver}
    @nao ~1 import*|ligo|ligari*|faz ~3 se|de|em ~1 eu? morr*|@acordar
    tanto|indiferent* ~2 faz ~3 @viver|morr*|morto|vivo|@vivo
    @nao ~1 me mato ~2 por|porque|pela|pelo|ainda
    so @nao ~1 me ~1 mato|matei|matar
    se ~1 @nao fosse|tivess*|exist* ~6 {matarse}|morto|morta
    ja ~1 teria|tinha ~1 me ~1 matad*|morr*|suicid*
    como morr*|{matarse}
    qual|quant* ~2 @remedio|@veneno ~3 @matar|morr*|@overdose
    dose|quantidad* letal|fatal
    dose letal|fatal
    morr* ~2 sem ~1 dor|sofr*|sent*
    cans*|louco|louca ~2 pra|de|por morr*
    me ~1 @querer morr*|morto|morta
    quase ~1 {matarse}
    cabec*|voz|mente ~3 @matar
    melhor ~1 morto|morta
    morto|morta ~1 que ~2 @vivo
    melhor ~1 morr*
    era|fosse pra ~2 eu? ~1 ter|estar morr*|@morto
    @ter ~1 ter morr*
    @dever|@poder|@preferir|@querer ~1 ter ~1 morr*|ido
    @dever|@poder|@querer|era ter sido eu
    se ~1 eu? morr*|sumiss*|desaparecesse|sumir|desaparecer ~4 ninguem|@nao|alguem|falta|todos|melhor|alivi*|paz|diferenc*|mundo|saudad*|notar|perceb*|ligar|bem|feliz
    ninguem ~5 se ~1 eu? morr*|sumiss*|desaparecesse|sumir|@existir`,
};
