import compile from 'mjml';
import { expect, test } from 'vitest';
import { mailButton, mailFrame } from './frame.ts';
import { renderMail } from './render.ts';
import { fixed, mjml, place, type Template } from './template.ts';

/** A mail with values in its head, its text, a list and attributes. */
const mailOf = (name: string, lines: readonly string[]): Template =>
  mailFrame(
    { language: 'en', subject: `To ${name}`, preview: name, shopName: 'Skerry', footer: mjml`for ${name}` },
    mjml`<mj-section><mj-column width="${fixed('50%')}"><mj-text>${name}</mj-text>
${lines.map((line) => mjml`<mj-text>${line}</mj-text>`)}
${mailButton(`https://shop.example/?a=1&b=${name}`, name)}</mj-column></mj-section>`,
  );

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
