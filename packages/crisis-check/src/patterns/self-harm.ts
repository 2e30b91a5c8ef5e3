import type { PatternTable } from './pattern-table.ts';

/** Hurting oneself on purpose. */
export const SELF_HARM: PatternTable = {
  kind: 'self-harm',
  signs: `
    @pele ~2 cortad*|retalhad*|arranhad*|rasgad*|mutilad*
    @sangue ~8 fui ~1 eu
    par* ~2 quando|ate ~1 ard*|sangr*|doi|doer|ver
    us* ~2 apontador|gilete|lamina|estilete|compasso|tesoura|navalha|caco|agulha ~3 @pele|me|mim|em
    alivi*|acalm* ~4 @cortar|cortand*|sangr*|lamin*|gilet*
    dias|meses|semanas ~2 sem ~1 me ~1 @cortar ~8 hoje|recai|nao|perdi|acabou|vontade
    contei|conto|contando ~2 cortes
    desenh*|escrev* ~3 na|no @pele ~3 com @lamina
    @lamina ~4 risc*|pass*|afund*|desliz* ~3 @pele
    minha|meu ~1 coxa|perna|braco|pulso|bracos|pernas|coxas|pulsos ~3 marcad*|ard*|sangr*|cortad*|ferid*|rasgad*|cicatriz*
    queimo|queimei|queimar|queimando ~2 minha|meu|a|o @pele ~3 isqueir*|cigarr*|ferro|vela|proposit*|pra|quando
    bato|bati|batendo|soco|soquei ~1 em me|mim
    belisc*|aper* ~3 ate ~2 rox*|sangr*|marc*|doer
    castigo|puniç* ~6 meu|minha|me ~2 corpo|cort*|machuc*|fome
    tomo|tomei ~2 banho ~2 fervend*|queimand* ~6 proposit*|pun*|castig*|merec*
    me ~1 enforc*|sufoc* ~4 ate ~2 desmai*|quase|ver
    escond* ~3 cortes|marcas|cicatriz*|curativ*|machucados
    cortes|corte|cicatriz*|machuc* ~1 nov*|fund*|profund*|recent*|abert*|aument*|escondid*|no|na|nos|nas|aqui|do|da ~2 .|,|hoje|@pele|de|minha|meu|dessa
    viu|vi|viram|veja|vejam|ver|descobri*|notou|perceb* ~1 meus|os|minhas|as ~1 cortes|marcas|cicatriz*|machuc*
    cort*|risquei|furei|arranh*|queim* ~1 mais|fundo|tudo|muito|novament*|outra|de .|,|novo|vez|que|dessa|hoje|com
    me arranh*|unh*|belisc*|estape*|soqu* ~6 inteir*|sangr*|ard*|calm*|raiva|aliv*|ate|todos
    arranc* ~4 cabel*|pele|unha* ~6 calm*|aliv*|dor|sangr*|ard*|ansied*|ate
    recaid*|relaps* ~3 hoje|.|,|cortes|sangue
    dor ~2 que|de ~1 eu ~1 merec*|control*|escolh*|consig*
    dor ~2 fora|pele|corpo|fisic* ~4 dentr*|alma|peito|mente|esquec*|distra*
    machuc*|castig*|pun* ~1 meu|o ~1 propri*|corpo
    passo|fico|deixo ~2 sem comer ~4 castig*|pun*|merec*|sumir|fraqu*|desmai*|morr*
    vomit* ~2 proposit*|escondid*|depois|tudo|apos ~3 comer|comid*|jant*|almoc*|refeic*|.
    forç* ~1 vomit*
    @automutilar
    @refl ~1 @automutilar
    @refl ~1 @cortar
    cort* me|se
    me|se ~1 machuquei|machuc*|feri|ferir|ferind*|firo|queim*|bater|bato|bati|arranh*|mord*|furei|furar|furo|punir|puno|castig*|socar|soco|esmurr*|belisc*|arranc* ~4 proposit*|alivi*|sangr*|sangue|quer*|vontad*|raiva|castig*|punir|punind*|dor|@lamina|cicatriz|marcas|ansiedad*|culpa|acalm*|sent*|escond*|roxo|pared*
    {desejo} ~2 me|se ~1 @machucar|@queimar|@cortar
    voltei|volto|voltando|parar|paro|recomecei|continu*|comecei ~1 a|de|com ~1 me|se ~1 @cortar|@machucar|@queimar
    @lamina ~4 @pele
    @cortar|marcas|cicatriz*|risc*|risquei|pass*|rasg* ~4 @pele ~3 @lamina|escond*|manga|fundo|sangue|alivi*|proposit*|cortes|novos
    @cortar ~2 minha|meu|meus|minhas|os|o|a @pele
    cortes|cicatriz*|marcas ~2 no|na|nos|nas|pelo|meu|meus|minha @pele
    pass*|usar|peguei|pegar|pego ~2 @lamina ~3 @pele|me
    bato|batend*|bater|bati|bateu|soco ~2 cabec* ~2 pared*|chao|porta
    soco|socand*|socar|esmurr*|soquei|murro|murros ~2 pared* ~4 sangr*|sangue|mao|dor
    @lamina ~5 me ~1 @cortar|alivi*|acalm*
    @sangue ~4 alivi*|melhor|calma|acalm*|braço|paz
    dor ~1 fisic* ~5 alivi*|emocional|unica|melhor|dentr*|alma|mente|calma|acalm*
    @merecer ~2 dor|sofr*|castig*|machuc*|apanh*
    me ~1 queim* ~2 cigarr*|isqueir*|ferro|vela|fosfor*
    apag* ~2 cigarr* ~3 @pele|me
    @vontade|urgenci*|precis*|saudad* ~3 @lamina|sangr*|@sangue|cortes
    selfharm
    self harm
    relaps*
    risquinh*|linha|linhas|talhos|talho|listr*|risc* ~3 @pele
    @pele ~3 chei*|todos ~1 de? ~1 marca|marcas|cicatriz*|linhas|risc*|cort*|arranh*
    @pele ~3 carne viva
    descont* ~4 corpo|pele|braço|perna|me|minha
    @nao ~1 me ~1 @cortar|@machucar|@queimar ~6 vontad*|saudad*|insuportavel|dificil|impossivel|tentaca*|aguent*
    vontad*|saudad* ~3 @cortar|lamin*|gilet* ~3 insuportavel|forte|voltou|grand*|enorm*
    toalh*|lençol|roupa|manga|pia|papel ~3 vermelh*|sangue|manch* ~6 manga|escond|banheir*|braço|cortes|.
    cat scars|scratch*
    barcod* ~2 braço|pulso
    me ~1 mord*|batendo|arranh*|furando|queimando|belisc*|socando|espanc*|ferindo|machucando
    @cortar|@queimar|@machucar|risquei|risc*|marquei|furo|arranh* ~1 minha|meu|meus|minhas|o|os|a|as @pele
    fiz|faço|fazer|fazend*|fizer ~1 isso|aquil*|uns|novos|mais|outro|outros? ~2 na|no|nas|nos @pele ~2 de novo|dessa|outra|agora|escond|.|,
    fiz|faço|fazer|fazend* ~1 aquil*|cortes|corte|riscos|marcas
    @lamina ~2 @pele
    gilet*|lamin*|estilet*|navalh*|bisturi ~6 banheir*|pens*|gavet*|cham*|consig*|escond|debaix*|travesseir*|mochil*|capinh*|bolsa|quarto|guard*|noite|unica|calma|alivi*|amiga
    voltei|voltar|recorr*|peguei|pegar|quebr*|desmont*|tirei|pego|compr*|guard*|escond*|achei|procur* ~2 pro|pra|a|na|da|do|um|uma ~1 gilet*|lamin*|estilet*|navalh*|bisturi|apontador
    @querer|@precisar|@vontade|@merecer ~1 de? ~1 sent*|ver ~2 dor|sangue|arder|doer|fisic*
    @acalmar ~4 @sangue|sangr*|doer|dor|@cortar|arde
    @sangue ~3 @acalmar
    so ~2 @acalmar ~3 quando|se|assim ~3 @cortar|@machucar|dor|doi|arde|@queimar
    joguei|derram*|despej*|coloquei|encost*|queim*|pass*|botei|segurei|boto ~4 agua|ferro|cigarr*|isqueir*|fogo|panel*|vela|quent*|ferv* ~4 @pele
    @pele ~4 proposit*
    marca|marcas|corte|cortes|machucado|machucados|cicatriz*|curativ*|roxo|arranha*|arranho* ~14 fui|sou ~1 eu ~1 que|mesma|mesmo|quem
    fui eu ~1 mesma|mesmo|que|quem ~3 fiz|@cortar|machuquei|marcas|queim*|.|,
    recai ~8 limpa|limpo|sangue|corte|dias|gilet*|braço
    dias|meses|seman*|anos ~1 limpa|limpo|sem ~8 recai|voltei|fora|estraguei|@cortar|zerei|joguei
    bater|bato|batend*|bati|soco|socand*|dou|dando ~2 cabec*|soco|socos|tapas|tapa ~3 pared*|me|cara|propri*|rosto|cabec*|armari*|chao
    arranc*|arranquei ~2 pele|unha|unhas|cabel*|casca ~4 sangr*|sangue|carne|tudo|dor|nervos*
    enfi*|crav*|finco ~2 unha|unhas|agulh*|canet*|compass*|tesour*|garfo ~3 @pele
    arranc*|arranquei ~3 pele|cabel*|unhas ~3 sangr*|sangue|dor|ansiedad*|nervos*|proposit*
    parar|paro|parand* de comer ~5 castig*|punir|merec*|sumir|morr*
    manga|mangas|blusa|moletom|casac* ~2 longa|compr*|frio|calor? ~5 cortes|cicatriz*|marcas|braços|escond*|machuc*
    fazer|fiz|faço ~1 cortes|corte ~3 @pele|me|mim|em
    me ~1 @queimar|@machucar ~2 ate ~2 sangr*|sangue|doer|roxo|marca
    me ~1 bato|estapei*|espanc*|soco|mordo|arranh*|belisc*`,
};
