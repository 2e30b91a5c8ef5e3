import type { PatternTable } from './pattern-table.ts';

/** Emergencies: an overdose taken, voices that give orders, loss of control. */
export const ACUTE: PatternTable = {
  kind: 'acute',
  signs: `
    mistur*|tom*|beb* ~3 vodka|alcool|cachac*|pinga|vinho|whisky|cerveja|bebida ~4 @remedio
    lig*|abri ~2 gas ~5 fech*|janel*|porta*|tranc*|morr*|deit*|dormir
    tomei|engoli|bebi ~4 @remedio ~6 quero|pra ~3 morrer|dormir pra|sumir|sempre
    tomei|engoli|bebi ~3 algo|coisa|monte|negocio ~5 morrer|passando|mal|arrepend*|socorr*
    @estou ~2 no|na|em ~1 telhado|terraço|laje|cima|alto|janela|beira|parapeito|sacada|trilho|ponte|viaduto ~6 @nao|pular|vou|socorr*|ajud*|despedi*|coragem|fim|acabar|agora
    minha|a mao ~1 trem* ~6 faca|arma|gilet*|comprim*|remedi*
    engatilh*|carregad* ~4 arma|revolver|pistol*|espingard*
    arma|revolver|pistol*|espingard* ~3 carregad*|na|em ~2 boca|cabeca|mao|minha|mesa|colo
    algo|forca|voz ~2 dentro ~4 mand*|obrig*|diz*|fal* ~4 matar|morrer|machuc*|fazer|cort*|pular
    @nao ~1 sou ~1 eu ~4 control*|corp*|vozes
    estou|acho ~2 tendo ~2 surto|overdose|infarto|alucin*
    alucin* ~6 mand*|matar|morrer|medo|vozes|socorro
    me tir* ~2 daqui ~4 antes|senao|socorro|vou|faç*
    alguem ~3 vem|venha ~2 pra|aqui|ca|comigo|ficar ~6 medo|sozinh*|agora|faç*|besteir*|favor
    nao ~1 me ~1 deix* ~2 sozinh*
    vou|quero !me|se ~1 mat* ~2 todos|alguem|eles|ela|ele|tudo ~6 depois|mim|me|arma|faca|hoje|escola|serio|juro
    ja ~1 tenho|estou ~2 arma|faca ~4 matar|ele|ela|todos|escola
    vontade ~1 de !me|se ~1 mat*|machuc*|esfaque* ~2 alguem|pessoas|ele|ela|gente|todos ~4 .|,|medo|real|control*|serio|vozes
    exager* ~4 @remedio
    tomei ~1 .|, ~4 esper*|agora|feito|adeus|tarde
    ja ~1 esta|ta|foi ~1 feito ~6 tomei|esper*|remedio*|agora
    tomei ~2 mais|alem ~1 do|que|da ~3 devia|podia|dose|normal|receit*|recomend*|deveri*
    @estou ~2 ficand* ~1 mole|tonta|tonto|grogue|gelad*|dorment*|roxa|roxo
    @tomar ~2 monte|punh*|caixa|cartel*|vidro|frasc*|pote|coquetel
    dose ~1 alta|dobr*|tripl*|inteir* ~4 @remedio
    vozes|voz ~6 @nao ~1 pra|param|calam|cala|deix*
    alguem|algo|uma|voz|demon*|diabo|espirit* ~3 mand*|dizend*|diz ~1 que? ~2 eu? ~1 me|pra ~1 @matar|cort*|pular|machuc*|acab*|fazer
    @nao ~1 sei ~2 se ~2 aguent*|sobreviv*|pass*|cheg* ~3 noite|hoje|amanha|ate|vivo|viva|dia|mais
    @nao ~1 sei ~2 do que|o que ~2 sou|posso|vou ~1 capaz|fazer ~3 .|,|comig*|sozinh*|se|agora
    sou ~1 capaz ~1 de ~3 loucur*|besteir*|tudo|me|bobagem
    vou|posso|quase ~2 fazer ~1 uma? ~1 loucur*|besteir*|bobagem|merda|cagad*|tragedi*
    fora ~1 de me
    @nao ~1 consig* ~2 par* ~1 de ~1 trem*|chor*|grit* ~6 @matar|morr*|ajud*|cort*|sozinh*|medo|socorr*|vozes
    estou ~1 sozinh* ~6 medo ~3 me|fazer
    me ~1 salv*|socorr*
    ambulanci*|samu|bombeir* ~6 tom*|me|cort*|remedio*|agora|morr*
    @tomar ~2 @muitos ~3 @remedio
    @tomar ~3 @remedio ~4 todos|tudo|monte|vez|morr*|@veneno|juntos|alcool|vodka|alcol
    @tomar ~1 @muitosn ~2 @remedio
    @tomar ~2 @veneno
    tomei|engoli|bebi|mand*|virei ~1 tudo|todos|todas .|,|agora|que|de|e|dorm*
    tomei|engoli|bebi|virei ~2 frasc*|vidro|caixa|cartel*|caixas|garraf*|pote
    cort* ~2 fundo|profund*|demais|errad*|veia|feio
    @nao ~1 pra|para|parou|estanc*|consig* ~1 de? ~1 sangr*|sangue|estanc*
    @sangue ~4 @nao ~1 pra|para|estanc*|parand*
    control* ~8 faca|arma|tesour*|lamin*|quebr*|grit*
    estou|to|fico|com ~2 com|segurando|uma|a|minha ~1 faca|arma|revolv*|pistol*|espingard*|corda|gilet*|lamin*|estilet*|tesour*|frasc*|cartel* ~1 .|,|na|no|agora|aqui|carreg*|ajuda|alguem|em
    @estou|estam*|subi ~2 na|no|em ~2 @alto ~1 agora|socorr*|ajuda
    me ~1 amarr*|intern*|prend*|tranc*|tranquem|segura|segurem ~10 .|,|me|qualquer|senao|porque|se|nao
    @nao ~1 me ~1 deix* ~1 sozinha|sozinho|so
    @nao ~1 garant*|respond*|confi* ~4 vida|me|mim|atos|amanha|nada
    @nao ~1 fico|posso|ficar ~2 sozinha|sozinho ~4 medo|hoje|agora|fazer|senao
    pegou ~2 corda|arma|faca|venen* ~4 pra|corr*|tranc*|saiu|quintal|quarto|mato|banheir*
    overdos* .|,|agora|socorr*|ajuda
    fiz|cometi|fazend* ~1 besteir*|merda|loucur*|bobagem ~3 .|,|tomei|socorr*|ajuda|grand*|agora
    minha|meu|meus ~2 lingu*|boca|visao|corpo|coraca* ~3 dorm*|enrol*|embac*|escurecendo ~6 tomei|remedi*|comprim*
    tomei|tomou ~6 @remedio ~6 tonta|tonto|vomit*|apag*|arrepend*|enjo*|coraca*
    @tomar ~4 remedi*|comprim*|calmant* ~3 vodka|alcool|alcol|pinga|cervej*|cachac*|bebid*|vinho|whisky
    @tomar ~3 alem ~1 da? dose
    tomei|tomand*|tive|tomou|teve ~2 overdos*
    vozes|voz ~4 mand*|dizem|dizend*|falam|faland*|fala|diz|pedem|pra|grit*|cabec* ~4 @matar|me|mim|morr*|machuc*|fazer|pular|cort*|mal|coisas
    ouço|ouvind*|escut*|ouvir|ouve ~2 vozes|voz
    vozes ~3 cabec*|dentr*|mand*|param
    vejo|vendo ~2 vultos|coisas|pessoas|gente|bichos ~5 @nao ~1 exist*|estao|reais|ve
    @nao ~2 @conseguir|@poder|sei|respond*|confi*|garant* ~3 control*|seguranc*|seguro|segura|segurar|sozinha|sozinho|mim|confi* ~6 {matarse}|besteir*|loucur*|bobagem|morr*|cort*|machuc*|fazer|me
    @nao ~1 respond* ~1 por me
    @nao ~1 confi* ~2 em me
    @nao ~2 segura|seguro ~2 sozinha|sozinho|comig*|mim|me|casa
    medo ~1 de|do|que ~2 fazer|fazend*|faça|comet* ~3 besteir*|loucur*|bobagem|comig*|merda|mal|contr*|me|algo|coisa|algum*
    medo ~1 de me|mim ~1 mesma|mesmo
    cheir*|fumei|usei|injet*|bebi|tomei|mistur* ~2 demais|muito|tudo ~8 peito|apag*|coraca*|trem*|morr*|overdos*|respir*|proposit*|desmai*|socorr*
    medo ~2 ficar ~1 sozinha|sozinho ~4 fazer|besteir*|comig*|me|faça
    @ir|@querer|@vontade|quase|prest*|vou|prefir* ~3 fazer|comet*|fiz|faço ~1 besteir*|loucur*|bobagem|algo ~1 comig*?
    fazer|fiz|faço|comet* ~1 besteir*|loucur*|bobagem ~1 comig*|contr*|hoje|agora|mesmo?
    fazer|faço|fazend*|fiz|faz ~1 algo|mal|coisa ~1 comig*|a me|pra me|contr*
    fazer algo ~1 ruim|pior|errad* ~1 comig*
    cort* ~2 pulso|pulsos ~4 @sangue?
    @nao ~1 para ~1 de? sangr*
    @sangue ~2 muito ~2 @cortar|cort*
    sangr* ~3 @nao|muito|demais|estanc*
    to|estou|tava|fico|sent*|esta ~2 com ~2 arma|faca|revolv*|corda|lamin*|gilet*|venen*|comprim*|remedi*|cartel*|estilet* ~2 mao|maos|frent*|pescoc*|comig*|lado|aqui|pulso|boca|cabec*
    to|estou|esta|sent*|tava|subi|parad* ~2 em|na|no|do|da|pra|ao ~2 parapeit*|beir*|ponte|viadut*|terrac*|penhasc*|trilh*|passarel*|sacad*|janel*|telh*|laje ~6 @pular|coragem|morr*|jogar|baixo|pens*|acab*|adeus|descer|tudo|olhand*
    parapeit*
    arma|faca ~2 na|em|com minha? ~1 mao|cabec*|pescoc*|boca|lado|frent*
    @nao ~2 @conseguir ~1 respir* ~8 morr*|socorr*|ajuda|infart*|medo|panic*|peito
    crise|ataque ~2 panic*|ansiedad* ~8 morr*|@nao|infart*|enlouquecer|socorr*|desmai*
    acho|sinto|sensaca*|parece|certez* ~2 que? ~3 vou|estou|to|ir ~1 morr*|enlouquecer|infartar|enfartar
    enlouquecendo|surt*|enlouquecer ~6 @matar|me|control*|socorr*|medo|ajud*|agora
    perd* ~1 control* ~4 me|mim|socorr*|medo|ajuda|cort*|machuc*|@matar|totalment*
    precis*|alguem|pelo|me ~2 socorr*|ajud*|salva ~2 urgent*|agora|antes|pelo|favor|socorr*|urgenci*|ja
    socorr*
    @p3|quer*|tent*|atras|vindo ~3 me ~1 matar|envenen*|pegar ~4 seguindo|vozes|vizinh*|govern*|camer*|comid*|todos
    estao ~2 me ~1 seguindo|perseguindo|vigi*|envenen*|observ*
    envenen*|chip|camer* ~4 me|minha|comid*|cabec*|casa
    me ~1 intern*|amarr* ~4 @matar|mim|medo|urgent*|control*
    @nao ~1 durmo|dorm* ~2 dias ~6 vozes|poder*|missa*|deus|escolh*|envi*|seguindo
    @nao ~2 pass*|sobreviv*|aguent* ~2 dessa|desta|a|essa|ate noite|amanha|hoje|madrug*
    bebi|ingeri|engol* ~2 @veneno|@remedio
    liguei? ~2 gas ~3 ligad*|abert*|cozinh*|janel*|forno ~4 morr*|dorm*|fech*
    com|de ~1 vontad*|medo ~2 de ~2 machuc*|matar|ferir|jogar ~2 meu|minha|o|a bebe|filho|filha|nenem|crianc*`,
};
