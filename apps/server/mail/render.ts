import mjml from 'mjml';

/** MJML as HTML that mail programs understand. A template that does not fit the rules is a mistake and throws. */
export async function renderMail(template: string): Promise<string> {
  const { html, errors } = await mjml(template, { validationLevel: 'soft' });
  if (errors.length > 0) throw new Error(`mail template: ${errors.map((error) => error.formattedMessage).join('; ')}`);
  return html;
}
