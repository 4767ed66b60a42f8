import type { Case } from '@eyelet/contracts/cases/case.ts';
import { readCaseDocument } from '@eyelet/contracts/cases/read-document.ts';
import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import { Section } from '../record/section.tsx';
import { useWords } from '../words/words.ts';

type CaseDocumentsProps = Readonly<{ reference: string; documents: Case['documents'] }>;

/** The documents of a case, to be saved; they come from outside, and are never shown here. */
export function CaseDocuments({ reference, documents }: CaseDocumentsProps) {
  const { t, language } = useWords();
  const size = new Intl.NumberFormat(language, { style: 'unit', unit: 'kilobyte' });
  return (
    <Section title={t('studio.cases.documents')} hint={t('studio.cases.documents.hint')}>
      <ul className="plain-list">
        {documents.map(({ documentId, name, bytes }) => (
          <li key={documentId}>
            <a href={requestUrl(readCaseDocument, { params: { reference, documentId } })} download={name}>
              {name}
            </a>{' '}
            <span className="hint">{size.format(Math.ceil(bytes / 1024))}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
