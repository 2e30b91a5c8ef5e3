export const cancelCopy = {
  title: 'Cancelar assinatura',
  titlePrepaid: 'Desistir da compra',
  loading: 'Lendo seu plano...',
  failed: 'Não foi possível ler seu plano agora. Nada mudou nele.',
  refund: (price: string, plan: string): string =>
    `Você ainda está nos 7 dias. Se cancelar agora, ${price} voltam por inteiro e o acesso ao ${plan} termina na hora.`,
  refundUntil: (date: string): string => `Vale até ${date}.`,
  withdraw: 'Desistir da compra',
  refundStep: (price: string, plan: string): string =>
    `O acesso ao ${plan} termina agora, e você recebe ${price} de volta pelo meio em que pagou. Seus registros ficam com você.`,
  refundConfirm: 'Encerrar agora',
  returned: (price: string): string => `${price} voltam por inteiro.`,
  returnedStep: (price: string): string => `Você recebe ${price} de volta pelo meio em que pagou.`,
  returnedUntil: (date: string): string => `Dá para desistir até ${date}.`,
  returnConfirm: 'Confirmar a devolução',
  goesOn: (plan: string): string => `O ${plan} continua`,
  holdsAgain: (plan: string): string => `Volta a valer o ${plan}`,
  until: (date: string): string => ` até ${date}`,
  unpaidEnd: (plan: string): string =>
    `A última cobrança não passou, então o ${plan} termina agora, e nada mais será cobrado.`,
  periodEnd: (plan: string, date: string): string =>
    `O ${plan} continua até ${date} e não se renova. Não há devolução, e nada mais será cobrado.`,
  records: 'Seus registros, notas e histórico ficam com você.',
  confirm: 'Confirmar cancelamento',
  nothing: 'Não há o que cancelar agora.',
  failedAfterwards: 'Não foi possível ler seu plano agora, então não sabemos se o cancelamento chegou.',
  gone: 'Já está feito: esta compra terminou, e nada mais será cobrado por ela. O que foi devolvido aparece nos recibos, em seu perfil. Seus registros ficam com você.',
  stopped: (term: string): string => `Já está feito, e nada mais será cobrado. ${term}`,
  back: 'Voltar',
  done: 'Pronto',
} as const;

export const changeCopy = {
  title: (name: string): string => `Mudar para o ${name}`,
  loading: 'Calculando a troca...',
  failed: 'Não foi possível calcular a troca agora. Nada mudou e nada foi cobrado.',
  today: 'Hoje',
  todayDue: (price: string): string => `${price} pelo resto deste período, cobrados agora no cartão da assinatura.`,
  todayNothing: 'Nada é cobrado.',
  todayKeeps: (current: string, date: string): string => `Nada é cobrado. O ${current} continua até ${date}.`,
  later: 'Depois',
  laterDue: (price: string, date: string): string => `${price} por mês, a partir de ${date}.`,
  laterPlan: (plan: string, price: string, date: string): string => `${plan}, ${price} por mês, a partir de ${date}.`,
  confirm: (name: string): string => `Mudar para o ${name}`,
  pay: 'Ir para a página de pagamento',
  back: 'Voltar',
  done: 'Pronto',
} as const;
