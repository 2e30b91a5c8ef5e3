export const workerCopy = {
  taken: 'Tomei',
  later: 'Depois',
} as const;
