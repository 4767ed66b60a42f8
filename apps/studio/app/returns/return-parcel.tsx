import type { DeskReturn } from '@eyelet/contracts/return-desk/return.ts';
import { Download } from 'lucide-react';
import { Notice } from '../look/notice.tsx';
import { Section } from '../record/section.tsx';
import { dateTime, useWords } from '../words/words.ts';
import { WithdrawnLabel } from './withdrawn-label.tsx';

/** The label of a return, its parcel, and what its carrier reports of it, the latest first. */
export function ReturnParcel({ one: { returnId, label, labelPath, parcel } }: Readonly<{ one: DeskReturn }>) {
  const { t, language } = useWords();
  if (!label && !labelPath && !parcel) return undefined;
  const why = label?.problem ? (
    <p>
      {t(`studio.packing.label.problem.${label.problem}`)} {label.detail === '' ? undefined : <q>{label.detail}</q>}
    </p>
  ) : undefined;
  return (
    <Section title={t('studio.returns.parcel')}>
      {label?.state === 'wanted' || label?.state === 'refused' ? (
        <Notice tone={label.state === 'wanted' ? 'info' : 'warning'}>
          {t(`studio.returns.label.${label.state === 'wanted' ? 'waiting' : 'refused'}`, { carrier: label.carrier })}
          {why}
        </Notice>
      ) : undefined}
      {label?.state === 'withdrawn' ? (
        <WithdrawnLabel returnId={returnId} label={label} isReplaceable={labelPath === null} />
      ) : undefined}
      {parcel ? (
        <p>
          {parcel.carrier}{' '}
          {parcel.trackingUrl === null ? <code>{parcel.trackingNumber}</code> : <TrackedNumber parcel={parcel} />}
        </p>
      ) : undefined}
      {parcel && parcel.scans.length > 0 ? (
        <ol className="timeline">
          {parcel.scans.toReversed().map(({ state, at, place }, index) => (
            <li key={index}>
              <span>{t(`studio.orders.scan.${state}`)}</span>
              {place === '' ? undefined : <span className="hint">{place}</span>}
              <time className="hint" dateTime={at}>
                {dateTime(language, at)}
              </time>
            </li>
          ))}
        </ol>
      ) : undefined}
      {labelPath === null ? undefined : (
        <a className="button button-plain" href={labelPath} download>
          <Download aria-hidden size={16} />
          {t('studio.returns.label')}
        </a>
      )}
    </Section>
  );
}

function TrackedNumber({ parcel }: Readonly<{ parcel: NonNullable<DeskReturn['parcel']> }>) {
  return (
    <a href={parcel.trackingUrl ?? undefined} rel="noreferrer" target="_blank">
      {parcel.trackingNumber}
    </a>
  );
}
