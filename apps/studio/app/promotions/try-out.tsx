import { type Tried, triedShoppers, tryDeskPromotion } from '@eyelet/contracts/promotion-desk/try.ts';
import { Plus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { TargetSearch } from '../editor/links/target-search.tsx';
import { Button } from '../look/button.tsx';
import { Dialog } from '../look/dialog.tsx';
import { Notice } from '../look/notice.tsx';
import { Select } from '../look/select.tsx';
import { TextField } from '../look/text-field.tsx';
import { Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { memberProblems, problemText } from '../session/problem.ts';
import { namedMarkets } from '../words/markets.ts';
import { useWords } from '../words/words.ts';
import { TriedReceipt } from './tried-receipt.tsx';
import type { PromotionMembers } from './values.ts';

type TryOutProps = Readonly<{
  promotionId: string | null;
  /** The id that a new one will have. */
  newId?: string;
  members: () => PromotionMembers;
}>;

type Line = Readonly<{ productId: string; name: string; quantity: string }>;

/** How long nothing is typed before what was tried is tried again. */
const pauseMs = 600;

/**
 * A cart to try a promotion on before it is saved, priced as carts of shoppers are. Once it was tried, it follows what is changed in
 * the form and in the cart.
 */
export function TryOut({ promotionId, newId = '', members }: TryOutProps) {
  const { t, language } = useWords();
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [market, setMarket] = useState<string>(namedMarkets(language)[0]?.id ?? '');
  const [shopper, setShopper] = useState<(typeof triedShoppers)[number]>('guest');
  const [isFinding, setFinding] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [tried, setTried] = useState<Tried>();
  const [problem, setProblem] = useState<string>();
  const wanted = lines.map(({ productId, quantity }) => ({ productId, quantity: Number(quantity) }));
  const promotion = members();
  const body = { promotionId, newId, promotion, market, shopper, at: null, lines: wanted };
  const written = JSON.stringify(body);
  /** What was tried last; the answer to what was tried before is late. */
  const last = useRef<string>(undefined);

  async function run(): Promise<void> {
    last.current = written;
    const isLate = () => last.current !== written;
    setBusy(true);
    try {
      const answer = await call(tryDeskPromotion, { body });
      if (isLate()) return;
      setTried(answer);
      setProblem(undefined);
    } catch (error) {
      if (isLate()) return;
      setTried(undefined);
      setProblem(Object.values(memberProblems(error))[0] ?? problemText(t, error));
    } finally {
      if (!isLate()) setBusy(false);
    }
  }

  useEffect(() => {
    if (last.current === undefined || last.current === written || lines.length === 0) return undefined;
    const timer = setTimeout(() => void run(), pauseMs);
    return () => clearTimeout(timer);
  });

  return (
    <Section title={t('studio.promotions.try')} hint={t('studio.promotions.tryHint')}>
      <ul className="plain-list">
        {lines.map((line, index) => (
          <li key={line.productId} className="line">
            <span className="grow wraps">{line.name}</span>
            <TextField
              name={`quantity.${line.productId}`}
              label={t('studio.promotions.quantity')}
              value={line.quantity}
              inputMode="numeric"
              maxLength={2}
              onChange={(quantity) => setLines(lines.with(index, { ...line, quantity }))}
            />
            <Button
              kind="quiet"
              isSquare
              aria-label={t('studio.editor.takeOut', line)}
              onPress={() => setLines(lines.toSpliced(index, 1))}
            >
              <X aria-hidden size={14} />
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <Button onPress={() => setFinding(true)}>
          <Plus aria-hidden size={14} />
          {t('studio.promotions.addProduct')}
        </Button>
      </div>
      <div className="field-row">
        <Select label={t('studio.home.market')} value={market} options={namedMarkets(language)} onChange={setMarket} />
        <Select
          label={t('studio.promotions.triedAs')}
          value={shopper}
          options={triedShoppers.map((id) => ({ id, label: t(`studio.promotions.shopper.${upper(id)}`) }))}
          onChange={(next) => setShopper(triedShoppers.find((one) => one === next) ?? 'guest')}
        />
      </div>
      {problem === undefined ? undefined : <Notice tone="bad">{problem}</Notice>}
      <div className="form-actions">
        <Button isPending={isBusy} isDisabled={lines.length === 0} onPress={run}>
          {t('studio.promotions.tryNow')}
        </Button>
      </div>
      {tried ? <TriedReceipt tried={tried} name={promotion.texts[language].name} /> : undefined}
      {isFinding ? (
        <Dialog title={t('studio.promotions.addProduct')} onClose={() => setFinding(false)}>
          <div className="stack">
            <TargetSearch
              kinds={['product']}
              onChoose={({ id, name }) => {
                const others = lines.filter(({ productId }) => productId !== id);
                setLines([...others, { productId: id, name, quantity: '1' }]);
                setFinding(false);
              }}
            />
          </div>
        </Dialog>
      ) : undefined}
    </Section>
  );
}

const upper = <T extends string>(text: T) => text.toUpperCase() as Uppercase<T>;
