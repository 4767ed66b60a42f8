import type { Simulated } from '@eyelet/contracts/promotion-desk/simulate.ts';
import { Link } from 'react-router';
import { money } from '../words/money.ts';
import { useWords } from '../words/words.ts';
import { marketsText } from './words.ts';

/** What a promotion would have cost, by market, and the promotions that it would have displaced. */
export function SimulatedTables({ of: { markets, displaced, next } }: Readonly<{ of: Simulated }>) {
  const words = useWords();
  const { t, language } = words;
  if (markets.length === 0) return next === null ? <p>{t('studio.promotions.simulatedNone')}</p> : undefined;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it by keyboard */}
      <div className="table-box" tabIndex={0}>
        <table className="table" aria-label={t('studio.promotions.simulate')}>
          <thead>
            <tr>
              <th scope="col">{t('studio.home.market')}</th>
              <th scope="col">{t('studio.promotions.orders')}</th>
              <th scope="col">{t('studio.promotions.simulatedGoods')}</th>
              <th scope="col">{t('studio.promotions.discount')}</th>
              <th scope="col">{t('studio.promotions.simulatedFurther')}</th>
            </tr>
          </thead>
          <tbody>
            {markets.map(({ market, currency, orders, goods, discount, further }) => (
              <tr key={market}>
                <td>{marketsText(words, [market])}</td>
                <td>{orders}</td>
                <td>{money(language, goods, currency)}</td>
                <td>{money(language, discount, currency)}</td>
                <td>{money(language, further, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {displaced.length === 0 ? undefined : (
        <div className="form-part">
          <h3>{t('studio.promotions.displaced')}</h3>
          <dl className="facts">
            {displaced.map(({ promotionId, name, orders }) => (
              <div key={promotionId}>
                <dt>
                  <Link to={`/promotions/${promotionId}`}>{name}</Link>
                </dt>
                <dd>{t('studio.promotions.displacedOn', { orders })}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </>
  );
}
