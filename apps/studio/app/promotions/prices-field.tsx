import type { Translate } from '@eyelet/messages/translate.ts';
import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { TextArea } from '../look/text-area.tsx';
import { useWords } from '../words/words.ts';
import { textOfFile } from './prices-file.ts';
import { mostCharacters, type PricesProblem, pricesOf } from './prices-text.ts';

type PricesFieldProps = Readonly<{ value: string; onChange: (value: string) => void }>;

/** The prices of a list, as lines that can be typed, pasted from a spreadsheet, or read from a file. */
export function PricesField({ value, onChange }: PricesFieldProps) {
  const { t } = useWords();
  const [refused, setRefused] = useState<string>();
  const { prices, problem } = pricesOf(value);
  const error = problem && problemText(t, problem);

  async function take(file: File): Promise<void> {
    const read = await textOfFile(file);
    if ('text' in read) onChange(read.text);
    setRefused('text' in read ? undefined : problemText(t, { kind: read.problem }));
  }

  return (
    <>
      <TextArea
        name="benefit.prices"
        label={t('studio.promotions.prices')}
        hint={t('studio.promotions.pricesHint')}
        error={error}
        value={value}
        rows={10}
        onChange={(text) => {
          setRefused(undefined);
          onChange(text);
        }}
      />
      <output className="hint">{t('studio.promotions.pricesCount', { count: prices.length })}</output>
      <div className="section-actions">
        <FileTrigger
          acceptedFileTypes={['.csv', '.txt', 'text/csv', 'text/plain']}
          onSelect={(files) => files?.[0] && void take(files[0])}
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
      {refused === undefined ? undefined : <Notice tone="bad">{refused}</Notice>}
    </>
  );
}

function problemText(t: Translate, problem: PricesProblem | Readonly<{ kind: 'unread' }>): string {
  switch (problem.kind) {
    case 'long':
      return t('studio.promotions.pricesLong', { most: mostCharacters });
    case 'unread':
      return t('studio.promotions.pricesUnread');
    case 'line':
      return t('studio.promotions.pricesLine', problem);
    case 'twice':
      return t('studio.promotions.pricesTwice', problem);
  }
}
