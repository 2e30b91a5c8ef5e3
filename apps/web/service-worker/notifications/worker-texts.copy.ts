export const workerCopy = {
  /** For a push that can't be read: nothing tells what the product is about. */
  unreadable: { title: 'Lembrete', body: 'Toque para abrir.' },
  taken: 'Tomei',
  later: 'Depois',
} as const;
