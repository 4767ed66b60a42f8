import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { listVouchers } from '@eyelet/contracts/loyalty/list-vouchers.ts';
import { readStanding } from '@eyelet/contracts/loyalty/read-standing.ts';
import { welcomePromotion } from '@eyelet/contracts/loyalty/welcome-promotion.ts';
import type { ShopContext } from '../shop/shop-context.ts';

/** A member's points with their vouchers, tier and codes; undefined for a consumer who is not a member. */
export async function loadMember(client: ShopContext['client']) {
  try {
    const [points, codes, standing] = await Promise.all([
      client.call(listVouchers, {}),
      client.call(welcomePromotion, {}),
      client.call(readStanding, {}),
    ]);
    return { ...points, standing, codes: [...(codes.promotion ? [codes.promotion] : []), ...codes.memberPromotions] };
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

export type MemberData = NonNullable<Awaited<ReturnType<typeof loadMember>>>;
