import type { Report, ReportTotal } from '@eyelet/contracts/reports/report.ts';
import { money } from '../words/money.ts';
import { useWords } from '../words/words.ts';
import { FigureTile } from './figure-tile.tsx';

type FigureTilesProps = Readonly<{ report: Report; total: ReportTotal | undefined }>;

/** The figures of a report, those of money in one currency. */
export function FigureTiles({ report: { carts, returns, stock }, total }: FigureTilesProps) {
  const { t, language } = useWords();
  const numbers = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <dl className="figure-tiles">
      {total ? (
        <>
          <FigureTile
            name={t('studio.home.sales')}
            value={money(language, total.sales, total.currency)}
            now={total.sales}
            before={total.before.sales}
            what={t('studio.home.salesWhat')}
          />
          <FigureTile
            name={t('studio.home.orders')}
            value={numbers.format(total.orders)}
            now={total.orders}
            before={total.before.orders}
            what={t('studio.home.ordersWhat')}
          />
          <FigureTile
            name={t('studio.home.averageOrder')}
            value={money(language, total.averageOrder, total.currency)}
            what={t('studio.home.averageOrderWhat')}
          />
          <FigureTile
            name={t('studio.home.units')}
            value={numbers.format(total.units)}
            what={t('studio.home.unitsWhat')}
          />
          <FigureTile
            name={t('studio.home.refunded')}
            value={money(language, total.refunded, total.currency)}
            what={t('studio.home.refundedWhat')}
          />
        </>
      ) : undefined}
      <FigureTile
        name={t('studio.home.carts')}
        value={carts.begun === 0 ? '–' : percent.format(carts.ordered / carts.begun)}
        what={t('studio.home.cartsWhat', carts)}
      />
      <FigureTile
        name={t('studio.home.returns')}
        value={numbers.format(returns.announced)}
        what={t('studio.home.returnsWhat', { count: returns.units })}
      />
      <FigureTile
        name={t('studio.home.soldOut')}
        value={numbers.format(stock.soldOut)}
        what={t('studio.home.soldOutWhat', { skus: stock.skus })}
      />
    </dl>
  );
}
