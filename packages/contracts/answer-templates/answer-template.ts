import { type Static, Type } from 'typebox';

const words = (language: string) =>
  Type.String({ maxLength: 4000, description: `Text in ${language}; empty for none.` });

export const answerTemplateBody = {
  name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S', description: 'What staff know it by.' }),
  en: words('English'),
  fr: words('French'),
  de: words('German'),
  it: words('Italian'),
};

/** A text for answers to cases, in the languages of the shop, with places for facts of the case such as `{firstName}`. */
export const answerTemplateSchema = Type.Object({
  templateId: Type.String(),
  ...answerTemplateBody,
  version: Type.Integer({ description: 'Sent back with a change.' }),
});

export type AnswerTemplate = Static<typeof answerTemplateSchema>;

/** The caller makes the id, so that a repeated call writes one template. */
export const templateParams = Type.Object({
  templateId: Type.String({ pattern: '^[0-9a-fA-F-]{36}$', description: 'A UUID made by the caller.' }),
});
