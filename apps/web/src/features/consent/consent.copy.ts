export const consentCopy = {
  title: 'Permissões',
  lead: 'O que só acontece se você permitir. Mude quando quiser: vale na hora.',
  granted: (count: number, all: number): string =>
    count === 0 ? 'Nenhuma permitida' : `Permitidas: ${count} de ${all}`,
  loading: 'Carregando as permissões',
  unread: 'Não foi possível ler suas permissões agora.',
  none: 'Não há nada a permitir aqui.',
  failed: 'Não foi possível mudar agora. Continua como estava.',
} as const;
