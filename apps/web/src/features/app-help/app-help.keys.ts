export const helpKeys = {
  list: ['help'] as const,
  page: (address: string) => ['help', address] as const,
};
