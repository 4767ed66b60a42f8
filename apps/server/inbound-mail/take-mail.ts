import { createHash, randomUUID } from 'node:crypto';
import { mostPictures } from '@eyelet/contracts/cases/pictures.ts';
import { countMails, insertEntry, insertPictures, lockCase, picturesOf, updateCase } from '@eyelet/db/cases/case.ts';
import { emailKeyOf } from '@eyelet/db/consumers/consumer.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { mailedReply } from '@eyelet/domain/cases/mailed-reply.ts';
import { statusAfter } from '@eyelet/domain/cases/status.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { languages } from '@eyelet/messages/nouns.ts';
import { type KeptPicture, readPictureFiles } from '../cases/read-pictures.ts';
import type { Shop } from '../kernel/shop.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import type { InboundMail } from './read-mail.ts';

/** Characters of an entry, and of a mail that are looked through for it. */
const longest = 4000;
const mostRead = 20_000;

/** Answers to a case that are taken in a day, so that no program fills it. */
const mostInADay = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** What became of a mail: written to its case, there already, from a program, for no case, or one too many. */
export type Taken = 'taken' | 'again' | 'automatic' | 'stranger' | 'many';

/**
 * Writes a mail to the case that its address names, and opens the case again; however often it arrives, once. Its pictures are kept with those
 * of the case; the names of files that are no pictures are told, so that they can be asked for.
 */
export async function takeMail(shop: Shop, mail: InboundMail): Promise<Taken> {
  const reference = mail.to.map((to) => shop.replyAddresses?.referenceOf(to)).find(Boolean);
  if (reference === undefined) return 'stranger';
  if (mail.isAutomatic) return 'automatic';
  const { database, config } = shop;
  const now = shop.clock();
  const fingerprint = createHash('sha256')
    .update(`${reference} ${mail.messageId || mail.text}`)
    .digest();
  const id = `mail-${fingerprint.toString('base64url')}`;
  const read = await readFiles(mail);
  const taken = await transact(database.db, async (tx): Promise<Taken> => {
    const found = await lockCase(tx, reference);
    if (!found) return 'stranger';
    if ((await countMails(tx, reference, new Date(now.getTime() - dayMs))) >= mostInADay) return 'many';
    const [markers, there] = [languages.map(markerIn), await picturesOf(tx, reference)];
    const pictures = read.pictures.slice(0, Math.max(0, mostPictures - there.length));
    const left = [...read.others, ...read.pictures.slice(pictures.length).map(({ name }) => name)];
    const words = mailedReply(mail.text.slice(0, mostRead), markers).slice(0, longest) || '–';
    const t = createMessages((marketByHeader(config.defaultLocale) ?? defaultMarket).tag);
    const text =
      left.length > 0 ? `${words}\n\n[${t('mail.letter.case-answered.left', { files: left.join(', ') })}]` : words;
    const author = emailKeyOf(mail.from) === found.email_key ? '' : mail.from;
    const entry = { id, reference, kind: 'message', author, text, fingerprint, written_at: now } as const;
    if (!(await insertEntry(tx, entry))) return 'again';
    await insertPictures(tx, reference, there.length, pictures);
    await updateCase(tx, reference, { status: statusAfter('written', found.status), changed_at: now });
    await writeFacts(tx, [{ name: 'case.written', subject: reference, payload: { reference, entryId: id } }], now);
    return 'taken';
  });
  if (taken === 'taken') wakeAnnouncer(database);
  return taken;
}

/** The line above which answers are written, in a language. */
const markerIn = (language: string) => createMessages(language)('mail.letter.case-answered.above');

type Picture = KeptPicture & Readonly<{ id: string; name: string }>;

/** The pictures among the files of a mail, and the names of all other files. */
async function readFiles({ files }: InboundMail): Promise<{ pictures: Picture[]; others: string[] }> {
  const pictures: Picture[] = [];
  const others: string[] = [];
  for (const { name, content } of files) {
    const read = pictures.length < mostPictures ? await readPictureFiles([content]) : undefined;
    if (read && 'length' in read) pictures.push(...read.map((picture) => ({ ...picture, id: randomUUID(), name })));
    else others.push(name.slice(0, 100) || '?');
  }
  return { pictures, others };
}
