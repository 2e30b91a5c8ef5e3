import { PaymentResult } from '../../features/plan/result/payment-result.tsx';
import { PageOpening } from '../../features/public-page/page-opening.tsx';
import { PublicPage } from '../../features/public-page/public-page.tsx';

export const Component = () => (
  <PublicPage>
    <div className="max-w-2xl">
      <PaymentResult opening={(opening) => <PageOpening {...opening} />} />
    </div>
  </PublicPage>
);
