import type { Translate } from '@eyelet/messages/translate.ts';
import { Download, Upload } from 'lucide-react';
import { FileTrigger } from 'react-aria-components';
import { Button } from '../look/button.tsx';
import { TextArea } from '../look/text-area.tsx';
import { useWords } from '../words/words.ts';
import { type LineProblem, pricesOf } from './prices-text.ts';

type PricesFieldProps = Readonly<{ value: string; onChange: (value: string) => void }>;

/** Characters of a list with five hundred products and a price in each currency, with room to spare. */
const mostCharacters = 60_000;

/** The prices of a list, as lines that can be typed, pasted from a spreadsheet, or read from a file. */
export function PricesField({ value, onChange }: PricesFieldProps) {
  const { t } = useWords();
  const { prices, problem } = pricesOf(value);
  const error = problem && problemText(t, problem);
  return (
    <>
      <TextArea
        name="benefit.prices"
        label={t('studio.promotions.prices')}
        hint={t('studio.promotions.pricesHint')}
        error={error}
        value={value}
        rows={10}
        maxLength={mostCharacters}
        onChange={onChange}
      />
      <output className="hint">{t('studio.promotions.pricesCount', { count: prices.length })}</output>
      <div className="line">
        <FileTrigger
          acceptedFileTypes={['.csv', '.txt', 'text/csv', 'text/plain']}
          onSelect={(files) => void files?.[0]?.text().then((text) => onChange(text.slice(0, mostCharacters)))}
        >
          <Button>
            <Upload aria-hidden size={14} />
            {t('studio.promotions.pricesImport')}
          </Button>
        </FileTrigger>
        {value === '' ? undefined : (
          <a
            className="button button-plain"
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(value)}`}
            download="prices.csv"
          >
            <Download aria-hidden size={14} />
            {t('studio.promotions.pricesExport')}
          </a>
        )}
      </div>
    </>
  );
}

function problemText(t: Translate, { kind, line, text }: LineProblem): string {
  return t(kind === 'line' ? 'studio.promotions.pricesLine' : 'studio.promotions.pricesTwice', { line, text });
}
