import type { Case, CaseTargetState, CaseTargetView } from '@eyelet/contracts/cases/case.ts';
import { Badge, type Tone } from '../look/badge.tsx';
import { Facts, Section } from '../record/section.tsx';
import { dateTime, useWords } from '../words/words.ts';
import { workingTime } from './working-time.ts';

const tones: Readonly<Record<CaseTargetState, Tone>> = {
  ...{ none: 'neutral', due: 'info', overdue: 'bad', stopped: 'neutral', met: 'good', missed: 'warning' },
};

/** By when a case is to be answered and solved, how long that has taken, and whether it was in time. */
export function CaseTargets({ one }: Readonly<{ one: Case }>) {
  const { t } = useWords();
  return (
    <Section title={t('studio.cases.targets')} hint={t('studio.cases.targets.hint')}>
      <Facts
        facts={[
          [t('studio.cases.firstAnswer'), <Target key="answer" target={one.firstAnswer} />],
          [t('studio.cases.solution'), <Target key="solution" target={one.solution} />],
        ]}
      />
    </Section>
  );
}

function Target({ target }: Readonly<{ target: CaseTargetView }>) {
  const { t, language } = useWords();
  const { state, dueAt, targetMinutes, tookMinutes } = target;
  const when = dueAt === null ? '' : dateTime(language, dueAt);
  const took = workingTime(language, tookMinutes);
  return (
    <>
      <Badge tone={tones[state]}>{t(`studio.cases.target.${state}`, { when })}</Badge>
      <span className="line hint">
        {targetMinutes === null
          ? t('studio.cases.target.tookOnly', { took })
          : t('studio.cases.target.took', { took, target: workingTime(language, targetMinutes) })}
      </span>
    </>
  );
}
