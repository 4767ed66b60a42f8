import type { StaffMe } from '@eyelet/contracts/staff-account/me.ts';
import { idleMinutes, provenUntil } from '@eyelet/domain/staff/sessions.ts';
import { logoOf } from '../brand/logo.ts';
import type { Shop } from '../kernel/shop.ts';
import type { StaffCaller } from '../kernel/staff-caller.ts';

/** The signed-in person as the studio reads it. */
export function meOf(shop: Pick<Shop, 'settings'>, caller: StaffCaller): StaffMe {
  const { staffId, email, name, language, roles, permissions, preferences, version, sessionId } = caller;
  const endsAt = caller.endsAt.toISOString();
  return {
    ...{ staffId, email, name, language, preferences, version },
    shop: { name: shop.settings.current()['brand.name'], logo: logoOf(shop)?.path ?? null },
    roles: roles.map((role) => ({ ...role })),
    permissions: [...permissions],
    session: { sessionId, idleMinutes, endsAt, provenUntil: provenUntil(caller.provenAt).toISOString() },
  };
}
