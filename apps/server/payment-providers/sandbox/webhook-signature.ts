import { createHmac } from 'node:crypto';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { isSameSignature } from '../../kernel/signature.ts';
import type { Notice, WebhookRequest } from '../provider.ts';

/** Header with the signature of a webhook of the sandbox. */
export const signatureHeader = 'x-sandbox-signature';

const noticeSchema = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64 }),
  topic: Type.Union([Type.Literal('payment'), Type.Literal('capture'), Type.Literal('void'), Type.Literal('refund')]),
  key: Type.String({ minLength: 1, maxLength: 128 }),
  success: Type.Boolean(),
});

const notice = Compile(noticeSchema);

/** The signature of a body: HMAC-SHA-256 in hex. */
export function signatureOf(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

/** The notice of a webhook, when its signature is the sandbox's own. */
export function readSandboxWebhook({ headers, body }: WebhookRequest, secret: string): readonly Notice[] | undefined {
  if (!isSameSignature(String(headers[signatureHeader] ?? ''), signatureOf(body, secret))) return undefined;
  const content: unknown = JSON.parse(body);
  return notice.Check(content) ? [content] : undefined;
}
