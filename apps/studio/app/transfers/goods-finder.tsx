import { findStock, type StockedSize } from '@eyelet/contracts/stock/find.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { TextField } from '../look/text-field.tsx';
import { call } from '../session/api.ts';
import { problemText } from '../session/problem.ts';
import { useWords } from '../words/words.ts';
import { goodsName } from './goods-name.ts';
import { Piece } from './piece.tsx';
import { stockText } from './stock-text.ts';

type GoodsFinderProps = Readonly<{
  placeId: string;
  /** Adds a piece of a size. */
  onAdd: (size: StockedSize) => void;
}>;

const typedMs = 200;
const shown = 12;

/** Finds sizes by name, SKU or UPC with what is free of them at a place. Enter adds a piece of the only or first one, so that scanning adds. */
export function GoodsFinder({ placeId, onAdd }: GoodsFinderProps) {
  const { t } = useWords();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [missed, setMissed] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), typedMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const ask = (asked: string) => call(findStock, { query: { placeId, search: asked } });
  const { data, error } = useQuery({
    queryKey: ['stock', placeId, search],
    queryFn: () => ask(search),
    enabled: search !== '' && placeId !== '',
  });
  const sizes = search === '' ? [] : (data?.sizes ?? []);

  async function addFirst(): Promise<void> {
    const asked = typed.trim();
    if (asked === '') return;
    setTyped('');
    setMissed(undefined);
    setFailure(undefined);
    try {
      // A scanner types faster than the search answers.
      const [first] = (await ask(asked)).sizes;
      if (first) onAdd(first);
      else setMissed(asked);
    } catch (problem) {
      setFailure(problem);
    }
  }

  const problem = failure ?? error;
  return (
    <div className="stack">
      <TextField
        name="goods"
        label={t('studio.transfers.find')}
        hint={t('studio.transfers.find.hint')}
        value={typed}
        autoComplete="off"
        maxLength={100}
        onChange={setTyped}
        onEnter={() => void addFirst()}
      />
      {problem ? <Notice tone="bad">{problemText(t, problem)}</Notice> : undefined}
      {missed === undefined ? undefined : (
        <Notice tone="warning">{t('studio.transfers.find.none', { search: missed })}</Notice>
      )}
      {search !== '' && data && sizes.length === 0 ? (
        <Notice tone="info">{t('studio.transfers.find.none', { search })}</Notice>
      ) : undefined}
      {sizes.length > 0 ? (
        <ul className="pieces pieces-found" aria-label={t('studio.transfers.found')}>
          {sizes.slice(0, shown).map((size) => (
            <Piece key={size.upc} goods={size} hint={stockText(t, size)}>
              <Button
                aria-label={t('studio.transfers.addGoods', { goods: goodsName(size) })}
                onPress={() => onAdd(size)}
              >
                {t('studio.transfers.add')}
              </Button>
            </Piece>
          ))}
        </ul>
      ) : undefined}
    </div>
  );
}
