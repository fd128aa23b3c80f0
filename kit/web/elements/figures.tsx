/** Named figures as a description list. */
import type { ReactNode } from "react";

export interface FiguresProps {
  readonly figures: readonly (readonly [name: string, value: ReactNode])[];
  readonly className?: string | undefined;
}

export const Figures = ({ figures, className }: FiguresProps) => (
  <dl className={className} data-figures>
    {figures.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
