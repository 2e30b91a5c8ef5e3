import type { Motivation } from '@alento/domain/onboarding/options';
import type { Reason } from '@alento/domain/recommendation/history';

/** Words for goals of the onboarding in the text of a reason. */
const GOALS: Readonly<Partial<Record<Motivation, string>>> = {
  'melhorar-humor': 'melhorar o humor',
  'gerenciar-estresse': 'lidar melhor com o estresse',
  'acompanhar-emocoes': 'acompanhar suas emoções',
  'reduzir-ansiedade': 'reduzir a ansiedade',
  'habilidades-enfrentamento': 'ter mais recursos nas horas difíceis',
  'melhorar-relacionamentos': 'cuidar dos seus relacionamentos',
  'aumentar-autoestima': 'fortalecer a autoestima',
  'melhorar-sono': 'dormir melhor',
  'desenvolver-habitos': 'criar hábitos',
};

/** Below this number of days with entries in the last two weeks the text mentions that there are few entries. */
const FEW_DAYS = 5;

const INSTRUMENTS = { 'PHQ-9': 'humor', 'GAD-7': 'ansiedade' } as const;

/**
 * The text of the reason why a piece was recommended.
 *
 * @param titleOf returns the title of a piece by its id.
 */
export function reasonText(reason: Reason, titleOf: (id: string) => string | undefined): string {
  switch (reason.code) {
    case 'goal':
      return `Você contou que quer ${GOALS[reason.goal] ?? 'se cuidar'}.`;
    case 'screening':
      return `Escolhido a partir do seu último rastreio de ${INSTRUMENTS[reason.instrument]}, que é um sinal, não um diagnóstico.`;
    case 'low-days':
      return `Nas últimas duas semanas, ${reason.days} dias foram mais difíceis.`;
    case 'falling':
      return 'Sua última semana foi mais baixa que a anterior.';
    case 'tag-low':
      return `Nos últimos 365 dias, nos ${reason.days} dias com “${reason.tag}”, seu humor ficou mais baixo que nos outros.`;
    case 'tag-often':
      return `“${reason.tag}” apareceu em ${reason.days} dos seus últimos dias.`;
    case 'nights':
      return `Você registrou em ${reason.days} madrugadas nas últimas duas semanas.`;
    case 'sleep-told':
      return 'Você contou que seu sono anda ruim.';
    case 'good-days':
      return `Seus últimos ${reason.days} dias com registro foram bons. Isto ajuda a cuidar deles.`;
    case 'read-on': {
      const title = titleOf(reason.id);
      return title === undefined ? 'Combina com o que você leu por último.' : `Combina com “${title}”, que você leu.`;
    }
    case 'begin':
      return reason.days < FEW_DAYS
        ? 'Uma boa leitura para começar, enquanto há poucos registros seus das últimas duas semanas.'
        : 'Uma boa leitura para qualquer dia.';
  }
}
