import { findMail, latestMails, type MailFile } from '@eyelet/db/outbox/mail.ts';
import { latestTexts } from '@eyelet/db/text-messages/text-message.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readMail } from '../inbound-mail/read-mail.ts';
import { takeMail } from '../inbound-mail/take-mail.ts';
import { writeReply } from '../inbound-mail/write-reply.ts';
import { readForms } from '../kernel/read-forms.ts';
import type { Shop } from '../kernel/shop.ts';
import { listPage, mailPage } from './pages.ts';
import { outboxStyle } from './style.ts';

const shown = 100;

/** What the form below a mail posts. */
type Answer = Readonly<{ words?: string; answerId?: string }> | undefined;

/** Shows the mails and text messages that were sent, outside live shops: a list, and each mail as its recipient sees it (C1.40). */
export async function mountOutbox(app: FastifyInstance, shop: Shop): Promise<void> {
  const { db } = shop.database;
  app.get('/dev/outbox', async (_, reply) =>
    send(reply, listPage(await latestMails(db, shown), await latestTexts(db, shown))),
  );
  app.get('/dev/outbox.css', (_, reply) => reply.header('content-type', 'text/css; charset=utf-8').send(outboxStyle));
  app.get<{ Params: { id: string }; Querystring: { answer?: string } }>('/dev/outbox/:id', async (request, reply) => {
    const mail = await findMail(db, request.params.id);
    return mail ? send(reply, mailPage(mail, request.query.answer)) : reply.callNotFound();
  });
  await app.register(async (forms) => {
    readForms(forms);
    forms.post<{ Params: { id: string }; Body: Answer }>('/dev/outbox/:id/answer', async (request, reply) => {
      const mail = await findMail(db, request.params.id);
      const words = (request.body?.words ?? '').trim();
      const answerId = (request.body?.answerId ?? '').slice(0, 36);
      if (!mail || mail.reply_to === null) return reply.callNotFound();
      const read = words === '' ? undefined : await readMail(writeReply(mail, { answerId, words }, shop.clock()));
      const outcome = read ? await takeMail(shop, read) : 'empty';
      return reply.redirect(`/dev/outbox/${mail.id}?answer=${outcome}`, 303);
    });
  });
  app.get<{ Params: { id: string; index: string } }>('/dev/outbox/:id/files/:index', async (request, reply) => {
    const file = (await findMail(db, request.params.id))?.files[Number(request.params.index)];
    return file ? sendFile(reply, file) : reply.callNotFound();
  });
  app.get<{ Params: { id: string } }>('/dev/outbox/:id/html', async (request, reply) => {
    const mail = await findMail(db, request.params.id);
    if (!mail) return reply.callNotFound();
    return send(
      reply,
      mail.html,
      "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; sandbox allow-popups",
    );
  });
}

/** Sends an attachment; its name is one of the shop's own, which contain no quotes. */
function sendFile(reply: FastifyReply, { name, type, content }: MailFile): FastifyReply {
  return reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .send(content);
}

const policy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'";

function send(reply: FastifyReply, html: string, contentPolicy = policy): FastifyReply {
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentPolicy)
    .header('x-robots-tag', 'noindex')
    .send(html);
}
