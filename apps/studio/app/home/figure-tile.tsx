import { useWords } from '../words/words.ts';

type FigureTileProps = Readonly<{
  name: string;
  value: string;
  /** What the number means. */
  what: string;
  /** The number, and what it was before; without any before there is nothing to compare. */
  now?: number;
  before?: number;
}>;

/** A number with its name and its definition. */
export function FigureTile({ name, value, what, now = 0, before = 0 }: FigureTileProps) {
  const { t, language } = useWords();
  const percent = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });
  return (
    <div className="figure-tile">
      <dt>{name}</dt>
      <dd className="figure-value">{value}</dd>
      {before > 0 ? (
        <dd className="figure-change">
          {t('studio.home.compared', { change: percent.format((now - before) / before) })}
        </dd>
      ) : undefined}
      <dd className="hint">{what}</dd>
    </div>
  );
}
