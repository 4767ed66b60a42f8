import { findStock } from '@eyelet/contracts/stock/find.ts';
import { mostTransferUnits, type Transfer } from '@eyelet/contracts/transfers/transfer.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { ScanField } from '../record/scan-field.tsx';
import { Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { problemText } from '../session/problem.ts';
import { useWords } from '../words/words.ts';
import { CountField } from './count-field.tsx';
import { countsLeft } from './counts-left.ts';
import { goodsName } from './goods-name.ts';
import { type Count, type Counted, useCounts } from './kept-counts.ts';
import { Piece } from './piece.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';

const none: Count = { received: 0, damaged: 0 };

/** What has come of a transfer, counted by scanning, with buttons or by typing, and then checked and received. */
export function Receipt({ transfer }: Readonly<{ transfer: Transfer }>) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { stepId, counts, strangers, change, forget, goOn } = useCounts(transfer);
  const [said, setSaid] = useState<Readonly<{ tone: 'good' | 'warning' | 'bad'; text: string }>>();
  const [isAsking, setAsking] = useState(false);
  const expected = transfer.lines.filter(({ inTransit }) => inTransit > 0);
  const others = Object.keys(counts).filter((upc) => expected.every((line) => line.upc !== upc));
  const goods: readonly Counted[] = [...expected, ...others.map(strangerOf)];
  const countOf = (upc: string) => counts[upc] ?? none;
  const sum = goods.reduce((all, { upc }) => all + countOf(upc).received + countOf(upc).damaged, 0);

  /** What was not sent, or has all come already. */
  function strangerOf(upc: string): Counted {
    const known = [...transfer.lines, ...strangers].find((one) => one.upc === upc);
    const { sku = upc, name = upc, colour = '', size = '', image = '' } = known ?? {};
    return { upc, sku, name, colour, size, image, inTransit: 0 };
  }

  function countUp(one: Counted, isNew = false): void {
    const more = ({ received, damaged }: Count) => ({ received: Math.min(mostTransferUnits, received + 1), damaged });
    change((before) => ({ ...before, [one.upc]: more(before[one.upc] ?? none) }), isNew ? one : undefined);
    const text = { name: `${one.name}, ${one.size}`, n: more(countOf(one.upc)).received };
    if (one.inTransit > 0) setSaid({ tone: 'good', text: t('studio.transfers.counted', text) });
    else setSaid({ tone: 'warning', text: t('studio.transfers.countedStranger', text) });
  }

  async function scan(upc: string): Promise<void> {
    const known = goods.find((one) => one.upc === upc);
    if (known) return countUp(known);
    try {
      const { sizes } = await call(findStock, { query: { placeId: transfer.to.placeId, search: upc } });
      const found = sizes.find((one) => one.upc === upc);
      if (!found) return setSaid({ tone: 'bad', text: t('studio.transfers.unknown', { upc }) });
      const { sku, name, colour, size, image } = found;
      countUp({ upc, sku, name, colour, size, image, inTransit: 0 }, true);
    } catch (error) {
      setSaid({ tone: 'bad', text: problemText(t, error) });
    }
  }

  return (
    <>
      <Section title={t('studio.transfers.count')} hint={t('studio.transfers.count.hint')}>
        <ScanField onScan={(upc) => void scan(upc)} action={t('studio.transfers.countOne')} autoFocus />
        {said === undefined ? undefined : <Notice tone={said.tone}>{said.text}</Notice>}
      </Section>
      <Section
        title={t('studio.transfers.goods')}
        actions={
          <Button
            onPress={() => {
              const all = expected.map(({ upc, inTransit }) => {
                const { damaged } = countOf(upc);
                return [upc, { received: Math.max(0, inTransit - damaged), damaged }] as const;
              });
              change((before) => ({ ...before, ...Object.fromEntries(all) }));
            }}
          >
            {t('studio.transfers.allCame')}
          </Button>
        }
      >
        <ul className="pieces pieces-counted" aria-label={t('studio.transfers.goods')}>
          {goods.map((one) => {
            const { received, damaged } = countOf(one.upc);
            const name = goodsName(one);
            const n = received + damaged;
            return (
              <Piece
                key={one.upc}
                goods={one}
                hint={
                  <span className={n === one.inTransit ? 'count-right' : n > one.inTransit ? 'count-over' : ''}>
                    {t('studio.transfers.countOf', { n, expected: one.inTransit })}
                  </span>
                }
              >
                <div className="counts">
                  <CountField
                    name={`received-${one.upc}`}
                    label={t('studio.transfers.good')}
                    goods={name}
                    value={received}
                    most={mostTransferUnits}
                    onChange={(next) => change((before) => ({ ...before, [one.upc]: { received: next, damaged } }))}
                  />
                  <CountField
                    name={`damaged-${one.upc}`}
                    label={t('studio.transfers.fate.damaged')}
                    goods={name}
                    value={damaged}
                    most={mostTransferUnits}
                    onChange={(next) => change((before) => ({ ...before, [one.upc]: { received, damaged: next } }))}
                  />
                </div>
              </Piece>
            );
          })}
        </ul>
      </Section>
      <div className="foot-bar receipt-bar">
        <span className="grow">{t('studio.transfers.countOf', { n: sum, expected: transfer.inTransit })}</span>
        <Button kind="primary" onPress={() => setAsking(true)}>
          {t('studio.transfers.check')}
        </Button>
      </div>
      {isAsking ? (
        <ReceiptDialog
          transfer={transfer}
          stepId={stepId}
          goods={goods}
          counts={counts}
          onReceived={({ transferId, steps }) => {
            const left = countsLeft(counts, steps.find((step) => step.stepId === stepId)?.lines ?? []);
            if (Object.keys(left).length > 0) return goOn(left);
            forget();
            navigate(`/transfers/${transferId}`, { replace: true });
          }}
          onClose={() => setAsking(false)}
        />
      ) : undefined}
    </>
  );
}
