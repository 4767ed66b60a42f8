import { listSendingStores } from '@eyelet/contracts/stock/list-sending-stores.ts';
import type { SendingStore } from '@eyelet/contracts/stock/sending-store.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BackLink } from '../frame/back-link.tsx';
import { EmptyState } from '../frame/empty-state.tsx';
import { Page } from '../frame/page.tsx';
import { Badge } from '../look/badge.tsx';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { problemText } from '../session/problem.ts';
import { useWords } from '../words/words.ts';
import { SendingDialog } from './sending-dialog.tsx';

/** The stores that send to homes what the warehouses have too little of, and those that do not. */
export function SendingPage() {
  const { t } = useWords();
  const may = usePermission();
  const [chosen, setChosen] = useState<SendingStore>();
  const { data, error } = useQuery({ queryKey: ['sending-stores'], queryFn: () => call(listSendingStores, {}) });
  const stores = data?.stores ?? [];
  return (
    <Page title={t('studio.sending.title')} above={<BackLink to="/transfers">{t('studio.transfers.title')}</BackLink>}>
      <p className="hint page-hint">{t('studio.sending.what')}</p>
      {error ? <Notice tone="bad">{problemText(t, error)}</Notice> : undefined}
      {data && stores.length === 0 ? <EmptyState title={t('studio.sending.none')} /> : undefined}
      {stores.length > 0 ? (
        <div className="table-box">
          <table className="table" aria-label={t('studio.sending.title')}>
            <thead>
              <tr>
                <th scope="col">{t('studio.sending.store')}</th>
                <th scope="col">{t('studio.state')}</th>
                <th scope="col" className="amount leaves-phone">
                  {t('studio.sending.today')}
                </th>
                <th scope="col" className="amount leaves-phone">
                  {t('studio.sending.keeps')}
                </th>
                <th scope="col">
                  <span className="legend-hidden">{t('studio.sending.change')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {stores.map((store) => (
                <tr key={store.placeId}>
                  <th scope="row">
                    {store.name}
                    <span className="hint below">
                      {store.sendsTo.length > 0
                        ? t('studio.sending.to', { countries: store.sendsTo.join(', ') })
                        : t('studio.sending.noMarket')}
                    </span>
                  </th>
                  <td>
                    <SendingState store={store} />
                  </td>
                  <td className="amount leaves-phone">
                    {!store.enabled && store.parcelsToday === 0
                      ? '–'
                      : store.dailyLimit === null
                        ? store.parcelsToday
                        : t('studio.sending.ofLimit', { n: store.parcelsToday, most: store.dailyLimit })}
                  </td>
                  <td className="amount leaves-phone">{store.enabled ? store.safetyStock : '–'}</td>
                  <td className="amount">
                    {may('stock.write') && (store.enabled || store.sendsTo.length > 0) ? (
                      <Button
                        aria-label={t('studio.sending.changeOf', { store: store.name })}
                        onPress={() => setChosen(store)}
                      >
                        {t('studio.sending.change')}
                      </Button>
                    ) : undefined}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : undefined}
      {chosen ? <SendingDialog store={chosen} onClose={() => setChosen(undefined)} /> : undefined}
    </Page>
  );
}

function SendingState({ store: { enabled, isFull } }: Readonly<{ store: SendingStore }>) {
  const { t } = useWords();
  if (!enabled) return <Badge tone="neutral">{t('studio.sending.state.off')}</Badge>;
  return <Badge tone={isFull ? 'warning' : 'good'}>{t(`studio.sending.state.${isFull ? 'full' : 'on'}`)}</Badge>;
}
