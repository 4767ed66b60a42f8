import { audienceText } from '@eyelet/blocks/naming/market-text.ts';
import { placeText } from '@eyelet/blocks/naming/named-place.ts';
import type { Naming } from '@eyelet/blocks/naming/naming.ts';
import type { ContentFinding } from '@eyelet/contracts/content/check.ts';
import type { OpenedItem } from '@eyelet/contracts/content/item.ts';
import { Link } from 'react-router';
import { Badge } from '../look/badge.tsx';
import { Notice } from '../look/notice.tsx';
import { problemText } from '../session/problem.ts';
import { useWords } from '../words/words.ts';
import { findingText } from './finding-text.ts';
import { useNaming } from './naming.ts';
import { useChecklist } from './use-checklist.ts';

export type FindingPlace = Pick<ContentFinding, 'block' | 'member'>;

type ChecklistProps = Readonly<{
  opened: OpenedItem;
  /** Awaited before it is checked, such as a draft that is being saved. */
  settled?: (() => Promise<OpenedItem>) | undefined;
  /** Opens the block that a finding is in, or the item itself, if the checklist is beside it. */
  onLead?: (place: FindingPlace) => void;
}>;

/** The findings of the newest version of an item: what blocks its publication, and what is advised. */
export function Checklist({ opened, settled, onLead }: ChecklistProps) {
  const { t, language } = useWords();
  const naming = useNaming(opened.item.kind);
  const { data, error } = useChecklist(opened, settled);
  if (error) return <Notice tone="bad">{problemText(t, error)}</Notice>;
  if (!data) return <p className="hint">{t('studio.check.running')}</p>;
  const { findings } = data;
  const blocking = findings.filter(({ severity }) => severity === 'blocks');
  return (
    <section className="checklist" aria-label={t('studio.check.title')}>
      <p role="status">
        {t('studio.check.found', { blocking: blocking.length, others: findings.length - blocking.length })}
      </p>
      <ul className="plain-list">
        {[...blocking, ...findings.filter(({ severity }) => severity === 'warns')].map((finding) => (
          <li key={JSON.stringify(finding)} className="finding">
            <Badge tone={finding.severity === 'blocks' ? 'bad' : 'warning'}>{t(severities[finding.severity])}</Badge>
            <div>
              {findingText(t, language, finding)}{' '}
              <Lead finding={finding} opened={opened} naming={naming} onLead={onLead} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

type LeadProps = Readonly<{
  finding: ContentFinding;
  opened: OpenedItem;
  naming: Naming;
  onLead: ChecklistProps['onLead'];
}>;

/** Where a finding is, and the way there. */
function Lead({ finding: { audience, block, member }, opened: { item, document }, naming, onLead }: LeadProps) {
  const path = block === null ? (member === '' ? '' : `props.${member}`) : `blocks.${block}${member && '.'}${member}`;
  const place = path === '' ? '' : placeText(naming, path, [document]);
  const names = [audience === document.language ? '' : audienceText(naming.tag, audience), place].filter(
    (one) => one !== '',
  );
  const name = names.join(': ');
  if (name === '' || path === '') return <span className="hint">{name}</span>;
  if (onLead) {
    return (
      <button type="button" className="text-button" onClick={() => onLead({ block, member })}>
        {name}
      </button>
    );
  }
  const query = block === null ? '' : `?${new URLSearchParams({ block, member })}`;
  return <Link to={`/content/${item.itemId}/edit${query}`}>{name}</Link>;
}

export const severities = { blocks: 'studio.check.blocks', warns: 'studio.check.warns' } as const;
