import { frameCopy, limitsCopy } from '../landing.copy.ts';

const PHONE_LINK = 'whitespace-nowrap font-semibold underline underline-offset-4';

/** States what the product is not. */
export const Limits = () => (
  <div className="rounded-card bg-accent-soft p-6 text-on-accent-soft sm:p-10">
    <h3 className="font-semibold text-2xl tracking-tight">{limitsCopy.title}</h3>
    <ul className="mt-5 space-y-3">
      {limitsCopy.items.map((item) => (
        <li key={item} className="max-w-[52ch]">
          {item}
        </li>
      ))}
      <li className="max-w-[52ch]">
        {limitsCopy.crisisBefore}
        <a href={`tel:${frameCopy.cvv.number}`} className={PHONE_LINK}>
          {limitsCopy.cvv}
        </a>
        {limitsCopy.crisisBetween}
        <a href={`tel:${frameCopy.samu.number}`} className={PHONE_LINK}>
          {limitsCopy.samu}
        </a>
        .
      </li>
    </ul>
  </div>
);
