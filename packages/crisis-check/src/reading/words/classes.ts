/**
 * Word classes, which patterns refer to with @. A word after = is a regular verb and represents all its forms. @filler
 * words may be between the words of a pattern, @barrier words may not.
 */
export const CLASSES: Readonly<Record<string, string>> = {
  // Persons
  p1: 'quero vou sou estou tenho fui posso devo sei consigo vejo faço acho penso sinto fiz quis pude tive peço mereço prefiro',
  p3: 'quer querem vai vao pode podem deve devem disse falou falaram diz dizem fala quiseram mandou postou anda vive merece prefere sente',
  me: 'me mim',
  refl: 'me mim se',
  minha: 'minha meu minhas meus nossa nosso',
  posse: 'minha meu minhas meus sua seu suas seus propria proprio a o',
  mim: 'mim me eu comigo',
  nos: 'nos gente',
  ele: 'ele ela eles elas',
  pessoa:
    'amiga amigo amigos amigas amg miga migo irmao irma maninha mae pai filha filho filhos filhas namorada namorado marido esposa mulher esposo noiva noivo prima primo tio tia avo sobrinho sobrinha afilhada afilhado neto neta cunhado cunhada sogra sogro vizinha vizinho colega colegas aluno aluna professor professora chefe paciente parceiro parceira companheiro companheira ex enteada enteado padrasto madrasta garota garoto menina menino moça moço rapaz criança bebe pessoa alguem conhecida conhecido ficante crush bff gemea gemeo caçula moleque guri guria homem  ',
  parente: 'mae pai irmao irma tio tia avo primo prima filho filha padrasto madrasta',
  parceiro:
    'namorado namorada marido esposa mulher esposo noivo noiva ex ficante companheiro companheira parceiro parceira homem',
  agressor:
    'namorado namorada marido esposa mulher esposo noivo noiva ex ficante companheiro companheira parceiro parceira homem pai mae padrasto madrasta tio tia avo irmao irma primo sogro sogra cunhado vizinho professor chefe patrao pastor padre treinador cuidador cuidadora genro nora cunhada enfermeiro enfermeira neto neta sobrinho inquilino sindico bisneto nora motorista padrinho pastora bisavo ficantes ele ela eles elas alguem cara colega colegas amigo filho familia pais policial medico enteado',
  ninguem: 'ninguem todos tudo mundo pessoal povo galera',
  // Fillers and barriers
  filler:
    ', eu ai ne tipo mano cara vei velho so mesmo muito muita demais tanto tao realmente simplesmente sinceramente literalmente apenas agora hoje sempre ja ainda logo sim acho um uma o a os as mais porra caralho merda puta inferno deus vezes serio la sei daqui tambem assim pouco bem dia as ate ontem jeito horas hora vez algum alguma certo certeza desse dessa deste desta esse essa este esta isso nisso bastante completamente totalmente verdade',
  barrier: '. nao nem nunca jamais mas porem vou quero queria ele ela eles elas voce voces porque',
  nao: 'nao nunca jamais nem tampouco',
  clear:
    'longe perto essas esses aquela aquele dessas desses disso e que estou esta vou tenho tem tive acho penso pensando pensei quero queria quis sinto significa pretendo pretende vai nenhuma nenhum nada eu ele ela dizer falando to disse falei chego cheguei a de em por vontade mais me se te isso intençao quer ta vamos sou era seja faria faço fazer ia estava tava precisa preciso senti ter passou passa pela minha cabeça tentei tentar desejo ando senti deve devo pode posso sera algo ainda um uma pra mim assim toda uma sequer mesmo ate ja tenha tinha nunca jamais tava fui faz faço parte plano planos ideia pensamento pensamentos tambem ser caso exatamente realmente acredito acreditava existe',
  now: 'quero vou sou tenho aguento consigo preciso mereço',
  estou: 'estou to tou ando fico',
  doença: 'cancer doença tumor terminal infarto aneurisma avc grave ruim covid fatal maligno caroço',
  dirigir: '=dirigir =acelerar =pilotar =correr dirijo carro moto volante 120 130 140 150 160 180',
  bate: '=bater =capotar poste muro acidente caminhao =derrapar penhasco contramao',
  tristeza:
    'raiva odio odeio bravo brava triste tristeza decepcionado decepcionada decepçao chateada chateado puto puta choro chorando lamento castigo frustrada frustrado merda droga desespero azar pena pior saco revolta infelizmente ruim horrivel',
  lugar: 'lugar vida vez',
  olhar: '=olhar =encarar =passar =contemplar =mirar',
  sair: '=sair =andar =caminhar =nadar sai saio',
  esperando: 'esperando espero esperar aguardando',
  descansar: '=descansar',
  jogo: 'gta cs rodada granada squad ranked ranqueada fortnite freefire minecraft valorant boss chefao npc rpg sims respawn skin spawn gameplay fps roblox dota',
  trabalho:
    'atendi atendo plantao caso casos paciente pacientes psicologa psicologo enfermeira medica terapeuta protocolo capacitaçao supervisao samu bombeiro',
  sereno: 'tranquilidade naturalidade serenidade filosofia',
  numero:
    'cinquenta quarenta dois tres quatro cinco seis sete oito nove dez doze quinze vinte trinta 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 25 30',
  // Wanting, thinking, intending
  querer:
    'quero quer queria queriam querem queremos quis quiseram quisera quisesse querendo querer quiser quizer queira quereria qrendo',
  desejar: '=desejar =ansiar =almejar desejo',
  preferir: 'prefiro prefere preferia preferir preferiria preferindo gostaria adoraria adorava gostava',
  precisar: '=precisar =necessitar',
  pensar: '=pensar =cogitar =considerar =imaginar =fantasiar =sonhar =planejar =contemplar =ruminar =idealizar',
  decidir: '=decidir decisao =resolver =escolher',
  tentar: '=tentar =ameaçar =prometer =jurar tentativa tentativas',
  ir: 'vou vai ia iria iremos vamos indo irei ira ir vao',
  poder: 'posso pode podia poderia puder pudesse possa podiam',
  dever: 'devo deve devia deveria deviam deveriam',
  merecer: 'mereço merece merecia =merecer mereça',
  pedir: 'peço pede pedi pedia pedindo pedir pediu =rezar =orar =implorar =torcer =suplicar =esperar rezo',
  vontade:
    'vontade vontades desejo ansia necessidade impulso impulsos urgencia ideia ideias pensamento pensamentos plano planos planinho intençao intençoes obsessao fantasia fantasias coragem loucura tentaçao pensamente intuito tendencia tendencias',
  pronto:
    'pronto pronta louco louca doido doida preparado preparada decidido decidida disposta disposto determinado determinada prestes afim perto ponto convencido convencida',
  ter: 'tenho tem tinha tive teve tendo ter terei teria tenha tivesse tido to estou da dava dando deu bate bateu vem veio vindo sinto senti sentindo surge sobra sobrou',
  dizer:
    '=falar disse diz dizer dizendo dizia disseram =contar =mandar =escrever =postar =gritar =perguntar =confessar =desabafar =avisar =comentar',
  // Death and life
  matar: '=matar',
  suicidar: '=suicidar suiciado',
  desviver: '=desviver',
  suicidio: 'suicidio suicidios suicide autoexterminio autoextermínio',
  suicida: 'suicida suicidas',
  morrer:
    'morrer morre morrendo morra morresse morri morro morrerei morrido morrermos morria morrere falecer falecesse',
  morreu: 'morreu morreram morri morrido faleceu falecido falecida',
  morto: 'morto morta mortos mortas falecido falecida defunto defunta enterrado enterrada',
  viver: '=viver =sobreviver vivendo viva vivo vive',
  existir: '=existir',
  vivo: 'vivo viva vivos respirando existindo',
  vida: 'vida existencia vidinha  ',
  fim: 'fim final termino cabo ',
  acabar: '=acabar =terminar =encerrar =finalizar =cabar',
  sumir: '=sumir =desaparecer =evaporar some suma sumo',
  dormir: 'dormir durmo dorme dormindo durma dormi dormisse =deitar fechar adormecer apagar',
  acordar: '=acordar =despertar =levantar ',
  nascer: '=nascer nasça',
  aguentar: '=aguentar =suportar =guentar =tolerar aguemto',
  conseguir: 'consigo consegue conseguia conseguir consegui conseguindo dou',
  cansar:
    '=cansar cansado cansada =desistir =enjoar =saturar exausto exausta farto farta desisto =encher cheio cheia saco exaustao',
  sentido:
    'sentido motivo motivos razao razoes graça proposito esperança vontade sentidos utilidade prazer animo força forças alegria futuro sentindo',
  deixar: '=deixar =parar =largar',
  sofrer: '=sofrer sofrimento dor dores agonia tormento inferno tortura peso desespero angustia vazio tristeza',
  // Means of suicide
  jogar: '=jogar =atirar =lançar =tacar =arremessar',
  pular: '=pular =saltar =despencar =cair caio',
  alto: 'ponte predio janela viaduto sacada varanda andar penhasco passarela terraço telhado precipicio abismo cobertura parapeito torre laje beirada apartamento edificio',
  trilho:
    'linha trem metro trilho trilhos caminhao onibus carro carros frente rua avenida rodovia pista rio mar represa asfalto estrada br lago poço moto vagao plataforma',
  enforcar: '=enforcar =envenenar =afogar =asfixiar =eletrocutar',
  pulso: 'pulso pulsos punho punhos veia veias garganta jugular',
  arma: 'arma revolver pistola espingarda tiro bala oitao corda forca veneno chumbinho gas cianeto soda lamina gilete navalha faca fio',
  remedio:
    'remedio remedios comprimido comprimidos pilula pilulas capsula capsulas cartela cartelas clonazepam rivotril dipirona paracetamol medicaçao medicaçoes medicamento medicamentos calmante calmantes ansiolitico antidepressivo antidepressivos diazepam frasco caixa caixas tarja insulina fluoxetina sertralina zolpidem medicamente gotas chumbinho veneno soda agrotoxico desinfetante alvejante',
  veneno: 'veneno chumbinho soda agrotoxico alvejante sanitaria raticida inseticida cianeto desinfetante desentupidor',
  muitos:
    'todos todas muito muitos muitas varios varias monte tudo toda inteira inteiro inteiras punhado mao cartela cartelas caixa caixas vidro frasco overdose demais dezena dezenas excesso tantos tantas mistura mais resto',
  tomar: '=tomar =engolir =ingerir =misturar =beber =virar tomo',
  muitosn: '5 6 7 8 9 10 12 15 18 20 25 30 40 50 60 70 80 90 100 vinte trinta quarenta cinquenta cem',
  overdose: 'overdose superdosagem superdose od',
  // Self-harm
  acalmar: '=acalmar =aliviar =relaxar alivio calma acalmo respiro melhora',
  cortar: '=cortar =kortar =fatiar =retalhar =rasgar corte cortes',
  machucar: '=machucar =ferir firo fere fira =lesionar =punir =castigar',
  queimar: '=queimar =furar =perfurar =espetar =arranhar =morder =socar =esmurrar =beliscar =estapear =bater =espancar',
  automutilar:
    '=automutilar =mutilar =flagelar =autolesionar =autoflagelar automutilaçao mutilaçao autolesao autoagressao autoflagelaçao automutilacoes autoferimento cutting selfharm automutilamento altomutilaçao',
  lamina:
    'gilete giletes lamina laminas estilete navalha faca tesoura vidro caco apontador agulha canivete compasso isqueiro cigarro lâmina bisturi',
  pele: 'braço braços coxa coxas perna pernas pulso pulsos pele barriga corpo antebraço virilha costela rosto mao maos dedo dedos cara peito pe pes pescoço testa',
  sangue: 'sangue sangrar sangrando sangra sangrou sangro',
  // Violence
  bater:
    '=bater =espancar =agredir agride agrediu =socar =esmurrar =chutar =empurrar =enforcar =sufocar =estrangular =esganar =surrar =estapear violentou violentada violentado violentar violentando =machucar =queimar =ferir =torturar =esfaquear =apedrejar =derrubar =arrastar agride agridem',
  abusar:
    '=estuprar =abusar =molestar violentou violentada violentado violentar violentando =assediar =violar =bolinar =aliciar abuso',
  agredir:
    'bater bate matar quebrar arrebentar desfigurar queimar pegar surrar machucar espancar enterrar esfaquear furar encher meter dar arrancar caçar achar estuprar apagar',
  tocar: '=tocar =apalpar =encostar =alisar =agarrar =acariciar =passar',
  forcar: '=forçar =obrigar =coagir =forsar',
  sexo: 'sexo transar relaçao relaçoes sexual sexuais cama beijar nudes nude nua pelado pelada intimas intimos transa chupar sexualmente partes intima',
  ameacar: '=ameaçar =perseguir =stalkear =chantagear =intimidar =vigiar ameaça ameaças persegue',
  trancar: '=trancar =prender =amarrar =proibir',
  surra:
    'surra surras porrada porradas soco socos tapa tapas chute chutes murro murros pancada pancadas facada facadas cintada cintadas chinelada paulada cinto empurrao tiro tiros pontape coça soca cascudo',
  apanhar: '=apanhar',
  violencia: 'violencia abuso abusos agressao agressoes estupro maus-tratos assedio espancamento tortura carcere',
  // Context
  ficcao:
    'fado moda cançao refrao verso trecho filme filmes serie series livro livros novela musica musicas jogo jogos game personagem personagens anime manga dorama protagonista vilao viloes capitulo episodio temporada roteiro peça teatro poema poesia fanfic historia conto letra banda cantor cantora ator atriz documentario podcast romeu julieta romance mocinho mocinha heroi chefao boss fase npc quadrinho gibi netflix desenho fanfics trailer sims rpg minecraft pubg lol freefire fortnite',
  estudo:
    'questao enem texto aula aulas tcc palestra palestras trabalho redaçao prova artigo pesquisa seminario faculdade curso monografia campanha setembro amarelo prevençao reportagem noticia noticias jornal materia estatistica taxa indice estudo estudei tese disciplina psicologia congresso estagio tema debate roda plantao capacitaçao treinamento simposio jornalismo manchete historia professor ministerio dados boletim voluntario voluntaria cvv oficina slide slides',
  riso: 'rs kk kkk lol lmao 😂 🤣 😆 😹 😅 risos',
  verboidioma:
    'rir estudar trabalhar comer dançar correr malhar treinar gritar beber estudo trabalho treino treinar limpar cozinhar fome sono sede calor frio vergonha saudade saudades tedio inveja ciumes ciume preguiça raiva amor amores fofura rir risada rindo susto nervoso curiosidade tesao cansaço vontade nojo calor odio paixao orgulho emoçao alegria felicidade vergonhaalheia constrangimento ressaca dar cantar pular jogar estudar falar vender andar pedalar caminhar rezar mico cringe desgosto ler escrever varrer faxina tossir coceira enjoo colica tpm',
  trivial:
    'onibus prova provas segunda segundas flamengo corinthians palmeiras vasco santos gremio inter brasil time jogo jogar wifi internet fila transito academia dieta cabelo unha look spoiler serie novela boleto boletos planilha relatorio reuniao celular bateria pizza chocolate loja show ingresso ingressos cafe almoço despertador calor fase boss matematica fisica quimica tcc enem louça mensagem ligaçao excel power wi pc notebook carregador episodio temporada sinal bbb fofura gol juiz entrega frete tomate tranco chuva lanche delivery',
  laço: 'amor relacionamento relacionamentos coraçao confiar apaixonar apego relaçao sentimentalmente amar emocionalmente',
  acidente:
    'fazendo preparando abrindo descascando picando lavando consertando salada tomate cozinha cozinhando almoço jantar cebola papel barbear barbeando barba raspando depilar depilando futebol bola treino academia corrida bike bicicleta skate jogo escada panela fogao forno oleo chapinha sol praia moto acidente acidentalmente tropecei cai caindo escorreguei caiu tombo partida pelada quadra trabalho obra marcenaria lata legumes legume cozinhar cafe churrasco ferro passar roupa louça copo curativo manicure depilaçao espinho gato gatinho cachorro vacina tatuagem costurar costurando costura',
  passado:
    'antigamente passado adolescencia infancia 2010 2012 2014 2015 2016 2017 2018 2019 2020 2021 2022 2023 2024 jovem pandemia',
  recuperado:
    'melhorei melhorou recuperado otima otimo lembro recuperada recuperaçao curei curada curado passou passaram bem grata grato gratidao feliz orgulho ajudou aliviada aliviado melhor limpa limpo sobria estavel amo terapia vencer sobrevivente salvou superado superada orgulhosa orgulhoso leve longe',
  recaida: 'voltei recai recomeçou recomecei novamente',
  superado: 'superei sobrevivi venci recuperei sobrevivente superada superado superou',
  figura:
    'protagonista personagem vilao vila mocinha mocinho heroi heroina ator atriz cantor cantora rei rainha romeu julieta capitu bentinho detetive autor autora escritor poeta rapper compositor apresentador',
  falso: 'mentira brincadeira zoeira zoando brincando meme ironia exagero piada brinks zuera',
};
