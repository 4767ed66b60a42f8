import type { Transfer, TransferLine } from '@eyelet/contracts/transfers/transfer.ts';
import { Section } from '../record/section.tsx';
import { useWords } from '../words/words.ts';
import { Piece } from './piece.tsx';

/** What has become of pieces, in the order in which it is told. */
export const fates = ['received', 'damaged', 'lost', 'found', 'returned'] as const;

/** The goods of a transfer that is no draft, and what has become of them. */
export function TransferGoods({ transfer: { state, lines } }: Readonly<{ transfer: Transfer }>) {
  const { t } = useWords();
  return (
    <Section title={t('studio.transfers.goods')}>
      <ul className="pieces">
        {lines.map((line) => (
          <Piece key={line.upc} goods={line}>
            <dl className="fates">
              {numbersOf(line, state !== 'draft' && line.sent + line.found > 0).map(([what, n]) => (
                <div key={what}>
                  <dt>{t(`studio.transfers.fate.${what}`)}</dt>
                  <dd>{n}</dd>
                </div>
              ))}
            </dl>
          </Piece>
        ))}
      </ul>
    </Section>
  );
}

function numbersOf(line: TransferLine, hasLeft: boolean) {
  if (!hasLeft) return [['wanted', line.qty] as const];
  const moved = fates.map((fate) => [fate, line[fate]] as const).filter(([, n]) => n > 0);
  const open = line.inTransit > 0 ? [['inTransit', line.inTransit] as const] : [];
  return [['sent', line.sent] as const, ...moved, ...open];
}
