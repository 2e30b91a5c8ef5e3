/** Hills from far to near, 1200 wide and 310 high. */
export const HILLS = [
  ['var(--mood-0)', 'M0 62C150 8 290 8 430 44S720 100 880 54S1110 10 1200 34V310H0Z'],
  ['var(--mood-1)', 'M0 104C130 78 250 62 400 92S680 148 840 106S1090 58 1200 88V310H0Z'],
  ['var(--mood-2)', 'M0 152C160 106 300 116 450 146S740 184 900 146S1100 116 1200 140V310H0Z'],
  ['var(--mood-3)', 'M0 186C150 174 260 154 420 182S720 232 880 196S1100 162 1200 188V310H0Z'],
  ['var(--mood-4)', 'M0 238C140 204 290 208 450 230S760 256 910 232S1110 212 1200 228V310H0Z'],
  ['var(--mood-5)', 'M0 266C170 254 300 246 460 264S760 292 920 270S1110 258 1200 266V310H0Z'],
] as const;

/** Illustration of a sun over hills in the colours of the mood scale. Decoration only. */
export const Horizon = ({ className = '' }: { className?: string }) => (
  <div aria-hidden className={`pointer-events-none relative w-full ${className}`}>
    <div className="absolute bottom-[58%] left-[58%] aspect-square h-[44%] -translate-x-1/2 rounded-full border-[0.9rem] border-accent-soft bg-accent sm:border-[1.4rem]" />
    <svg aria-hidden="true" viewBox="0 0 1200 310" preserveAspectRatio="none" className="absolute inset-0 size-full">
      {HILLS.map(([fill, path]) => (
        <path key={fill} d={path} fill={fill} />
      ))}
    </svg>
  </div>
);
