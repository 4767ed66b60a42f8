import type { Preview } from '@eyelet/domain/preview/prefix.ts';
import { previewQuery, readPreview } from '@eyelet/domain/preview/preview.ts';
import type { Cookie } from '../kernel/context.ts';
import type { Sealer } from '../staff-access/sealer.ts';

export const previewCookie = 'eyelet_preview';

/** Query member with the token of a preview link. */
export const previewTokenMember = 'previewToken';

/** Hours for which a browser stays in preview mode. */
const hours = 8;

type Sealing = Readonly<{ sealer: Sealer; clock: () => Date }>;

/** A cookie that keeps a browser in its preview until it expires. */
export function cookieOf(preview: Preview, { sealer, clock }: Sealing): Cookie {
  const maxAgeSeconds = hours * 60 * 60;
  const until = clock().getTime() + maxAgeSeconds * 1000;
  return { name: previewCookie, value: sealer.seal(previewCookie, `${until} ${previewQuery(preview)}`), maxAgeSeconds };
}

export const endedCookie: Cookie = { name: previewCookie, value: '', maxAgeSeconds: 0 };

/** The preview of a cookie; undefined without a valid one. */
export function openedPreview(
  cookies: Readonly<Record<string, string | undefined>>,
  { sealer, clock }: Sealing,
): Preview | undefined {
  const sealed = cookies[previewCookie];
  const [until, query = ''] = (sealed === undefined ? undefined : sealer.open(previewCookie, sealed))?.split(' ') ?? [];
  return Number(until) > clock().getTime() ? readPreview(new URLSearchParams(query)) : undefined;
}

/** The token of a preview link, valid until an instant. */
export function previewToken(until: Date, sealer: Sealer): string {
  return sealer.seal(previewTokenMember, String(until.getTime()));
}

/** Whether a token is genuine and has not expired. */
export function opensPreview(token: string | null, { sealer, clock }: Sealing): boolean {
  return Number((token === null ? undefined : sealer.open(previewTokenMember, token)) ?? 0) > clock().getTime();
}
