import type { Case } from '@eyelet/contracts/cases/case.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Facts, Section } from '../record/section.tsx';
import { dateTime, useWords } from '../words/words.ts';

/** The sender of a case, the product of a warranty case, and the cases that were merged into it. */
export function CaseDetails({ one }: Readonly<{ one: Case }>) {
  const { t, language } = useWords();
  const { warranty } = one;
  const ofWarranty: readonly (readonly [string, ReactNode])[] = warranty
    ? [
        [t('studio.cases.styleId'), <code key="style">{warranty.styleId}</code>],
        [t('studio.cases.purchase'), `${warranty.purchasePlace}, ${warranty.purchaseDate}`],
        [
          t('studio.cases.address'),
          warranty.address.map((line) => (
            <span key={line} className="line">
              {line}
            </span>
          )),
        ],
      ]
    : [];
  const ofMerged: readonly (readonly [string, ReactNode])[] =
    one.merged.length === 0
      ? []
      : [
          [
            t('studio.cases.merged.here'),
            <ul key="merged" className="plain-list">
              {one.merged.map(({ reference, about }) => (
                <li key={reference}>
                  <Link to={`/cases/${reference}`}>{reference}</Link> <span className="hint">{about}</span>
                </li>
              ))}
            </ul>,
          ],
        ];
  return (
    <Section title={t('studio.cases.details')}>
      <Facts
        facts={[
          [t('studio.cases.reference'), <code key="reference">{one.reference}</code>],
          [t('studio.cases.from'), `${one.firstName} ${one.lastName}`],
          [t('studio.email'), one.email],
          [t('studio.cases.phone'), one.phone || '–'],
          [t('studio.cases.account'), t(one.hasAccount ? 'studio.cases.account.yes' : 'studio.cases.account.no')],
          [t('studio.cases.order'), one.orderNumber ? <code key="order">{one.orderNumber}</code> : '–'],
          ...ofWarranty,
          ...ofMerged,
          [t('studio.cases.market'), one.locale.replace('_', '-')],
          [t('studio.cases.openedAt'), dateTime(language, one.openedAt)],
        ]}
      />
    </Section>
  );
}
