import type { ComponentProps, PointerEvent, ReactNode } from 'react';
import { chartCopy } from './chart.copy.ts';
import type { usePoints } from './use-points.ts';

type Props = {
  label: string;
  chartProps: ReturnType<typeof usePoints<HTMLDivElement>>['chartProps'] & ComponentProps<'div'>;
  /** Called with the pointer's position as a share of the width, 0 to 1. */
  onFollow: (share: number) => void;
  children: ReactNode;
};

/** The area of a line chart's points: a named group that handles arrow keys and follows the pointer. */
export function PointsGroup({ label, chartProps, onFollow, children }: Props) {
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onFollow((event.clientX - left) / width);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div
      role="group"
      aria-label={`${label}. ${chartCopy.arrows}`}
      {...chartProps}
      onPointerMove={follow}
      onPointerDown={follow}
      className="absolute inset-0 touch-pan-y"
    >
      {children}
    </div>
  );
}
