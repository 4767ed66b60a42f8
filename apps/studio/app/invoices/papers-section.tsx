import { listPapers } from '@eyelet/contracts/invoices/list.ts';
import { readIssuedPaper } from '@eyelet/contracts/invoices/read-issued.ts';
import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '../look/notice.tsx';
import { Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { problemText } from '../session/problem.ts';
import { money } from '../words/money.ts';
import { dayOnly, useWords } from '../words/words.ts';

/** The papers that were issued for an order, each as a PDF, and as XML where it is an e-invoice. */
export function PapersSection({ orderNumber }: Readonly<{ orderNumber: string }>) {
  const { t, language } = useWords();
  const { data, error } = useQuery({
    queryKey: ['order-papers', orderNumber],
    queryFn: () => call(listPapers, { params: { orderNumber } }),
  });
  if (error) return <Notice tone="bad">{problemText(t, error)}</Notice>;
  if (!data || data.papers.length === 0) return undefined;
  return (
    <Section title={t('studio.papers.title')}>
      <ul className="plain-list">
        {data.papers.map(({ number, kind, issuedOn, total, currency, hasXml }) => (
          <li key={number} className="stack-tight">
            <span className="badges">
              <span>
                {t(`studio.papers.kind.${kind === 'invoice' ? 'invoice' : 'credit'}`)} <code>{number}</code>
              </span>
              <strong>{money(language, total, currency)}</strong>
            </span>
            <span className="badges">
              <span className="hint">{dayOnly(language, issuedOn)}</span>
              {(hasXml ? (['pdf', 'xml'] as const) : (['pdf'] as const)).map((format) => (
                <a
                  key={format}
                  href={requestUrl(readIssuedPaper, { params: { paperNumber: number }, query: { format } })}
                  aria-label={t('studio.papers.download', { number, format: format.toUpperCase() })}
                  download
                >
                  {format.toUpperCase()}
                </a>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
