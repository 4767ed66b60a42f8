import { publishContent } from '@eyelet/contracts/content/publish.ts';
import { insertPublication } from '@eyelet/db/content/publication.ts';
import { handle } from '../kernel/handle.ts';
import { refuse, refuseStale } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { changePublications } from './change-publications.ts';
import { refuseUnfit } from './checklist/refuse-unfit.ts';

/** Publishes the newest version at once. */
export const publishContentHandler = handle(publishContent, (context, { params: { itemId }, body: { version } }) =>
  changePublications(context, publishContent, itemId, async (tx, before) => {
    const { item } = before;
    if (item.state === 'archived') return refuse('STF404');
    if (item.published === version) return 'same';
    if (version > item.latest) return refuse('STF400', { member: 'version' });
    if (version !== item.latest) return refuseStale('STF409', before);
    const { now } = context;
    const unfit = await refuseUnfit(context, tx, item, before.document, now);
    if (unfit) return unfit;
    const time = { startsAt: now, endsAt: null, madeAt: now, madeBy: staffOf(context).name };
    await insertPublication(tx, { itemId, version, ...time });
    return 'done';
  }),
);
