import type { FastifyInstance } from 'fastify';
import { basicPassword } from '../kernel/basic-password.ts';
import type { Shop } from '../kernel/shop.ts';
import { isSameSignature } from '../kernel/signature.ts';
import { readMail } from './read-mail.ts';
import { takeMail } from './take-mail.ts';

declare module '../kernel/shop.ts' {
  interface Shop {
    /** What a mail server that hands mails on proves itself with; undefined where none may. */
    readonly inboundMailSecret: string | undefined;
  }
}

/** Largest accepted mail, in bytes: what mail servers usually let pass. */
const bodyLimit = 26_214_400;

/**
 * Receives mails from a mail server or a service that hands them on: POST /mail/inbound, as they are (`message/rfc822`), or in a JSON document
 * that has them as `RawEmail`, as Postmark sends it. The sender proves itself with the secret as password (Basic), and is answered
 * 200 also where a mail is for nobody, as it could do nothing about it.
 */
export async function mountInboundMail(app: FastifyInstance, shop: Shop): Promise<void> {
  const { inboundMailSecret: secret } = shop;
  if (secret === undefined) return;
  await app.register(async (hooks) => {
    hooks.removeAllContentTypeParsers();
    hooks.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_, body, done) => done(null, body));
    // Before anything of the mail is read.
    hooks.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (isSameSignature(basicPassword(request.headers.authorization), secret)) return;
      shop.log.warn('a mail was handed on without the secret');
      return reply.code(401).header('www-authenticate', 'Basic realm="mail"').send();
    });
    hooks.post('/mail/inbound', { config: { fromAnywhere: true }, bodyLimit }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const raw = request.headers['content-type']?.startsWith('application/json') ? rawOf(body) : body;
      const mail = raw && (await readMail(raw));
      if (!mail) return reply.code(400).send();
      const outcome = await takeMail(shop, mail);
      if (outcome !== 'taken') shop.log.info({ outcome }, 'a mail was not written to a case');
      return reply.code(200).send();
    });
  });
}

/** The mail within the document of a service. */
function rawOf(body: Buffer): Buffer | undefined {
  try {
    const { RawEmail: raw } = JSON.parse(body.toString()) as { RawEmail?: unknown };
    return typeof raw === 'string' ? Buffer.from(raw) : undefined;
  } catch {
    return undefined;
  }
}
