import type { AuditEntry } from '@eyelet/contracts/audit/entry.ts';
import { exportAudit } from '@eyelet/contracts/audit/export.ts';
import { listAudit } from '@eyelet/contracts/audit/list.ts';
import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import { listStaff } from '@eyelet/contracts/staff/list.ts';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { Page } from '../frame/page.tsx';
import type { Column } from '../list/column.ts';
import type { Filter } from '../list/filters.tsx';
import { List } from '../list/list.tsx';
import { actionLabel, actionLabels, actorName } from '../record/actions.ts';
import { Changes } from '../record/changes.tsx';
import { Facts } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { settingName } from '../words/settings.ts';
import { dateTime, useWords } from '../words/words.ts';
import { auditQuery } from './audit-query.ts';

const kinds = {
  staff: 'studio.audit.kind.staff',
  place: 'studio.audit.kind.place',
  role: 'studio.audit.kind.role',
  audit: 'studio.audit.kind.audit',
  setting: 'studio.audit.kind.setting',
  preview: 'studio.audit.kind.preview',
  event: 'studio.audit.kind.event',
  'follow-up': 'studio.audit.kind.followUp',
  medium: 'studio.audit.kind.medium',
  content: 'studio.audit.kind.content',
  case: 'studio.audit.kind.case',
  order: 'studio.audit.kind.order',
  return: 'studio.audit.kind.return',
  webhook: 'studio.audit.kind.webhook',
  'api-key': 'studio.audit.kind.apiKey',
  cart: 'studio.audit.kind.cart',
  promotion: 'studio.audit.kind.promotion',
  associate: 'studio.audit.kind.associate',
  'gift-card': 'studio.audit.kind.giftCard',
  member: 'studio.audit.kind.member',
  allowance: 'studio.audit.kind.allowance',
  reconciliation: 'studio.audit.kind.reconciliation',
  text: 'studio.audit.kind.text',
} as const;

const peopleShown = 200;

/** The people that the audit may be narrowed to; none for those who may not see the staff. */
function usePeople() {
  const may = usePermission();
  const { data } = useQuery({
    queryKey: ['people'],
    queryFn: () => call(listStaff, { query: { limit: peopleShown } }),
    enabled: may('staff.read'),
  });
  return data?.rows ?? [];
}

export function AuditList() {
  const { t, language } = useWords();
  const may = usePermission();
  const [address] = useSearchParams();
  const people = usePeople();
  const kindLabel = (kind: string) => (kind in kinds ? t(kinds[kind as keyof typeof kinds]) : kind);
  const columns: readonly Column<AuditEntry>[] = [
    { id: 'at', label: t('studio.audit.when'), show: ({ at }) => dateTime(language, at) },
    { id: 'who', label: t('studio.audit.who'), show: (entry) => actorName(t, entry) },
    { id: 'what', label: t('studio.audit.what'), show: ({ action }) => actionLabel(t, action) },
    { id: 'subject', label: t('studio.audit.subject'), leaves: 'phone', show: subjectOf },
    { id: 'from', label: t('studio.audit.from'), leaves: 'tablet', show: ({ device }) => device || '–' },
  ];
  const choices = (labels: Readonly<Record<string, string>>) =>
    Object.entries(labels).map(([id, label]) => ({ id, label }));
  const filters: readonly Filter[] = [
    ...(may('staff.read')
      ? [
          {
            kind: 'choice' as const,
            name: 'staffId',
            label: t('studio.audit.who'),
            options: people.map(({ staffId, name }) => ({ id: staffId, label: name })),
          },
        ]
      : []),
    {
      kind: 'choice',
      name: 'action',
      label: t('studio.audit.what'),
      options: choices(Object.fromEntries(Object.keys(actionLabels).map((id) => [id, actionLabel(t, id)]))),
    },
    {
      kind: 'choice',
      name: 'subjectKind',
      label: t('studio.audit.subject'),
      options: choices(Object.fromEntries(Object.entries(kinds).map(([id, label]) => [id, t(label)]))),
    },
    { kind: 'day', name: 'from', label: t('studio.audit.fromDay') },
    { kind: 'day', name: 'to', label: t('studio.audit.toDay') },
    // A link from a record narrows the list to it; there is nothing to choose.
    { kind: 'link', name: 'subjectId', label: t('studio.audit.oneRecord') },
  ];
  const exported = requestUrl(exportAudit, { query: auditQuery(Object.fromEntries(address)) });
  return (
    <Page
      title={t('studio.audit.title')}
      actions={
        <a className="button button-plain" href={exported} download>
          <Download aria-hidden size={16} />
          {t('studio.audit.export')}
        </a>
      }
    >
      <List
        name="audit"
        label={t('studio.audit.title')}
        columns={columns}
        filters={filters}
        rowId={({ entryId }) => String(entryId)}
        more={(entry) => (
          <div className="stack">
            <Changes before={entry.before} after={entry.after} />
            <Facts
              facts={[
                [t('studio.audit.subject'), subjectOf(entry)],
                [t('studio.audit.network'), entry.network || '–'],
                [t('studio.audit.device'), entry.device || '–'],
                [t('studio.audit.correlation'), <code key="id">{entry.correlationId}</code>],
              ]}
            />
          </div>
        )}
        read={(query, after) => call(listAudit, { query: { ...auditQuery(query), after } })}
        empty={{ title: t('studio.audit.none') }}
      />
    </Page>
  );

  function subjectOf({ subjectKind, subjectId }: AuditEntry) {
    const person = subjectKind === 'staff' ? people.find((one) => one.staffId === subjectId) : undefined;
    const kind = kindLabel(subjectKind);
    if (subjectKind === 'setting') {
      const name = settingName(t, subjectId);
      return may('settings.read') ? <Link to={`/settings#${subjectId}`}>{name}</Link> : name;
    }
    if (subjectKind === 'text') {
      const [wording = '', textKey = ''] = subjectId.split(' ');
      const name = <code>{textKey}</code>;
      return may('settings.read') ? <Link to={`/texts/${wording}/${textKey}`}>{name}</Link> : name;
    }
    const isNumbered = subjectKind === 'preview' || subjectKind === 'follow-up';
    const label = person?.name ?? (isNumbered ? `${kind} ${subjectId}` : kind);
    const path = subjectKind === 'staff' ? `/staff/${subjectId}` : `/roles/${subjectId}`;
    const leads = may('staff.read') && (person !== undefined || subjectKind === 'role');
    return leads ? <Link to={path}>{label}</Link> : label;
  }
}
