import { type Simulated, simulateDeskPromotion } from '@eyelet/contracts/promotion-desk/simulate.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { memberProblems, problemText } from '../session/problem.ts';
import { useWords } from '../words/words.ts';
import { addedUp } from './added-up.ts';
import { SimulatedTables } from './simulated-tables.tsx';
import type { PromotionMembers } from './values.ts';

type SimulationProps = Readonly<{ promotionId: string | null; members: () => PromotionMembers }>;

/** The days that are simulated, up to now. */
const days = 30;

/** What a promotion would have cost over the orders of the last month, part by part, before it is switched on. */
export function Simulation({ promotionId, members }: SimulationProps) {
  const { t } = useWords();
  const [found, setFound] = useState<Simulated>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isStopped = useRef(false);
  useEffect(() => {
    isStopped.current = false;
    return () => {
      isStopped.current = true;
    };
  }, []);

  async function run(): Promise<void> {
    isStopped.current = false;
    setBusy(true);
    setProblem(undefined);
    setFound(undefined);
    try {
      const promotion = members();
      let sum: Simulated | undefined;
      do {
        const body = { promotionId, promotion, days, after: sum?.next ?? null };
        sum = addedUp(sum, await call(simulateDeskPromotion, { body }));
        setFound(sum);
      } while (sum.next !== null && !isStopped.current);
    } catch (error) {
      setProblem(Object.values(memberProblems(error))[0] ?? problemText(t, error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Section title={t('studio.promotions.simulate')} hint={t('studio.promotions.simulateHint')}>
      {problem === undefined ? undefined : <Notice tone="bad">{problem}</Notice>}
      <div className="form-actions">
        {isBusy ? (
          <Button
            onPress={() => {
              isStopped.current = true;
            }}
          >
            {t('studio.promotions.simulateStop')}
          </Button>
        ) : (
          <Button onPress={run}>{t('studio.promotions.simulateNow')}</Button>
        )}
      </div>
      <p role="status">{found ? t('studio.promotions.simulated', { read: found.read, total: found.total }) : ''}</p>
      {found ? <SimulatedTables of={found} /> : undefined}
    </Section>
  );
}
