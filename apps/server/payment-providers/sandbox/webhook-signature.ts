import { createHmac } from 'node:crypto';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { isSameSignature } from '../../kernel/signature.ts';
import type { DisputeNotice, Notice, WebhookRequest } from '../provider.ts';

/** Header with the signature of a webhook of the sandbox. */
export const signatureHeader = 'x-sandbox-signature';

const noticeSchema = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64 }),
  topic: Type.Union([Type.Literal('payment'), Type.Literal('capture'), Type.Literal('void'), Type.Literal('refund')]),
  key: Type.String({ minLength: 1, maxLength: 128 }),
  success: Type.Boolean(),
});

const notice = Compile(noticeSchema);

const instant = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T[\\d:.]+Z$' });

const dispute = Compile(
  Type.Object({
    ...noticeSchema.properties,
    topic: Type.Literal('dispute'),
    step: Type.Union([Type.Literal('opened'), Type.Literal('won'), Type.Literal('lost')]),
    amount: Type.Integer({ minimum: 1 }),
    reason: Type.String({ maxLength: 200 }),
    isFraud: Type.Boolean(),
    deadline: Type.Union([instant, Type.Null()]),
    at: instant,
  }),
);

/** The signature of a body: HMAC-SHA-256 in hex. */
export function signatureOf(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

/** The notices of a webhook, one or several, when its signature is the sandbox's own. */
export function readSandboxWebhook(
  { headers, body }: WebhookRequest,
  secret: string,
): readonly (Notice | DisputeNotice)[] | undefined {
  if (!isSameSignature(String(headers[signatureHeader] ?? ''), signatureOf(body, secret))) return undefined;
  const content: unknown = JSON.parse(body);
  const notices = (Array.isArray(content) ? content : [content]).map(noticeOf);
  return notices.every((one) => one !== undefined) ? notices : undefined;
}

function noticeOf(content: unknown): Notice | DisputeNotice | undefined {
  if (!dispute.Check(content)) return notice.Check(content) ? content : undefined;
  const { success: _, deadline, at, ...told } = content;
  return { ...told, deadline: deadline === null ? undefined : new Date(deadline), at: new Date(at) };
}
