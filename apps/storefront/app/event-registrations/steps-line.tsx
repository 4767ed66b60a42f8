import { useSay } from '@eyelet/ui/words/words.tsx';

/** The two steps of a registration (B2.2.46). */
export function StepsLine({ step }: Readonly<{ step: 1 | 2 }>) {
  const say = useSay();
  const steps = [say('events.step.account'), say('events.step.join')];
  return (
    <ol aria-label={say('events.steps')} className="mb-8 flex gap-6 border-b border-drift text-14">
      {steps.map((label, index) => (
        <li
          key={label}
          aria-current={index + 1 === step ? 'step' : undefined}
          className={index + 1 === step ? '-mb-px border-b-2 border-ink pb-3 font-medium' : 'pb-3 text-granite'}
        >
          <span className="tabular-nums">{index + 1}</span> {label}
        </li>
      ))}
    </ol>
  );
}
