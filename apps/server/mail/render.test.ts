import compile from 'mjml';
import { expect, test } from 'vitest';
import { mailButton, mailFrame } from './frame.ts';
import { renderMail } from './render.ts';
import { fixed, mjml, place, type Template } from './template.ts';

/** A mail with values in its head, its text, a list and attributes. */
const mailOf = (name: string, lines: readonly string[]): Template =>
  mailFrame(
    {
      language: 'en',
      subject: `To ${name}`,
      preview: name,
      shopName: 'Skerry',
      logo: undefined,
      footer: mjml`for ${name}`,
    },
    mjml`<mj-section><mj-column width="${fixed('50%')}"><mj-text>${name}</mj-text>
${lines.map((line) => mjml`<mj-text>${line}</mj-text>`)}
${mailButton(`https://shop.example/?a=1&b=${name}`, name)}</mj-column></mj-section>`,
  );

test('a mail begins with the logo of the shop where there is one, and its name where pictures are blocked', async () => {
  const logo = { address: 'https://shop.example/brand/logo-1.png', width: 120 };
  const head = { language: 'en', subject: 'To Ada', preview: 'Ada', shopName: 'Tern & Tide', footer: mjml`for Ada` };
  const sections = mjml`<mj-section><mj-column><mj-text>Ada</mj-text></mj-column></mj-section>`;
  const html = await renderMail(mailFrame({ ...head, logo }, sections));
  expect(html).toMatch(/<img[^>]* src="https:\/\/shop\.example\/brand\/logo-1\.png"/);
  expect(html).toMatch(/<img[^>]* alt="Tern &amp; Tide"/);
  expect(await renderMail(mailFrame({ ...head, logo: undefined }, sections))).not.toContain('<img');
});

const minified = { minify: true, minifyOptions: { minifyCss: false } } as const;

const compiledWhole = async ({ shape, values }: Template) => {
  let next = 0;
  return (
    await compile(
      shape.replaceAll(place, () => values[next++] ?? ''),
      minified,
    )
  ).html;
};

test('mails of one shape, compiled once, are what compiling each of them gives', async () => {
  for (const mail of [
    mailOf('Ada', ['one', 'two']),
    mailOf(`"Zoë" & 'Bo' <b> $& $1 0`, ['', 'two & three']),
    mailOf('Ada', ['one']),
  ]) {
    expect(await renderMail(mail)).toBe(await compiledWhole(mail));
  }
});

test('a text does not become part of the mark-up', async () => {
  const html = await renderMail(mailOf('<script>1</script>', []));
  expect(html).not.toContain('<script>1');
  expect(html).toContain('&lt;script&gt;1&lt;/script&gt;');
});

test('a template that does not fit the rules throws', async () => {
  await expect(renderMail(mjml`<mjml><mj-body><mj-text colour="red">x</mj-text></mj-body></mjml>`)).rejects.toThrow(
    'mail template',
  );
});
