import type { HelpContact } from '../../ui/help-contacts.tsx';

/** Public helplines of Brazil: free, at any hour. */
export const contacts = {
  cvv: { name: 'CVV', number: '188', text: 'Apoio emocional, 24 h, grátis' },
  samu: { name: 'SAMU', number: '192', text: 'Emergência, 24 h, grátis' },
  police: { name: 'Polícia', number: '190', text: 'Perigo agora, 24 h, grátis' },
  women: { name: 'Ligue', number: '180', text: 'Violência contra a mulher, 24 h' },
  rights: { name: 'Disque', number: '100', text: 'Crianças, idosos e outros, 24 h' },
  poison: {
    name: 'Disque-Intoxicação',
    number: '0800 722 6001',
    text: 'Diz o que fazer, 24 h, grátis',
  },
} as const satisfies Record<string, HelpContact>;

export type ContactName = keyof typeof contacts;

/** Websites that offer help in writing, each with its own hours. */
export const sites = {
  cvv: 'https://www.cvv.org.br',
  young: 'https://podefalar.org.br',
  map: 'https://www.google.com/maps/search/?api=1&query=UPA+24h',
} as const;
