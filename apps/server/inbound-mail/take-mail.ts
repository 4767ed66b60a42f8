import { createHash, randomUUID } from 'node:crypto';
import { mostPictures } from '@eyelet/contracts/cases/pictures.ts';
import {
  type CaseEntryRow,
  entriesOf,
  insertPictures,
  lockKeptCase,
  type NewCasePicture,
  picturesOf,
} from '@eyelet/db/cases/case.ts';
import { keptReference } from '@eyelet/db/cases/merge.ts';
import { emailKeyOf } from '@eyelet/db/consumers/consumer.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { mailedReply } from '@eyelet/domain/cases/mailed-reply.ts';
import { defaultMarket, marketByLocale } from '@eyelet/domain/markets/markets.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { languages } from '@eyelet/messages/nouns.ts';
import { addMessage } from '../cases/add-message.ts';
import { readPictureFiles } from '../cases/read-pictures.ts';
import type { Shop } from '../kernel/shop.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import type { InboundMail } from './read-mail.ts';

/** Characters of an entry, and of a mail that are looked through for it. */
const longest = 4000;
const mostRead = 20_000;

/** Files of a mail that are looked at, and names of files that are told. */
const mostFiles = 8;

/** Answers to a case that are taken in a day, so that no program fills it. */
const mostInADay = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** What became of a mail: written to its case, there already, from a program, for no case, or one too many. */
export type Taken = 'taken' | 'again' | 'automatic' | 'stranger' | 'many';

/**
 * Writes a mail to the case that its address names, and opens that again, or the one that it was merged into; however often it
 * arrives, once. Its pictures are kept with those of the case; the names of files that are no pictures are told, so that they can be
 * asked for.
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
  const read = await readFiles(mail);
  const taken = await transact(database.db, async (tx): Promise<Taken> => {
    const found = await lockKeptCase(tx, named);
    if (!found) return 'stranger';
    const kept = (await picturesOf(tx, found.reference)).length;
    const pictures = read.pictures.slice(0, Math.max(0, mostPictures - kept));
    const left = [...read.others, ...read.pictures.slice(pictures.length).map(({ name }) => name)];
    const text = [words || '–', ...(left.length > 0 ? [`[${leftText(shop, left)}]`] : [])].join('\n\n');
    const author = emailKeyOf(mail.from) === found.email_key ? '' : mail.from;
    const message = { id, reference: named, author, text: text.toWellFormed(), fingerprint };
    if (!(await addMessage(shop, tx, found, message, now))) return 'again';
    await insertPictures(
      tx,
      { reference: named, there: kept },
      pictures.map(({ picture }) => picture),
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

/** Names files that are not kept, in the language of the shop. */
function leftText({ config }: Pick<Shop, 'config'>, names: readonly string[]): string {
  const { tag } = marketByLocale(config.defaultLocale) ?? defaultMarket;
  const files = names.slice(0, mostFiles).join(', ') + (names.length > mostFiles ? ' …' : '');
  return createMessages(tag)('mail.reply.left', { files });
}

type Picture = Readonly<{ name: string; picture: NewCasePicture }>;

/** The pictures among the first files of a mail, and the names of all other files. */
async function readFiles({ files }: InboundMail): Promise<{ pictures: Picture[]; others: string[] }> {
  const pictures: Picture[] = [];
  const others: string[] = [];
  for (const [index, { name, content }] of files.entries()) {
    const isRead = index < mostFiles && pictures.length < mostPictures;
    const read = isRead ? await readPictureFiles([content]) : undefined;
    if (read && 'length' in read)
      pictures.push(...read.map((kept) => ({ name, picture: { ...kept, id: randomUUID() } })));
    else others.push(name.slice(0, 100) || '?');
  }
  return { pictures, others };
}
