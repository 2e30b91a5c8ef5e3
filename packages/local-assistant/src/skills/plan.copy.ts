export const PLAN_OPENS = [
  'Vamos fazer um plano do tamanho de um dia comum, sem heroísmo.',
  'Boa. Uma coisa só já dá direção ao dia.',
  'Combinado. Plano bom é o que cabe até num dia de pouca força.',
] as const;
export const PLAN_ASKS = [
  'Se amanhã só desse para uma coisa, qual você queria que fosse?',
  'O que deixaria o amanhã um pouco mais leve, se estivesse feito?',
] as const;
export const STEP_OPENS = ['Certo: {thing}.', 'Anotado aqui: {thing}.', 'Boa escolha: {thing}.'] as const;
export const STEP_ASKS = [
  'Qual seria o primeiro pedaço, de uns dez minutos, e em que momento do dia ele cabe?',
  'E qual é o menor começo disso, e depois do quê você faria: do café, do banho, do almoço?',
] as const;
export const PLAN_BACK = ['Então o seu amanhã fica assim:', 'Montei do jeito que você disse:'] as const;
export const PLAN_LINES = {
  thing: 'O que importa: {thing}',
  step: 'Para começar: {step}',
  least: [
    'Se o dia vier pesado: só os dois primeiros minutos, e já valeu',
    'Se faltar força: só deixar tudo à mão para outra hora',
  ],
} as const;
export const PLAN_ENDS = [
  'O resto pode esperar. Se não der, não deu: a gente muda o plano, não a sua nota.',
  'É um plano, não uma dívida. Pode mudar no meio do caminho.',
] as const;
export const PLAN_NEXT = [
  'Tem algo que poderia atrapalhar e que dê para tirar da frente hoje?',
  'Ficou do tamanho certo, ou dá para diminuir mais?',
] as const;
export const PLAN_UNSURE = [
  'Sem problema. Pode ser bem pequeno: tomar café sentado, lavar o rosto com calma, responder uma mensagem, andar até a esquina.',
] as const;
export const PLAN_UNSURE_ASKS = ['Alguma dessas serve, ou você pensa em outra?'] as const;
