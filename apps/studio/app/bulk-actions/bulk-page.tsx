import { moveBulkAction } from '@eyelet/contracts/bulk-actions/move.ts';
import { printBulkAction } from '@eyelet/contracts/bulk-actions/print.ts';
import { readBulkAction } from '@eyelet/contracts/bulk-actions/read.ts';
import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { Record } from '../record/record.tsx';
import { Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { problemText } from '../session/problem.ts';
import { refresh } from '../session/refresh.ts';
import { dateTime, useWords } from '../words/words.ts';
import { BulkProgress, BulkState } from './bulk-progress.tsx';

/** Milliseconds between two reads of an action that runs. */
const pause = 1000;

/** An action on many orders: how far it is, what has come of it for each, and the buttons that stop it and have it go on. */
export function BulkPage() {
  const { t, language } = useWords();
  const { bulkId = '' } = useParams();
  const may = usePermission();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const params = { bulkId };
  const key = ['bulk-action', bulkId];
  const answer = useQuery({
    queryKey: key,
    queryFn: () => call(readBulkAction, { params }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? pause : false),
  });
  const one = answer.data;
  const isOfPlaces = one?.action === 'print' || one?.action === 'pack';

  async function move(state: 'running' | 'stopped'): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      await call(moveBulkAction, { params, body: { state } });
      await refresh(key);
    } catch (error) {
      setProblem(problemText(t, error));
    } finally {
      setBusy(false);
    }
  }

  const said = problem ?? (answer.error ? problemText(t, answer.error) : undefined);
  return (
    <Record
      title={one ? t(`studio.bulk.action.${one.action}`) : t('studio.bulk.many')}
      from={{ path: '/orders/many', label: t('studio.bulk.many') }}
      state={one ? <BulkState state={one.state} /> : undefined}
      actions={
        <>
          {one && one.state !== 'done' && may(isOfPlaces ? 'fulfilment.write' : 'orders.write') ? (
            <Button isPending={isBusy} onPress={() => void move(one.state === 'running' ? 'stopped' : 'running')}>
              {t(one.state === 'running' ? 'studio.bulk.stop' : 'studio.bulk.goOn')}
            </Button>
          ) : undefined}
          {one?.isPrinted && may('fulfilment.write') ? (
            <a className="button button-primary" href={requestUrl(printBulkAction, { params })} download>
              <Printer aria-hidden size={16} />
              {t('studio.bulk.print')}
            </a>
          ) : undefined}
        </>
      }
    >
      <Section title={t('studio.bulk.result')}>
        {said === undefined ? undefined : <Notice tone="bad">{said}</Notice>}
        {one ? (
          <>
            <p className="hint">{[dateTime(language, one.askedAt), one.askedBy].join(', ')}</p>
            <BulkProgress one={one} />
            <div className="table-box">
              <table className="table" aria-label={t('studio.bulk.result')}>
                <thead>
                  <tr>
                    <th scope="col">{t('studio.orders.number')}</th>
                    <th scope="col">{t('studio.bulk.result')}</th>
                  </tr>
                </thead>
                <tbody>
                  {one.results.map(({ orderNumber, state, reason }) => (
                    <tr key={orderNumber}>
                      <td>
                        <Link to={`/orders/${orderNumber}`}>{orderNumber}</Link>
                      </td>
                      <td>{reason ? t(`studio.bulk.reason.${reason}`) : t(`studio.bulk.of.${state}`)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </>
        ) : undefined}
      </Section>
    </Record>
  );
}
