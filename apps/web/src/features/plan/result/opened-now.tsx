import { paths } from '@alento/domain/interface/paths';
import { ADS_FEATURE, PLAN_FEATURES, type PlanId } from '@alento/domain/plan/plans';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';

/** Where a feature is found. Features without a screen of their own are absent. */
const PLACES: Readonly<Record<string, string>> = {
  'Insights ilimitados': paths.home,
  'Análise avançada, com todos os gráficos': paths.analytics,
  'Recomendações de bem-estar todos os dias': paths.home,
  'IA e chat ilimitados': paths.chat,
  'Chat com livros': paths.books,
  'Gráficos e relatórios avançados': paths.analytics,
  'Biblioteca completa de artigos e podcasts': paths.articles,
  '4 prontuários por mês': paths.records,
  'Prontuários e resumos sob demanda': paths.records,
};

/** The features of Essencial that Premium replaces with more, and what is no advantage. */
const LEFT_OUT = ['4 prontuários por mês', ADS_FEATURE];

/** The features of a plan, and those of the cheaper one that it includes. */
const openedBy = (plan: PlanId): readonly string[] =>
  plan === 'premium'
    ? [...PLAN_FEATURES.premium, ...PLAN_FEATURES.essencial.filter((feature) => !LEFT_OUT.includes(feature))]
    : PLAN_FEATURES[plan].filter((feature) => feature !== ADS_FEATURE);

// On a phone the assistant's button stands over the end of a row, whatever the page is scrolled to.
const ROW = 'px-5 py-3 max-sm:pr-16';

/** What a plan opens, with links to the screens. */
export const OpenedNow = ({ plan }: { plan: PlanId }) => (
  <ul className="divide-y divide-border overflow-hidden rounded-card border border-border bg-surface">
    {openedBy(plan).map((feature) => {
      const place = PLACES[feature];
      return (
        <li key={feature}>
          {place ? (
            <Link to={place} className={`flex min-h-13 items-center gap-2 hover:bg-surface-sunken ${ROW}`}>
              {feature}
              <ChevronRight aria-hidden size={20} className="shrink-0 text-ink-muted" />
            </Link>
          ) : (
            <p className={`min-h-13 content-center ${ROW}`}>{feature}</p>
          )}
        </li>
      );
    })}
  </ul>
);
