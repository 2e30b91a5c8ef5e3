import type { Dialogue } from './talk.harness.ts';

const BREATHING = 'Respiração guiada · passo 1 de 5';
const GROUNDING = 'Aterramento · passo 1 de 5';

/** Offers: what accepts them, another one after them, and a refusal. */
export const OFFER_DIALOGUES: readonly Dialogue[] = [
  ...[
    'pode ser',
    'acho que sim',
    'bora',
    'tá',
    'vamo',
    'tá bom vai',
    'bora lá',
    'pode ser então',
    'acho que quero',
    'vamos nessa',
    'fechou',
    'partiu',
    'demorou',
    'simm',
    'quero sim por favor',
    'pode ser né',
  ].map((text): Dialogue => ({ turns: ['tem algo para ouvir?', text], says: [BREATHING] })),
  { turns: ['tem algo para ouvir?', 'outra ideia', 'pode ser'], says: [GROUNDING] },
  { turns: ['tem algo para ouvir?', 'outra ideia', 'não', 'pode ser'], says: [/\?$/], never: [GROUNDING, BREATHING] },
  {
    turns: ['tem algo para ouvir?', 'outra ideia', 'outra ideia', 'bora'],
    says: [/passo 1 de 5|três|amanhã/],
    never: [BREATHING, GROUNDING],
  },
  { turns: ['como foi minha semana?', 'outra ideia', 'pode ser'], says: [GROUNDING] },
  { turns: ['respiração guiada', 'to com tontura', 'pode ser'], says: [GROUNDING] },
  { turns: ['aterramento', 'chega', 'pode ser'], says: [/\?$/], never: ['passo'] },
  { turns: ['qual a capital da frança', 'acho que sim'], says: [/\?$|passo 1 de 5/] },
];
