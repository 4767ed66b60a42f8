import { createHash } from 'node:crypto';
import { recordExperienceEvent } from '@eyelet/contracts/personalisation/record-event.ts';
import { addExperienceEvent } from '@eyelet/db/personalisation/experience-event.ts';
import { handle } from '../kernel/handle.ts';
import { unitOf } from './unit-of.ts';

/** Counts each visitor once for each variant and kind of event; who it was is not stored. */
export const recordExperienceEventHandler = handle(
  recordExperienceEvent,
  async ({ shop, session, preview, now }, { body }) => {
    if (preview) return { recorded: false };
    const { kind, experienceId, variantId, trackingEvent = null } = body;
    const whose = [unitOf(session, body.visitorId), experienceId, variantId ?? '', kind].join('\n');
    const eventHash = createHash('sha256').update(whose).digest();
    await addExperienceEvent(shop.database.db, { eventHash, kind, experienceId, variantId, trackingEvent, at: now });
    return { recorded: true };
  },
);
