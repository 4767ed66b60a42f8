import { findStock, mostFoundSizes } from '@eyelet/contracts/stock/find.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { BackLink } from '../frame/back-link.tsx';
import { EmptyState } from '../frame/empty-state.tsx';
import { Page } from '../frame/page.tsx';
import { Filters } from '../list/filters.tsx';
import { useAddress } from '../list/use-address.ts';
import { Notice } from '../look/notice.tsx';
import { Select } from '../look/select.tsx';
import { call } from '../session/api.ts';
import { problemText } from '../session/problem.ts';
import { useWords } from '../words/words.ts';
import { goodsName } from './goods-name.ts';
import { usePlaces } from './use-places.ts';

/** What of a kind of goods is at a place, free, promised and on its way. */
export function StockPage() {
  const { t } = useWords();
  const places = usePlaces();
  const { address, set } = useAddress();
  const placeId = address.get('place') ?? places[0]?.id ?? '';
  const search = address.get('search') ?? '';
  const { data, error, isFetching } = useQuery({
    queryKey: ['stock', placeId, search],
    queryFn: () => call(findStock, { query: { placeId, search } }),
    enabled: placeId !== '' && search !== '',
    placeholderData: (before) => before,
  });
  const sizes = search === '' ? [] : (data?.sizes ?? []);
  const moving = (upc: string, way: 'from' | 'to', n: number) =>
    n === 0 ? '–' : <Link to={`/transfers?${new URLSearchParams({ upc, [way]: placeId })}`}>{n}</Link>;
  return (
    <Page
      title={t('studio.transfers.stock')}
      above={<BackLink to="/transfers">{t('studio.transfers.title')}</BackLink>}
      actions={
        <Select
          isInline
          label={t('studio.transfers.place')}
          value={placeId}
          options={places}
          onChange={(id) => set('place', id)}
        />
      }
    >
      <p className="hint page-hint">
        {t('studio.transfers.stock.what', { place: places.find(({ id }) => id === placeId)?.label ?? placeId })}
      </p>
      <div className="list">
        <Filters search={t('studio.transfers.stock.search')} filters={[]} />
        {error ? <Notice tone="bad">{problemText(t, error)}</Notice> : undefined}
        {search === '' || (data && sizes.length === 0 && !isFetching) ? (
          <EmptyState title={t(search === '' ? 'studio.transfers.stock.begin' : 'studio.list.noneFits')} />
        ) : undefined}
        {sizes.length > 0 ? (
          <div className="table-box" aria-busy={isFetching}>
            <table className="table" aria-label={t('studio.transfers.stock')}>
              <thead>
                <tr>
                  <th scope="col">{t('studio.transfers.goods')}</th>
                  {(['free', 'reserved', 'onHand', 'incoming', 'outgoing'] as const).map((what) => (
                    <th key={what} scope="col" className="amount">
                      {t(`studio.transfers.stock.${what}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {sizes.map(({ upc, sku, ...level }) => (
                  <tr key={upc}>
                    <td>
                      {goodsName(level)}
                      <span className="hint below">
                        <code>{sku}</code> · <code>{upc}</code>
                      </span>
                    </td>
                    <td className="amount">{level.free}</td>
                    <td className="amount">{level.reserved}</td>
                    <td className="amount">{level.onHand}</td>
                    <td className="amount">{moving(upc, 'to', level.incoming)}</td>
                    <td className="amount">{moving(upc, 'from', level.outgoing)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ) : undefined}
        {sizes.length === mostFoundSizes ? (
          <p className="hint">{t('studio.transfers.stock.more', { most: mostFoundSizes })}</p>
        ) : undefined}
      </div>
    </Page>
  );
}
