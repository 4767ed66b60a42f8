import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { pageOf, pageQuery } from '../paging/page.ts';
import { textSchema, wordingSchema } from './text.ts';

/** The texts that shoppers read. Without a wording, variants of English are listed where they differ from it. */
export const listTexts = operation({
  id: 'texts.list',
  method: 'GET',
  path: '/staff/v1/texts',
  summary: 'List the texts of the shop',
  callers: { staff: 'settings.read' },
  query: Type.Object({
    search: Type.Optional(Type.String({ maxLength: 200, description: 'Part of a text or of its key.' })),
    wording: Type.Optional(wordingSchema),
    changed: Type.Optional(Type.Boolean({ description: 'Only those that somebody has changed, or that nobody has.' })),
    ...pageQuery,
  }),
  response: pageOf(textSchema),
  refusals: [],
  invalid: 'STF400',
});
