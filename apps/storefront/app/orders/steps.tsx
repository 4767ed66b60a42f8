/** A step that was reached, with its time in the form of the API and as text. */
export type ReachedStep = Readonly<{ text: string; at: string; when: string }>;

type StepsProps = Readonly<{ label: string; steps: readonly ReachedStep[] }>;

/** What has happened, with its times as text, the oldest first. */
export function Steps({ label, steps }: StepsProps) {
  return (
    <ol aria-label={label} className="border-l-2 border-kelp">
      {steps.map(({ text, at, when }, index) => (
        <li
          key={`${text}-${at}`}
          aria-current={index === steps.length - 1 ? 'step' : undefined}
          className="pb-4 pl-5 last:pb-0 aria-[current]:font-medium"
        >
          {text}
          <time dateTime={at} className="block text-14 font-normal text-granite">
            {when}
          </time>
        </li>
      ))}
    </ol>
  );
}
