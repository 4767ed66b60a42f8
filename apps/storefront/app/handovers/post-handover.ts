import { token as tokenCall } from '@eyelet/contracts/auth/token.ts';
import { createHandover } from '@eyelet/contracts/handovers/create.ts';
import { takeHandover } from '@eyelet/contracts/handovers/take.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { tokenIn } from '@eyelet/domain/handovers/handover.ts';
import { redirect } from 'react-router';
import { textOf } from '../forms/answer.ts';
import type { ShopContext } from '../shop/shop-context.ts';
import { handoverFields, handoverPath } from './fields.ts';

/** What to show when a form was refused; `unread`: what was scanned or typed is no code. */
export type Refused = Readonly<{ problem?: string; unread?: string }>;

/** Carries out a form of the page: makes a code, opens a scanned one, or takes a cart. */
export async function postHandover(shop: ShopContext, request: Request): Promise<Refused | Response> {
  const posted = await request.formData();
  const { locale } = shop.market;
  const toLink = (token: string) =>
    redirect(`/${locale}${handoverPath}?${handoverFields.token}=${encodeURIComponent(token)}`, 303);
  if (posted.has(handoverFields.code)) {
    const typed = textOf(posted, handoverFields.code, 500);
    const scanned = tokenIn(typed);
    return scanned === undefined ? { unread: typed } : toLink(scanned);
  }
  try {
    // Who takes a cart as a guest begins to be one now, not when the link is opened.
    const { basketId } = await shop.client.call(tokenCall, { body: { type: 'Guest' } });
    if (posted.has(handoverFields.take)) {
      const token = textOf(posted, handoverFields.take, 128);
      const { leftOut } = await shop.client.call(takeHandover, { body: { token } });
      return leftOut.length > 0 ? toLink(token) : redirect(`/${locale}/cart`, 303);
    }
    if (basketId === null) return redirect(`/${locale}${handoverPath}`, 303);
    return toLink((await shop.client.call(createHandover, { params: { basketId } })).token);
  } catch (error) {
    if (error instanceof ApiError) return { problem: error.message };
    throw error;
  }
}
