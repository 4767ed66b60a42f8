import type { TObject } from 'typebox';
import { isForStaff } from '../callers/callers.ts';
import type { ErrorId } from '../errors/catalogue.ts';
import { errorBodySchema } from './api-error.ts';
import type { Operation } from './operation.ts';

export type DescribeError = (id: string) => Readonly<{ status: number; remedy: string }>;

type Json = Record<string, unknown>;

/**
 * The OpenAPI 3.1 document of a list of operations; every refusal is listed with its status and its remedy. `messages`
 * are the bodies of what the shop sends to others, by name.
 */
export function openApi(
  operations: readonly Operation[],
  describe: DescribeError,
  version: string,
  messages: Readonly<Record<string, TObject>> = {},
): Json {
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    for (const [index, path] of [operation.path, ...(operation.alsoAt ?? [])].entries()) {
      const item = paths[path] ?? {};
      item[operation.method.toLowerCase()] = describeOperation(operation, describe, index);
      paths[path] = item;
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Eyelet commerce API', version, description: introduction },
    servers: [{ url: '/' }],
    tags: [...new Set(operations.map(tagOf))].map((name) => ({ name })),
    paths,
    webhooks: Object.fromEntries(
      Object.entries(messages).map(([name, body]) => [name, { post: describeMessage(name, body) }]),
    ),
    components: {
      schemas: { Error: errorBodySchema },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'eyelet_access',
          description: 'Set by POST /token/v2/auth/token.',
        },
        staff: {
          type: 'apiKey',
          in: 'cookie',
          name: 'eyelet_staff',
          description: 'Set when staff have signed in to the studio.',
        },
        key: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A key of an outside system, made in the studio; it may be used as often in a minute as it says, then 429.',
        },
      },
    },
  };
}

const introduction = `Calls and answers are JSON. Every call may send \`x-locale\` (such as \`en_US\`), \`x-transaction-id\`,
\`x-correlation-id\` and \`x-user-id\`. A refusal answers \`{appId, correlationId, errorDetails: [{errorId, message}]}\`
with an id of the error catalogue. Unknown members of a request are ignored. Begin with a guest token.`;

function tagOf(operation: Operation): string {
  return operation.id.split('.')[0] ?? operation.id;
}

function describeOperation(operation: Operation, describe: DescribeError, index: number): Json {
  return {
    operationId: index === 0 ? operation.id : `${operation.id}.${index}`,
    summary: operation.summary,
    tags: [tagOf(operation)],
    ...securityOf(operation),
    parameters: [
      ...parametersOf('path', operation.params),
      ...parametersOf('query', operation.query),
      { name: 'x-locale', in: 'header', schema: { type: 'string', examples: ['en_US'] } },
    ],
    ...(operation.body ? { requestBody: { content: { 'application/json': { schema: operation.body } } } } : {}),
    responses: {
      [operation.status ?? 200]: {
        description: 'Done',
        content: { 'application/json': { schema: operation.response } },
      },
      ...refusalsOf(operation, describe),
    },
  };
}

function describeMessage(name: string, body: TObject): Json {
  return {
    summary: name,
    tags: ['messages'],
    requestBody: { content: { 'application/json': { schema: body } } },
    responses: { '2XX': { description: 'The message has arrived; anything else, and it is sent again.' } },
  };
}

function securityOf({ callers }: Operation): Json {
  if (callers === 'anyone') return {};
  if (!isForStaff(callers)) return { security: [{ session: [] }] };
  return { security: callers.keys ? [{ staff: [] }, { key: [] }] : [{ staff: [] }] };
}

function parametersOf(place: 'path' | 'query', schema: TObject | undefined): Json[] {
  if (!schema) return [];
  const required = new Set<string>(schema.required as readonly string[] | undefined);
  return Object.entries(schema.properties).map(([name, member]) => ({
    name,
    in: place,
    required: place === 'path' || required.has(name),
    schema: member,
  }));
}

/** The refusals for callers who may not call, whatever the request. */
function refusedCallers({ callers, otherShoppers }: Operation): readonly ErrorId[] {
  if (callers === 'anyone') return [];
  if (isForStaff(callers)) {
    const lacking = callers.staff === 'anyone' ? [] : (['STF403'] as const);
    return ['STF401', ...lacking, ...(callers.recentProof ? (['STF428'] as const) : [])];
  }
  return otherShoppers ? ['AUT432', otherShoppers] : ['AUT432'];
}

function refusalsOf(operation: Operation, describe: DescribeError): Record<string, Json> {
  const linesByStatus = new Map<number, string[]>();
  for (const id of new Set([...operation.refusals, ...refusedCallers(operation)])) {
    const { status, remedy } = describe(id);
    linesByStatus.set(status, [...(linesByStatus.get(status) ?? []), `**${id}**: ${remedy}`]);
  }
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return Object.fromEntries(
    [...linesByStatus].map(([status, lines]) => [String(status), { description: lines.join('  \n'), content }]),
  );
}
