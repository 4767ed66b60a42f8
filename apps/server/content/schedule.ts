import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import { scheduleContent } from '@eyelet/contracts/content/schedule.ts';
import { insertPublication } from '@eyelet/db/content/publication.ts';
import { findVersion } from '@eyelet/db/content/version.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { changePublications } from './change-publications.ts';
import { refuseUnfit } from './checklist/refuse-unfit.ts';

/** Publishes a version from one instant on, until another if given. */
export const scheduleContentHandler = handle(scheduleContent, (context, { params: { itemId }, body }) =>
  changePublications(context, scheduleContent, itemId, async (tx, { item, publications }) => {
    const { now } = context;
    if (item.state === 'archived') return refuse('STF404');
    const startsAt = new Date(body.startsAt);
    const endsAt = body.endsAt === null ? null : new Date(body.endsAt);
    const isThere = publications.some(
      (one) =>
        one.version === body.version &&
        one.startsAt === startsAt.toISOString() &&
        one.endsAt === (endsAt?.toISOString() ?? null),
    );
    if (isThere) return 'same';
    if (startsAt <= now) return refuse('STF400', { member: 'startsAt' });
    if (endsAt && endsAt <= startsAt) return refuse('STF400', { member: 'endsAt' });
    const version = await findVersion(tx, itemId, body.version);
    if (!version) return refuse('STF400', { member: 'version' });
    const unfit = await refuseUnfit(context, tx, item, version.document as ContentDocument, startsAt);
    if (unfit) return unfit;
    const made = { madeAt: now, madeBy: staffOf(context).name };
    await insertPublication(tx, { itemId, version: body.version, startsAt, endsAt, ...made });
    return 'done';
  }),
);
