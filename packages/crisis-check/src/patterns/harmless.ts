/** Harmless uses of a crisis's words: idioms, chores, games, accidents. */
export const HARMLESS = `
  @morrer|morta|morto|mortos|mortas de ~2 @verboidioma
  @morto de ~2 @verboidioma
  @refl @matar ~1 de|com|pra|por ~2 @verboidioma
  me|se|nos matand*|mato|mata|matei|matar|matou ~1 no|na|nos|nas|com|pela|pelo|pra ~2 academi*|trabalh*|estud*|trein*|cozinh*|faxin*|escol*|jogo|curso|faculdad*|crossfit|provas|prova|pagar|entreg*|conseguir|pass*|servic*|termin*|dieta|esteir*|esforc*|ensai*|vestibul*|enem|projet*|empreg*|carreir*|sustent*|campo|limp*|agrad*|cheg*
  matar|mato|matei|matand*|matou|mata|mate ~2 aula|aulas|saudad*|tempo|fome|sede|char*|curiosidad*|vontad*|barat*|mosquit*|aranh*|formig*|trabalh*|servic*|boss|chefa*|zumbi|zumbis|monstr*|inimig*|xadrez|desej*|bacteri*|questa*|rato|ratos|pernilong*|virus|plant*|cobra|galinh*|bola|peito|leao
  @morrer ~1 no|na|nesse|nessa|pra|pro ~3 fase|jogo|chefe|boss|mapa|partida|praia|coraca*|lol|minecraft|chefa*|ranque*
  quase ~1 morr* ~2 !afog*
  morr* ~1 de|do|pela|por|com ~1 coraca*|boca|graça|esse|essa|voces|voce|fofur*|rindo
  @nao ~1 morr*
  morr* ~1 pagand*|jovem|solteir*|virgem|velho|velha|velhinh*|rico|rica
  @cortar ~2 cabel*|franj*|unha|unhas|cebol*|legum*|carne|gastos|custos|carboidrat*|acuc*|gluten|caminh*|assunt*|relaco*|laços|contat*|grama|pao|barat*|tecid*|papel|bolo|luz|verba|despes*|bebid*|lactos*|tomat*|frutas
  me ~1 acab* ~1 na|no|de|nas|danc*|em festa|pista|chocolat*|doce|comid*|show|danc*|comer|rir|chor*|carnaval|academi*|balad*|sorvet*|pizza|brigadeir*|cervej*|music*
  me ~1 jogar|jogo|joguei|jogand* ~1 na|no|nos|nas|em|de ~1 sofa|cama|piscin*|festa|braços|vida|trabalh*|estud*|projet*|pista|balad*|agua|mar|cabec*|aventur*|dança|novo|nova|rede
  pular ~1 corda|carnaval|refeica*|cafe|etapa|fase|ondas|amarelinh*|elastic*|fogueir*|paraqued*|muro
  pular ~2 de ~1 paraqued*|alegri*|asa|bunge*|felicidad*|piscin*|trampolim
  @sumir ~3 mensagem|celul*|chave|aplicativ*|arquiv*|chaves|whatsapp|instagr*|redes
  bater|bateu|batend*|bate|bati|batem ~2 papo|saudad*|fome|sono|meta|bola|ponto|perna|palmas|record*|cansac*|vontad*|foto|carro|porta|penalti|panel*|claras|massa|bolo|cabec*|tristez*|desesper*|preguic*|ansiedad*|nostalgi*|medo|vento|sol|duvid*|culpa|continenci*|invej*|solida*|arrependiment*|curiosidad*|dedinh*|canel*|desanim*
  me bateu|bate ~1 um|uma ~1 !soco|tapa|surra|murro|cinto|chinel*
  @bater|ganh* ~3 xadrez|videogam*|truco|uno|fifa|damas|ping|sinuc*|dama|baralh*|record*|xbox
  time ~3 apanh*|levou
  apanh* ~2 ônibus|fruta|frutas|matematic*|manga|mangas|excel|codig*|laranj*|flores|jabuticab*|chuva|resfri*|program*|planilh*|impressor*|javascript
  me ~1 mata ~1 de ~1 @verboidioma
  me ~2 cortei|queimei|machuquei|feri|furei|bati|ralei|cortou|machucou|espetei|arranhei ~6 @acidente|sem
  @acidente ~5 me ~1 cortei|queimei|machuquei|furei|feri|bati|ralei|arranhei
  me ~1 @machucar ~6 @laço
  @laço ~6 me ~1 @machucar
  sem quer*
  cortei ~1 dedo|mao ~4 posto|pontos|curativ*|hospital|upa
  @matar ~1 esse|essa|este|esta|o|a ~1 despertador|alarme|celular|impressora|computador|barata|calor
  se ~1 eu? ~1 morrer ~2 nessa|nesse|na|no fase|jogo|boss
  passei|que ~1 vergonha ~8 morrer|sumir
  @querer ~1 morrer|sumir ~3 de ~1 vergonha
  mais? morto que vivo
  ninguem ~1 me ~1 ameac*|bate|machuc*|agrid*|obrig*
  @overdose de ~1 !@remedio
  facada|punhalad*|tiro|facadas|tiros ~1 nas|no|pelas costas|pe|escuro
  @enforcar ~2 feriado|cartao|aula|com
  gato|gata|gatinh*|cachorr*|coelho|bebe|galo|papagai*|calopsit*|hamster ~1 me ~1 arranh*|mord* ~3 @pele
  cort*|furei|queim*|ralei ~2 @pele ~1 @acidente|no|na|com|quando|ao ~6 @acidente|pontos|lata|cebola|pote|papel
  levei ~1 @numero ~1 pontos
  levei|levou|tomei ~1 surra|porrad* ~1 do|da|de|no !@agressor|meu|minha
  medo ~3 @pessoa|@ele|dela|dele|deles ~2 morr*|partir
  medo dela|dele|deles ~1 morr*|partir|sofr*|cair
  crise|ataque ~1 panic*|ansiedad* ~16 pass*|respirei|era|melhor*|control*|acalm*
  @matar|morr*|suicid* ~1 no|na ~2 @jogo
  facad*|punhal*|tiro|tiros ~1 nas|no|pelas costas|pe|escur*
  @enforcar ~2 feri*|carta*|aula|com
  gato|gata|gatinh*|cachorr*|coelh*|bebe|galo|papagai*|calopsit*|hamst* ~1 me ~1 arranh*|mord* ~3 @pele
  cort*|furei|queim*|machuquei|ralei ~2 @pele ~1 abrind*|fazend*|cort*|descasc*|cozinh*|no|na|com|jogand*|lavand*|caind*|tirand*|mexend*|consert*|picand*|mont*|quando|ao ~6 @acidente|pontos|lata|cebol*|pote|papel
  levei ~1 @numero ~1 pontos
  medo ~3 @pessoa ~2 morr*|partir
  roupa|calça|jeans|corte ~1 @cortar
  esta|estao|vai|vem|ta|vive|quase me matand*
  me matand* ~2 essa|esse|de
  @overdose de !@remedio
  @pensar na morte com @sereno
  carta|mensagem|festa|video ~1 de|da desped* ~2 solteir*|coleg*|turma|empres*|trabalh*|empreg*|escol*|ano|professor*|faculdad*|formatur*|time
  desped* ~1 de|da|do ~1 solteir*|coleg*|trabalh*|empres*|turma
  vontad* ~1 de ~1 sumir ~3 trabalh*|reunia*|faculdad*|redes|escol*|escritori*|cidad*|internet|grupo|servic*|empreg*|festa|praia|ferias
  @sumir ~2 desse|deste|da|do|das|de|dessa ~2 trabalh*|reunia*|faculdad*|redes|escol*|escritori*|cidad*|internet|grupo|empreg*|festa|instagr*|zap|whatsapp
  vida ~1 noturn*|social|amoros*|util|real|fitness|academic*
  ultim* ~1 dia|vez|noite|episodi*|mensagem ~2 de|da|do|que ~2 aula|trabalh*|ferias|prova|viagem|novel*|serie|curso|escol*|faculdad*|tempor*|estagi*|semestr*|vi|fui|comi|trein*
  tomei|tomar|tomo|tomand* ~1 meu|meus|minha remedi*|medicaca*|comprim*|insulin* ~2 !todos
  remedi*|venen* ~1 pra|contr* ~1 matar? ~1 barat*|rato|pressa*|dor|cabec*|formig*|mosquit*|gripe|alergi*|colic*
  medo|morro|pavor ~1 de|da morr*|morte|altur*
  acab*|termin* ~3 mes|aula|seman*|trabalh*|prova|semestr*|ano|serie|faculdad*|bateri*|ferias|filme|projet*|verao|gas|agua|expedient*
  dia|deadlin*|prazo ~1 de|da|do finad*|mortos
  @nao ~1 @querer ~2 @acordar ~2 cedo|agora|segunda|cinco|seis|6|5|tarde|ninguem|bebe|@pessoa
  dorm* ~4 @nao ~2 @acordar ~2 cedo|sabad*|doming*|meio|tarde|antes
  @pensar|@vontade|@querer ~2 matar ~1 quem|saudad*
  viver|vivend* ~3 sem ~2 celul*|internet|cafe|chocolat*|music*|ele|ela|voce|wifi
  vida|viver sem ~1 @nao ~1 celul*|music*|cafe`;
