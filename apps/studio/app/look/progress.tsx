import { ProgressBar } from 'react-aria-components';

type ProgressProps = Readonly<{ label: string; value: number; of: number; text: string }>;

/** A progress bar with its value in words. */
export function Progress({ label, value, of, text }: ProgressProps) {
  return (
    <ProgressBar className="progress" aria-label={label} value={value} maxValue={of} valueLabel={text}>
      {({ percentage }) => (
        <>
          <span className="progress-bar" aria-hidden="true">
            <span style={{ inlineSize: `${percentage}%` }} />
          </span>
          <span className="hint">{text}</span>
        </>
      )}
    </ProgressBar>
  );
}
