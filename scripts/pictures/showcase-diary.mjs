/** Invented notes for the account in scripts/pictures/showcase.mjs, by score. */
const NOTES = [
  [
    'Dormi muito mal e tudo pesou. Fiquei no quarto quase o dia todo.',
    'Dia difícil. Liguei para a minha irmã no fim da tarde.',
  ],
  [
    'Cansaço desde cedo. Adiei duas coisas e tudo bem.',
    'Reunião tensa, saí com dor de cabeça.',
    'Saudade da minha avó hoje.',
    'Trânsito, chuva e pouca paciência. Banho quente ajudou.',
  ],
  [
    'Nem bom nem ruim. Arrumei a casa ouvindo rádio.',
    'Trabalhei bastante, quase não saí da cadeira.',
    '',
    'Dia morno. Cozinhei arroz e feijão e fui deitar cedo.',
    '',
  ],
  [
    'Caminhei até a padaria antes do trabalho.',
    'Almoço com a Bia, rimos bastante.',
    'Terminei o relatório que estava parado.',
    '',
    'Li vinte páginas antes de dormir.',
    'Consulta foi boa, saí mais leve.',
  ],
  [
    'Corri no parque, o céu estava lindo.',
    'Noite de jogo com os amigos.',
    'Dormi oito horas. Que diferença.',
    'Meu sobrinho deu os primeiros passos.',
    '',
  ],
  ['Domingo na praia, sem pressa nenhuma.', 'Passei na prova. Comemorei com pastel de feira.'],
];

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** The scores of two months, one character per day. '-' is a day without an entry. The last character is today. */
const DAYS = '233-4332123-33443-2234543-3321011-2233-3434-43323445-334-2344';

/** Entries of two months up to `now`: one each evening, and on some days another one in the morning. */
export function diaryUntil(now) {
  const entries = [];
  const used = NOTES.map(() => 0);
  const noteFor = (score) => NOTES[score][used[score]++ % NOTES[score].length];
  [...DAYS].forEach((letter, index) => {
    if (letter === '-') return;
    const score = Number(letter);
    const daysAgo = DAYS.length - 1 - index;
    const evening = now - daysAgo * DAY_MS - (daysAgo === 0 ? HOUR_MS / 2 : 0);
    entries.push({ score, note: noteFor(score), timestamp: evening });
    if (index % 6 === 2 && daysAgo > 0)
      entries.push({ score: Math.max(0, score - 1), note: '', timestamp: evening - 9 * HOUR_MS });
  });
  return entries;
}
