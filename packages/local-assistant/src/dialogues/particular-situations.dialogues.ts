import type { Dialogue } from './talk.harness.ts';

const PATIENT = /cuid|plantão|profiss|equipe/i;
const FAMILY = [/uma mania, o que ela dizia ao telefone/, /Como era essa pessoa/];
const REFUSED = /não se misturam|[Nn]ão misture|[Nn]ão junte/;
const NOT_MIXED = ['192', '0800 722 6001', /farmacêutic/];

/** Situations within a subject that need texts of their own. */
export const PARTICULAR_SITUATIONS: readonly Dialogue[] = [
  ...[
    'sou enfermeira e perdi um paciente hoje',
    'perdi meu paciente de 8 anos no plantão',
    'morreu uma paciente minha e eu não consigo parar de pensar nela',
    'sou médico residente e hoje morreu um paciente na minha mão',
    'cuido de idosos e o idoso que eu cuidava faleceu ontem',
    'trabalho na uti e essa semana perdemos quatro pacientes',
    'a senhora que eu cuidava morreu',
  ].map((text): Dialogue => ({ turns: [text], is: ['topic:grief'], says: [PATIENT], never: FAMILY })),
  {
    turns: ['perdi um paciente hoje', 'outra ideia'],
    says: [/Tem mais esta|Ou então|Mais uma ideia/],
    never: FAMILY,
  },
  { turns: ['perdi um paciente hoje', 'por quê?'], says: [PATIENT], never: FAMILY },
  { turns: ['sou enfermeira e perdi minha mãe'], is: ['topic:grief'], never: [/paciente/] },
  { turns: ['perdi minha avó, ela era paciente do inca'], is: ['topic:grief'], never: [/quem cuida por profissão/] },
  ...[
    'trabalho de noite e não durmo direito',
    'faço plantão 12x36 e vivo exausta',
    'saio do plantão noturno e não consigo dormir de dia',
    'meu turno é de madrugada e eu to um caco',
    'troco o dia pela noite por causa do serviço, to exausto',
    'sou vigia noturno e durmo mal demais',
  ].map(
    (text): Dialogue => ({
      turns: [text],
      is: ['topic:insomnia', 'topic:tired', 'topic:work', 'topic:burnout', 'topic:stress'],
      says: [/turno|madrugada|de dia|noite/],
      never: [/a hora de levantar e mantenha|vire o relógio/i],
    }),
  ),
  {
    turns: ['saio do plantão noturno e não consigo dormir de dia', 'outra ideia'],
    says: [/turno|plantão|quarto|escala|volante|luz/i],
  },
  ...[
    'zolpidem com vinho',
    'posso tomar zolpidem com vinho?',
    'tomo sertralina, posso beber uma cerveja?',
    'dá ruim beber tomando antidepressivo?',
    'remedio e alcool pode?',
    'tomei dramin e bebi duas latinhas',
    'posso tomar um vinho mesmo com clonazepam',
  ].map(
    (text): Dialogue => ({
      turns: [text],
      says: [REFUSED, ...NOT_MIXED],
      never: [/pode beber|sem problema|uma taça não/],
    }),
  ),
  { turns: ['quero beber mas tomo fluoxetina', 'só um gole'], says: [/./], never: [/pode beber|sem problema/] },
  { turns: ['tomei o remédio com água e fui dormir'], says: [/./], never: [REFUSED] },
  {
    turns: ['bebi demais ontem e to com vergonha'],
    is: ['topic:alcohol', 'topic:shame', 'topic:guilt'],
    never: [REFUSED],
  },
];
