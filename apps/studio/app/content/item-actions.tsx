import { archiveContent } from '@eyelet/contracts/content/archive.ts';
import type { OpenedItem } from '@eyelet/contracts/content/item.ts';
import { publishContent } from '@eyelet/contracts/content/publish.ts';
import { restoreContent } from '@eyelet/contracts/content/restore.ts';
import { unpublishContent } from '@eyelet/contracts/content/unpublish.ts';
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../look/button.tsx';
import { Confirm } from '../look/confirm.tsx';
import { Menu, type MenuAction } from '../look/menu.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { useWords } from '../words/words.ts';
import { itemChanged } from './changed.ts';
import { Checklist } from './checklist.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';

type Act = 'publish' | 'unpublish' | 'archive' | 'restore' | 'schedule' | 'rename' | 'copy';

type ItemActionsProps = Readonly<{
  opened: OpenedItem;
  /** Awaited before what is there is published, such as a draft that is being saved; what is published then. */
  settled?: () => Promise<OpenedItem>;
  /** Whether there are changes that are not saved yet. */
  isUnsaved?: boolean;
}>;

/** The actions on an item that its state and the permissions of the person allow. */
export function ItemActions({ opened, settled, isUnsaved = false }: ItemActionsProps) {
  const { t } = useWords();
  const may = usePermission();
  const [act, setAct] = useState<Act>();
  const { item, publications } = opened;
  const { itemId, name, state } = item;
  const params = { itemId };
  const close = () => setAct(undefined);
  const isArchived = state === 'archived';
  const mayPublish = may('content.publish') && !isArchived;
  const isNews = item.published !== item.latest || isUnsaved;
  const reason = useId();

  const questions: Readonly<Partial<Record<Act, Question>>> = {
    publish: {
      label: t('studio.content.publish'),
      what: t('studio.content.publishWhat', { name, number: item.latest }),
      done: t('studio.content.isPublished', { name }),
      run: async () => {
        const version = (await settled?.())?.item.latest ?? item.latest;
        return call(publishContent, { params, body: { version } });
      },
    },
    unpublish: {
      label: t('studio.content.takeBackAll'),
      what: t('studio.content.takeBackWhat', { name, count: publications.length }),
      done: t('studio.content.takenBack', { name }),
      isDanger: true,
      run: () => call(unpublishContent, { params, body: {} }),
    },
    archive: {
      label: t('studio.content.archive'),
      what: t('studio.content.archiveWhat', { name, count: item.referrers }),
      done: t('studio.content.archived', { name }),
      isDanger: true,
      run: () => call(archiveContent, { params }),
    },
    restore: {
      label: t('studio.content.bringBack'),
      what: t('studio.content.bringBackWhat', { name }),
      done: t('studio.content.broughtBack', { name }),
      run: () => call(restoreContent, { params, body: { number: item.latest, version: item.latest } }),
    },
  };
  const asked = act && questions[act];

  const choices: readonly Readonly<MenuAction & { isOpen: boolean }>[] = [
    {
      id: 'schedule',
      label: t('studio.content.schedule'),
      isOpen: mayPublish,
      run: () => setAct('schedule'),
    },
    { id: 'copy', label: t('studio.content.duplicate'), isOpen: may('content.write'), run: () => setAct('copy') },
    { id: 'rename', label: t('studio.content.rename'), isOpen: mayPublish, run: () => setAct('rename') },
    {
      id: 'unpublish',
      label: t('studio.content.takeBackAll'),
      isOpen: mayPublish && publications.length > 0,
      isDanger: true,
      run: () => setAct('unpublish'),
    },
    {
      id: 'archive',
      label: t('studio.content.archive'),
      isOpen: mayPublish,
      isDanger: true,
      run: () => setAct('archive'),
    },
  ];
  const possible = choices.filter(({ isOpen }) => isOpen);
  return (
    <>
      {isArchived && may('content.write') ? (
        <Button kind="primary" onPress={() => setAct('restore')}>
          {t('studio.content.bringBack')}
        </Button>
      ) : undefined}
      {mayPublish && (isNews || settled) ? (
        <>
          {isNews ? undefined : (
            <span id={reason} className="hint">
              {t('studio.content.allPublished')}
            </span>
          )}
          <Button
            kind={isNews ? 'primary' : 'plain'}
            isIdle={!isNews}
            {...(isNews ? {} : { 'aria-describedby': reason })}
            onPress={() => setAct('publish')}
          >
            {t('studio.content.publish')}
          </Button>
        </>
      ) : undefined}
      {possible.length > 0 ? (
        <Menu label={t('studio.content.more')} trigger={<Ellipsis aria-hidden size={16} />} actions={possible} />
      ) : undefined}
      {asked ? (
        <Confirm
          title={asked.label}
          action={asked.label}
          isDanger={asked.isDanger ?? false}
          onClose={close}
          run={async () => {
            await itemChanged(await asked.run());
            showToast(asked.done);
          }}
        >
          <p>{asked.what}</p>
          {act === 'publish' ? <Checklist opened={opened} settled={settled} /> : undefined}
        </Confirm>
      ) : undefined}
      {act === 'schedule' ? <ScheduleDialog opened={opened} settled={settled} onClose={close} /> : undefined}
      {act === 'rename' ? <RenameDialog opened={opened} onClose={close} /> : undefined}
      {act === 'copy' ? <CopyDialog opened={opened} onClose={close} /> : undefined}
    </>
  );
}

type Question = Readonly<{
  label: string;
  what: ReactNode;
  done: string;
  isDanger?: boolean;
  run: () => Promise<OpenedItem>;
}>;
