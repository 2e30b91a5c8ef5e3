import type { Motivation } from '@alento/domain/onboarding/options';
import type { SmallStep } from '@alento/domain/small-step/small-step';

export type StepIdea = Omit<SmallStep, 'id'>;

const ideas = (timesAWeek: number, ...texts: string[]): StepIdea[] => texts.map((text) => ({ text, timesAWeek }));

const FOR_EVERYBODY = ideas(
  3,
  'Sair ao sol por dez minutos',
  'Mandar mensagem para alguém querido',
  'Beber água ao acordar',
  'Deitar no mesmo horário',
);

/** Ideas for each goal of the onboarding.  */
const BY_GOAL: Partial<Record<Motivation, StepIdea[]>> = {
  'melhorar-humor': ideas(3, 'Ouvir uma música de que gosto', 'Fazer algo que me dava prazer'),
  'gerenciar-estresse': ideas(3, 'Ficar cinco minutos sem tela', 'Respirar devagar antes do almoço'),
  'acompanhar-emocoes': ideas(4, 'Registrar o humor com uma frase', 'Dar nome ao que senti'),
  'reduzir-ansiedade': ideas(3, 'Fazer um exercício de respiração', 'Escrever uma preocupação no papel'),
  'habilidades-enfrentamento': ideas(2, 'Fazer um exercício para agora', 'Anotar o que ajudou em um dia difícil'),
  'melhorar-relacionamentos': ideas(2, 'Ouvir alguém sem olhar o celular', 'Agradecer a alguém'),
  'aumentar-autoestima': ideas(3, 'Anotar uma coisa que fiz bem', 'Falar comigo como falo com quem amo'),
  'melhorar-sono': ideas(4, 'Deixar o celular longe da cama', 'Ficar sem café depois das 15h'),
  'desenvolver-habitos': ideas(4, 'Arrumar a cama', 'Comer uma fruta'),
};

/** Maximum number of ideas that are shown at once. */
const IDEAS_MAX = 5;

/** Ideas that the person hasn't taken: first those for the goals, one of each goal before the second of any. */
export function ideasFor(goals: readonly Motivation[], taken: readonly string[]): StepIdea[] {
  const inTurn = [0, 1].flatMap((place) => goals.flatMap((goal) => BY_GOAL[goal]?.[place] ?? []));
  return [...inTurn, ...FOR_EVERYBODY].filter(({ text }) => !taken.includes(text)).slice(0, IDEAS_MAX);
}
