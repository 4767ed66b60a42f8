import { createHash } from 'node:crypto';
import { mostDocuments } from '@eyelet/contracts/cases/documents.ts';
import { mostPictures } from '@eyelet/contracts/cases/pictures.ts';
import { type CaseEntryRow, entriesOf, insertPictures, lockKeptCase, picturesOf } from '@eyelet/db/cases/case.ts';
import { documentsOf, insertDocuments } from '@eyelet/db/cases/document.ts';
import { keptReference } from '@eyelet/db/cases/merge.ts';
import { emailKeyOf } from '@eyelet/db/consumers/consumer.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { mailedReply } from '@eyelet/domain/cases/mailed-reply.ts';
import { defaultMarket, marketByLocale } from '@eyelet/domain/markets/markets.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { languages } from '@eyelet/messages/nouns.ts';
import { addMessage } from '../cases/add-message.ts';
import type { Shop } from '../kernel/shop.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { type LeftFile, readFiles } from './read-files.ts';
import type { InboundMail } from './read-mail.ts';

/** Characters of an entry, and of a mail that are looked through for it. */
const longest = 4000;
const mostRead = 20_000;

/** Names of files that are told. */
const mostTold = 8;

/** Answers to a case that are taken in a day, so that no program fills it. */
const mostInADay = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** What became of a mail: written to its case, there already, from a program, for no case, or one too many. */
export type Taken = 'taken' | 'again' | 'automatic' | 'stranger' | 'many';

/**
 * Writes a mail to the case that its address names, and opens that again, or the one that it was merged into; however often it
 * arrives, once. Its pictures and documents are kept with those of the case, if the contact form would take them; the names of other
 * files are told with the reason, so that they can be asked for.
 */
export async function takeMail(shop: Shop, mail: InboundMail): Promise<Taken> {
  const named = mail.to.map((to) => shop.replyAddresses?.referenceOf(to)).find(Boolean);
  if (named === undefined) return 'stranger';
  if (mail.isAutomatic) return 'automatic';
  const { database } = shop;
  const now = shop.clock();
  const fingerprint = createHash('sha256').update(`${named} ${mail.messageId}`).digest();
  const id = `mail-${fingerprint.toString('base64url')}`;
  // Before any picture is drawn.
  const there = await entriesOf(database.db, await keptReference(database.db, named));
  if (there.some((entry) => entry.id === id)) return 'again';
  if (there.filter(isMailSince(now.getTime() - dayMs)).length >= mostInADay) return 'many';
  const said = mail.text.slice(0, mostRead);
  // Of an answer below what is repeated without marks, all is kept; a mail of pictures has nothing to say.
  const whole = mail.files.length > 0 ? '' : said.trim();
  const words = (mailedReply(said, languages.map(markerIn)) || whole).slice(0, longest);
  const read = await readFiles(mail.files);
  const taken = await transact(database.db, async (tx): Promise<Taken> => {
    const found = await lockKeptCase(tx, named);
    if (!found) return 'stranger';
    const there = {
      pictures: (await picturesOf(tx, found.reference)).length,
      documents: (await documentsOf(tx, found.reference)).length,
    };
    const pictures = read.pictures.slice(0, Math.max(0, mostPictures - there.pictures));
    const documents = read.documents.slice(0, Math.max(0, mostDocuments - there.documents));
    const beyond = [...read.pictures.slice(pictures.length), ...read.documents.slice(documents.length)];
    const left = [...read.left, ...beyond.map(({ name }): LeftFile => ({ name, why: 'room' }))];
    const text = [words || '–', ...(left.length > 0 ? [`[${leftText(shop, left)}]`] : [])].join('\n\n');
    const author = emailKeyOf(mail.from) === found.email_key ? '' : mail.from;
    const message = { id, reference: named, author, text: text.toWellFormed(), fingerprint };
    if (!(await addMessage(shop, tx, found, message, now))) return 'again';
    await insertPictures(
      tx,
      { reference: named, there: there.pictures },
      pictures.map(({ picture }) => picture),
    );
    await insertDocuments(
      tx,
      { reference: named, there: there.documents },
      documents.map(({ document }) => document),
    );
    return 'taken';
  });
  if (taken === 'taken') wakeAnnouncer(database);
  return taken;
}

const isMailSince = (time: number) => (entry: CaseEntryRow) =>
  entry.id.startsWith('mail-') && entry.written_at.getTime() >= time;

/** The line above which answers are written, in a language. */
const markerIn = (language: string) => createMessages(language)('mail.reply.above');

/** Names files that are not kept, with the reason, in the language of the shop. */
function leftText({ config }: Pick<Shop, 'config'>, left: readonly LeftFile[]): string {
  const { tag } = marketByLocale(config.defaultLocale) ?? defaultMarket;
  const t = createMessages(tag);
  const told = left.slice(0, mostTold).map(({ name, why }) => `${name} (${t(`mail.reply.left.${why}`)})`);
  const files = told.join(', ') + (left.length > mostTold ? ' …' : '');
  return t('mail.reply.left', { files });
}
