import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { itemParams, versionNumberSchema } from './item.ts';

const paths = (description: string) => Type.Array(Type.String(), { description });

/** How complete the translations of a version of an item are, by language of the shop; by default of the newest. */
export const readCompleteness = operation({
  id: 'content.readCompleteness',
  method: 'GET',
  path: '/staff/v1/content/{itemId}/completeness',
  summary: 'Read how far an item is translated',
  callers: { staff: 'content.read' },
  params: itemParams,
  query: Type.Object({ version: Type.Optional(versionNumberSchema) }),
  response: Type.Object({
    languages: Type.Array(
      Type.Object({
        language: Type.String({ description: 'Two letters; the source language has all of its own texts.' }),
        total: Type.Integer({ description: 'Texts of the source.' }),
        missing: paths('Texts that the language says nothing of, by their paths in the document.'),
        changed: paths('Texts whose source has been changed since they were translated.'),
      }),
    ),
  }),
  refusals: ['STF404'],
  invalid: 'STF400',
});
