import type { PatternTable } from './pattern-table.ts';

/** Violence by a partner, family or others, against adults or children. */
export const VIOLENCE: PatternTable = {
  kind: 'violence',
  signs: `
    puxou|segur*|arrast*|peg*|agarr* ~1 me? ~1 pelo|pelos|meu|pela|no ~1 cabel*|pescoc*|braco|garganta ~2 .|,|e|ate|com
    sent* ~2 no colo ~1 dele|do ~6 estranh*|coisa*|segredo|@nao|mao|toca*|tio|padrasto|avo
    faz|fez|fazia ~2 coisas ~1 estranh*|feias|ruins|erradas|esquisitas ~2 comigo|.|,|me
    se ~1 eu ~1 contar ~6 mata|matar|bate|machuc*|sum*|acab*|ningue*|culpa|familia
    @nao ~1 @conseguir|posso|deixa|deixam ~2 sair ~1 de ~1 casa ~6 ele|chave*|tranc*|medo|bat*
    levou|escondeu|tirou|pegou ~2 chave*|celular|documentos ~6 casa|tranc*|sair|ele|porta|bat*
    me ~1 prend*|tranc* ~3 sem|no|na|dentro|em
    sobr* ~1 pra ~1 me ~4 cinto|bat*|tapa|surra|beb*|raiva|.|,
    de|com ~1 cinto|chicote|fio|vara|chinelo|pau|cabo ~2 .|,|em|nas|ate
    persegu*|ameac*|chantage*|agredid*|espancad*|abusad*|estuprad*|violentad*|molestad*|assediad* ~2 pelo|por|pela|pelos ~2 @agressor|um|uns|dois|alguem|gente
    @nao ~1 consegui ~1 reagir|gritar|fugir|sair ~6 ele|forç*|medo|corpo|congel*|trav*
    ele|ela|cara|homem ~1 forç* ~1 .|,|e|mesmo|me|eu
    @agressor ~6 me ~1 belisc*|bat*|tranc*|empurr*|chut*|soc*|agrid*|enforc*|cusp*|queim*|amarr*|estapei*|tortur*|machuc*|agarr*|espanc*
    tir* ~1 minha|meu ~1 roupa|calcinha|blusa|short ~6 ele|@nao|tio|pai|padrasto|medo
    beij* ~2 forca|forç*
    @agressor ~4 controla|proib*|vigia|confisc* ~8 bat*|medo|ameac*|sair|tranc*|familia|roupa|celular
    tenho|com|vivo|morro ~1 medo ~1 dele|dela|deles
    medo ~1 de ~1 dormir|ficar|voltar ~2 em|na|pra|perto|com ~2 casa|ele|meu|dele
    quebr* ~1 meu|minha ~1 celular|braco|nariz|dente|costela|mao|perna ~8 ele|briga|ciume|raiva|pai|marido
    quebr* ~1 tudo|casa ~4 me|ele|bat*|grit* ~6 medo|escond*|bat*
    escond* ~3 do|dele|no|na ~6 bat*|beb*|chega*|arma|faca|grita*
    facada|tiro|paulada|pedrada ~2 em|no|na me|mim|meu|minha
    virgindad*|estupr* ~5 me|minha|tio|pai|padrasto|eu|ele|primo
    @minha ~1 @pessoa ~6 leva*|tom*|apanh* ~2 @surra|apanhar
    grupo|bando|meninos|garotos|alunos|colegas ~4 me ~1 bat*|chut*|cerc*|empurr*|espanc*|ameac*|pegar
    homofob*|racis* ~6 me ~1 bat*|agred*|espanc*|ameac*
    ele|ela|marid*|namor*|ex|padrast*|companheir* ~1 me ~1 mata|mate !de
    se ~1 eu ~6 ele|ela|marid*|namor* ~1 me ~1 @agredir
    tranc*|escondid*|presa ~3 banheir*|quarto|armari* ~8 ele|chut*|gritand*|quebr*|esmurr*|arromb*|porta
    chut*|quebr*|arromb*|esmurr*|soc* ~2 porta|porton ~8 medo|socorr*|escond*|tranc*|ele
    expuls* ~1 eu|me ~2 casa
    facao|faca|arma|revolv*|pedac*|cinto|pau ~1 na|em mao
    tapa|soco|murro|chute|empurr* ~1 na|no|em|nas ~1 cara|rosto|boca|barrig*|costas|estomag*|bochech*|olho
    bochech*|rosto|cara|boca|olho|braço ~3 quent*|inchad*|rox*|marcad*|dolorid*|sangr* ~8 ele|tapa|fingind*|medo|ela|pai|mae
    pediu ~1 perda*|desculp* ~8 tapa|bat*|empurr*|soco|agred*|grit*|de novo
    sai|saiu|fugi|fugir|fugind* ~2 de|da casa ~6 bat*|medo|apanh*|ele|abus*|violen*|socorr*
    tenho|com|to|morro|vivo ~1 medo ~1 do|da|de ~1 meu|minha ~1 marid*|namorad*|ex|padrast*|pai|tio|companheir*|espos*|filho|irmao .|,|cheg*|bater|voltar|beb*|fazer|quand*
    me ~1 obrig*|força* ~2 a|fazer|ir
    me ~1 vend*|prostitu*|alici*
    me ~1 pediu|pede|pedind*|mand* ~2 foto*|video*|nude* ~4 pelad*|sem|intim*|menor|segred*|adult*|roupa|nua
    homem|cara|velho|adult* ~6 foto*|video*|nude* ~4 pelad*|intim*|sem
    @minha ~2 corpo ~4 tocou|toca|segred*|@nao
    quando|toda vez ~1 que? ~2 beb* ~4 bat*|quebr*|grita|violent*|agred*|vem|me|apanh*
    criança*|filh*|idos*|mae|avo ~3 apanh*|agredid*|maltrat*|espancad*|amarrad*|trancad*|pass*
    maus tratos
    maltrat* ~3 minha|meu|me|idos*|criança*|filh*
    @agressor ~6 me|nos ~1 @bater
    @agressor ~6 bate|bateu|batia|batend*|batem|bater|espanc*|agrid*|agred* ~1 em|na|no ~1 me|minha|meu|mim|nos|mae|filho|filha|irmao|irma|espos*|mulh*|crianc*|filhos
    @bater ~1 em ~1 me
    me ~1 bateu|espanc*|agred*|bater*|agrid*|batem|chut*|empurr*|enforc*|estrangul*|esgan*|surr*|esfaque*|bate|sufoc*
    @nao? ~1 aguent*? ~1 mais? ~1 @apanhar
    apanh* ~3 do|da|de|dele|dela|deles|em|dos|minha|meu|todos|quase|por|toda|calad*|casa
    levei|levo|levand*|leva|levou|levav*|tomei|dar|deu|da|dando|dava|deram ~2 @surra
    @agressor ~5 @surra ~2 em|na|no|me ~1 me|mim|cara|rosto|boca
    @agressor ~6 @abusar
    fui|sou|era|ser|sido|foi ~2 @abusar
    fui|sou|era|sido|ser ~1 agred*|espanc*|violent*|assedi*|sequestr*|esfaque*|perseguida|ameac*
    me ~2 @abusar
    grit*|faland*|dizend*|jurand*|ameac*|fala|diz ~1 que? ~1 ia|vai|vou ~1 me|te ~1 @agredir
    @agressor ~8 me ~1 empurr*|chut*|belisc*|estapei*|sacod*|surra|arranh*
    apareceu|aparece|invad*|arromb*|rond*|voltou ~4 porta*|casa|trabalh* ~6 grit*|ameac*|bater|quebr*|protetiv*|faca|arma|matar
    medid* protetiv*
    acord* ~2 sem ~1 roupa|calcinh*|blusa|calça|cueca
    fez|fizer*|fazia|faz|fazem ~1 algo|coisa|coisas|aquil* ~2 comig* ~3 .|,|dorm*|que|sem|festa|@nao
    fez|fizer*|fazia|faz ~1 coisas ~3 .|,|comig*|que|me ~3 @nao|dorm*|queri*
    tranc*|destranc*|cadeir*|armari*|chave|encost* ~2 porta ~6 padrast*|pai|tio|irmao|marid*|avo|ele|primo|dorm*|medo
    @nao ~1 durmo|dorm*|consig* ~6 porta ~6 padrast*|pai|tio|irmao|marid*|avo|ele|primo
    @bater|belisc*|bate|bateu|chuta|empurr*|sacod* ~1 em|na|no|nos ~1 @nos|meu|minha|meus|minhas ~1 @pele|cabec*|filho|costas|.|,|quando|com|mae|irmao|irma|filha|filhos
    bate|bateu|batia|batend*|batem|espanc* ~1 em|na|no ~1 @nos|me
    me ~1 forc*|força|obrig* ~1 .|,|a|e|fazer|na|no|dorm*|ficar
    @dizer|falei|grit*|pedi ~1 que? ~1 @nao|para|parar ~3 ele|e|mas ~2 continu*|parou|forc*|insist*|fez
    @dizer|ameac*|jurou|promet*|@ameacar ~3 @ir? ~1 me ~1 @agredir|@matar
    @dizer|ameac*|jurou ~2 que? ~1 vai ~2 acab*|sumir|termin* ~2 comig*|minha|me
    @dizer ~2 que ~1 se ~1 eu ~6 me ~1 @agredir|mata|matar|arrep*|caça
    me ~1 segue|seguindo|perseguindo|vigi*|seguiu|espera|esperando|rond* ~4 rua|casa|trabalh*|porta*|escol*|arma|lugar|todo|sempre
    foto|video|mensagem|print|audio ~3 arma|revolv*|faca|caixa*|ameac*
    @agressor ~6 faca|arma|facao|revolv*|pedac*|cinto|fio|ferro|pau|chicot* ~4 me|mim|pescoc*|costas
    me ~1 expuls*|tranc*|acorrent*|amarr*|queim*|cusp*|sufoc*|dopou|drog*|esfaque*|estupr*|estrup*|mord*|estape*|derrub*|arrast*|jogou|apert*
    @nao ~1 me ~1 da|dao|deix* ~1 comid*|comer|remedi*|agua|medic*|dorm*
    toma|pega|tira|rouba|control*|fica ~2 meu|minha|toda? ~1 aposentadori*|salari*|dinheir*|celul*|carta*|document*|pensa* ~6 bate|ameac*|tranc*|grita|deixa|medo|comid*
    mexe|mexeu|mexia|mexend*|toca|tocou|tocav* ~1 nele|nela|dela|dele|neles|nelas|no|na ~2 .|,|ela|corpo|crianc*|noite|quarto|partes
    brincadeir*|segred*|jogo|carinh* ~6 tio|padrast*|avo|primo|pai|vizinh*|pastor|padre|professor|padrinh* ~6 segred*|conta|contar|estranh*|medo|dor|nojo|colo|tirar
    @abusar ~2 de|sexualment*|contr* ~1 me|mim|crianc*|minha
    sofr*|vivo|pass*|vivend*|vitim* ~3 @violencia
    violenci* ~1 domestic*|sexual|fisic*|obstetric*|psicologic*
    relacionament*|casament*|namor* ~2 abusiv*|violent*
    @agressor ~7 me ~2 @tocar
    @tocar ~2 mao|maos|dedos ~2 em|na|no|nas|pelo ~1 me|mim|minha|minhas|meu|corpo|partes|perna|pernas|peito|bunda|coxa
    @tocar ~2 minhas|meu|meus partes|corpo|intim*|peito|peitos|seios
    me ~1 tocou|tocav*|apalp*|agarr*|bolin*|alis*|molest*
    @forcar ~3 @sexo
    me ~1 @forcar ~4 @sexo|fazer|coisas|ficar|beber|tirar|quero
    sem ~1 meu? consentiment*
    @nao ~1 queri* ~6 @forcar|mesmo|continu* ~3 @sexo|continu*|trans*
    @agressor ~6 entr*|vem|vinha|deit*|mexe|mexeu|mexia ~3 quarto|cama|banho|me|mim|comig* ~5 noite|dorm*|toca|tocar|segred*|roupa|calcinh*|corpo|madrug*
    mexe|mexeu|mexia|mexer* ~1 comig*|em ~2 me?
    @agressor ~6 me ~2 @ameacar
    me ~1 ameac*|persegue|perseguindo|perseguiu|chantage*
    ameac*|jurad* ~2 de ~1 morte
    receb*|sofr*|fazend*|faz|fez ~2 ameac*
    @agressor ~5 @dizer|ameac*|jurou|promet*|vai|quer|tent*|queri*|ia|@ameacar ~3 me ~1 matar|matass*|mata|machuc*|bater|queim*|esfaque*
    @dizer|ameac*|jurou|tent* ~2 que? ~1 @ir? ~1 me ~1 matar|bater|pegar|queim*
    ele|marid*|namor*|ex|padrast* ~2 vai|quer|pode|tent* ~1 me ~1 matar|bater
    medo ~5 me ~1 mate|matar|bater|machuc*|bata|machuque|agrid*|mata|faça
    medo ~1 de|do|que ~2 marid*|namor*|ex|padrast*|companheir*|dele|ele ~2 !morr*
    medo ~1 de|pra voltar ~1 pra? ~1 casa
    apont*|encost*|coloc*|pegou|puxou|botou|tem|anda ~2 arma|faca|revolv*|facao ~4 me|mim|cabec*|pescoc*|comig*|contr*
    me ~2 @trancar ~4 quarto|casa|sair|deixa|cativeir*|banheir*|comid*|porao|dentr*
    @nao ~1 me ~1 deix* ~1 sair|falar|trabalh* ~3 casa|ninguem|famili*|sozinha|celul*
    preso|presa|tranc* ~2 em|dentr*|no ~1 casa|quarto ~4 @agressor
    vazou|vazar|post*|divulg*|espalh*|mand*|public* ~2 minhas|meus|meu ~1 nudes|fotos|video|videos|intim*
    jogou|jogar|joga|quebr*|atir* ~3 em ~1 me|mim|cima
    @bater|bate|bateu|espanc*|agrid* ~2 na|no|em|nos|nas ~1 minha|meu|nossa|meus|dela|dele|minhas ~1 mae|irma|irmao|filho|filha|filhos|espos*|mulh*|avo|crianc*|cachorr*
    @pessoa ~6 @apanhar ~3 do|da|de ~2 @agressor
    @pessoa ~8 sendo|sofr*|vitim*|foi ~2 @violencia|@abusar|espanc*|agred*|ameac*
    vizinh*|mulh*|crianc*|amiga ~4 grit*|chor*|apanh* ~4 socorr*|bater|apanh*|ajuda|marid*|toda
    olho ~1 roxo ~4 @agressor
    @agressor ~5 roxo|roxa|hematom*|marcas ~4 me|braço|corpo
    cheio|cheia ~2 roxo|roxos|hematom*
    puxou|puxa|puxav*|arrast* ~2 cabel*|braço
    apert*|segurou|pegou ~2 pescoc*|gargant*
    quer|quero|vou|vontad*|pens* ~3 matar|machuc*|ferir|esfaque* ~1 alguem|pessoas|todos|crianc*|bebe|meu|minha ~1 filho|filha|bebe|famili*|pessoas|escol*
    massacr*|atir*|tirotei* ~3 escol*|faculdad*|todos`,
};
