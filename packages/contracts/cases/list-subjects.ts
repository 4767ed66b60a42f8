import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

/** The subjects that a message to the shop may have, by category, named in the language of the call (C7.92, C7.97). */
export const listCaseSubjects = operation({
  id: 'cases.listSubjects',
  method: 'GET',
  path: '/consumers-v3/contactus/categorySubject',
  alsoAt: ['/contactus/categorySubject'],
  summary: 'List the categories and subjects of the contact form',
  callers: 'anyone',
  response: Type.Object({
    categories: Type.Array(
      Type.Object({
        category: Type.String(),
        label: Type.String(),
        subjects: Type.Array(Type.Object({ subject: Type.String(), label: Type.String() })),
      }),
    ),
  }),
  refusals: [],
});
