export const lockItemCopy = {
  title: 'Modo discreto',
  lead: 'Um PIN ao abrir, a troca de aplicativos em branco e avisos que não dizem do que se trata.',
  on: 'O PIN está ligado neste aparelho.',
  off: 'O PIN está desligado neste aparelho.',
  open: 'Abrir modo discreto',
} as const;
