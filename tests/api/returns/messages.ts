import type { InputOf } from '@eyelet/contracts/kernel/operation.ts';
import type { createReturnLabel } from '@eyelet/contracts/returns/create-label.ts';
import type { Shopper } from '@eyelet/testing/shopper.ts';

type Body = InputOf<typeof createReturnLabel>['body'];

/** Requests a return label as a shopper's browser does; the answer is a file or a refusal. */
export async function askLabel(origin: string, shopper: Pick<Shopper, 'fetch'>, orderId: string, body: Body = {}) {
  const response = await shopper.fetch(`${origin}/consumers-v3/consumer/return/${orderId}/returnLabel`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-locale': 'en_US' },
    body: JSON.stringify(body),
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('pdf')) {
    const named = /filename="([^"]+)\.pdf"/.exec(response.headers.get('content-disposition') ?? '');
    return { status: response.status, bytes, returnId: named?.[1] ?? '', errorId: undefined };
  }
  const { errorDetails } = JSON.parse(Buffer.from(bytes).toString()) as { errorDetails: { errorId: string }[] };
  return { status: response.status, bytes, returnId: '', errorId: errorDetails[0]?.errorId };
}
