import { dropLetter, findLetter, type NewLetter } from '@eyelet/db/letters/letter.ts';
import { mailedName } from '@eyelet/domain/consumer/mailed-name.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { languages } from '@eyelet/messages/nouns.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import type { Shop } from '../../kernel/shop.ts';
import { deliver } from '../deliver.ts';
import { granite, type MailLogo, mailButton, mailFrame } from '../frame.ts';
import { oneClickPath } from '../one-click-path.ts';
import { renderMail } from '../render.ts';
import { mailLogoOf, originOf, shopNameOf } from '../sender.ts';
import { mjml, nothing, type Template } from '../template.ts';
import { filesOf } from './files.ts';
import { type LetterKind, letterKinds } from './kinds.ts';

/** Sends a stored letter, and deletes it together with the secrets in it; repeated, it does nothing. */
export async function writeLetter(shop: Shop, id: string): Promise<void> {
  const { db } = shop.database;
  const letter = await findLetter(db, id);
  if (!letter) return;
  await sendLetter(shop, letter);
  await dropLetter(db, id);
}

/** Renders a letter in its reader's language and sends it, once for each kind and id. */
export async function sendLetter(shop: Shop, letter: NewLetter): Promise<void> {
  if (!(letter.kind in letterKinds)) throw new Error(`there is no letter of the kind ${letter.kind}`);
  // Staff have a language, shoppers a market.
  const own = languages.find((language) => language === letter.locale);
  const market = marketByHeader(letter.locale) ?? defaultMarket;
  const language = own ?? market.language;
  const t = createMessages(own ?? market.tag);
  const files = filesOf(letter, t, originOf(shop.config), shop.clock());
  const parts = partsOf(shop, letter, files.length > 0, t, `/${market.locale}`);
  await deliver(shop, {
    kind: letter.kind,
    subject_id: letter.id,
    recipient: letter.recipient,
    language,
    subject: parts.title,
    html: await renderMail(htmlOf(parts, language)),
    text: textOf(parts),
    unsubscribe_url: parts.unsubscribe?.oneClick ?? null,
    reply_to: parts.replyTo ?? null,
    files,
  });
}

type Parts = Readonly<{
  /** The address that takes answers, and the line above which they are written. */
  replyTo: string | undefined;
  above: string | undefined;
  shopName: string;
  logo: MailLogo | undefined;
  title: string;
  greeting: string;
  paragraphs: readonly string[];
  /** Lines that a person has written, in their own words. */
  words: readonly string[];
  way: Readonly<{ label: string; href: string }> | undefined;
  footer: string;
  unsubscribe: Readonly<{ label: string; page: string; oneClick: string }> | undefined;
}>;

function partsOf(shop: Shop, { kind, facts }: NewLetter, withEntry: boolean, t: Translate, home: string): Parts {
  const { config } = shop;
  const shopName = shopNameOf(shop);
  const origin = originOf(config);
  const way = letterKinds[kind as LetterKind];
  const replyTo =
    kind === 'case-answered' || kind === 'case-received' || kind.startsWith('warranty-')
      ? shop.replyAddresses?.addressOf(facts.reference ?? '')
      : undefined;
  const { device, endToken } = facts;
  const name = mailedName(facts.name);
  const said = { ...facts, sender: mailedName(facts.sender) || t('mail.letter.favorites-shared.somebody') };
  const token = encodeURIComponent(endToken ?? '');
  return {
    replyTo,
    above: replyTo && t('mail.reply.above'),
    shopName,
    logo: mailLogoOf(shop),
    title: t(`mail.letter.${kind as LetterKind}.subject`, said),
    greeting: name ? t('mail.letter.greeting', { name }) : t('mail.letter.greetingPlain'),
    paragraphs: [
      t(`mail.letter.${kind as LetterKind}.text`, said),
      ...(device === undefined ? [] : [t('mail.letter.from', { device: device || t('mail.letter.unknownDevice') })]),
      ...(withEntry ? [t(`mail.letter.${kind.startsWith('event-') ? 'event' : 'item-reserved'}.calendar`)] : []),
    ],
    words: facts.words === undefined ? [] : facts.words.split(/\s*\n\s*/).filter(Boolean),
    way: way && { label: t(way.label), href: origin + (way.inStudio || way.isFile ? '' : home) + way.path(facts) },
    footer: t('mail.letter.footer', { shop: shopName }),
    unsubscribe: endToken
      ? {
          label: t('mail.letter.unsubscribe'),
          page: `${origin}${home}/subscription/unsubscribe?token=${token}`,
          oneClick: `${origin}${oneClickPath}?token=${token}`,
        }
      : undefined,
  };
}

function htmlOf(
  { above, shopName, logo, title, greeting, paragraphs, words, way, footer, unsubscribe }: Parts,
  language: string,
): Template {
  const [text = '', ...notes] = paragraphs;
  const ending = unsubscribe
    ? mjml` <a href="${unsubscribe.page}" style="color:${granite}">${unsubscribe.label}</a>`
    : nothing;
  return mailFrame(
    { language, subject: title, preview: text, shopName, logo, footer: mjml`${footer}${ending}` },
    mjml`<mj-section padding="40px 32px 40px"><mj-column>
${above ? mjml`<mj-text padding="0 0 24px" color="${granite}" font-size="12px">${above}</mj-text>` : nothing}
<mj-text font-size="28px" line-height="34px" font-weight="700" letter-spacing="-0.5px">${title}</mj-text>
<mj-text padding="16px 0 0">${greeting}</mj-text>
<mj-text padding="12px 0 24px">${text}</mj-text>
${words.map((line) => mjml`<mj-text padding="0 0 12px">${line}</mj-text>`)}
${way ? mailButton(way.href, way.label) : nothing}
${notes.map((note) => mjml`<mj-text padding="24px 0 0" color="${granite}" font-size="14px">${note}</mj-text>`)}
</mj-column></mj-section>`,
  );
}

function textOf({ above, title, greeting, paragraphs, words, way, footer, unsubscribe }: Parts): string {
  return [
    ...(above ? [above, ''] : []),
    title,
    '',
    greeting,
    '',
    ...[...paragraphs, ...words].flatMap((paragraph) => [paragraph, '']),
    ...(way ? [`${way.label}: ${way.href}`, ''] : []),
    footer,
    ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.page}`] : []),
    '',
  ].join('\n');
}
