import { Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';

/** How many visitors saw each variant of each experience, and how many of them clicked in it. */
export const readExperienceResults = operation({
  id: 'personalisation.readResults',
  method: 'GET',
  path: '/staff/v1/experiences/results',
  summary: 'Read the results of experiences',
  callers: { staff: 'reports.read', keys: true },
  response: Type.Object({
    results: Type.Array(
      Type.Object({
        experienceId: Type.String(),
        variantId: nullable(Type.String({ description: 'Null: the baseline.' })),
        exposures: Type.Integer({ description: 'Visitors who saw it.' }),
        clicks: Type.Integer({ description: 'Visitors who clicked in it.' }),
      }),
    ),
  }),
  refusals: [],
});
