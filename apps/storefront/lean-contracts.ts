import type { Plugin } from 'vite';

/** The members of an operation that a page needs to call it; schemas and refusals are for the server. */
const needed: ReadonlySet<string> = new Set(['id', 'method', 'path']);

type Node = Readonly<{ type: string; start: number; end: number }>;
type Property = Node & Readonly<{ key?: Readonly<{ name?: string }> }>;
type Declarator = Readonly<{ init?: Node | null }>;
type Statement = Node &
  Readonly<{
    declarations?: readonly Declarator[];
    declaration?: Readonly<{ declarations?: readonly Declarator[] }> | null;
  }>;
type Call = Node &
  Readonly<{
    callee: Readonly<{ name?: string }>;
    arguments: readonly (Node & { properties?: readonly Property[] })[];
  }>;
type Edit = Readonly<{ start: number; end: number; text: string }>;

/**
 * The code of a contract for browsers: each `operation({…})` reduced to id, method and path, and every call that creates a schema,
 * and every list that is put together of others, marked as pure, so that the bundler drops those that are not used in a browser.
 */
export function leanOperations(code: string, body: readonly Statement[]): string {
  const declared = body.flatMap((one) => one.declaration?.declarations ?? one.declarations ?? []);
  const calls = declared.flatMap(({ init }) => (init ? callsIn(init) : []));
  const cuts = calls.filter(isOperation).flatMap((call) => cutsOf(call, code));
  const marks = calls.map(({ start }): Edit => ({ start, end: start, text: '/*#__PURE__*/ ' }));
  const spreads = declared.flatMap(({ init }) => (init && spreadsOthers(init) && !awaits(init) ? pureOf(init) : []));
  const isCut = (at: number) => cuts.some(({ start, end }) => start < at && at < end);
  return [...cuts, ...spreads, ...marks.filter(({ start }) => !isCut(start))]
    .sort((one, other) => other.start - one.start)
    .reduce((lean, { start, end, text }) => lean.slice(0, start) + text + lean.slice(end), code);
}

function isOperation({ callee }: Call): boolean {
  return callee.name === 'operation';
}

function cutsOf({ arguments: objects }: Call, code: string): Edit[] {
  return objects.map(({ start, end, properties = [] }) => {
    const kept = properties.filter((one) => needed.has(one.key?.name ?? ''));
    return { start, end, text: `{ ${kept.map((one) => code.slice(one.start, one.end)).join(', ')} }` };
  });
}

/** Whether it, or what it hands to a function that makes a schema, is put together of others. */
function spreadsOthers(init: Node): boolean {
  if (hasSpread(init)) return true;
  const calls = callsIn(init);
  return !calls.some(isOperation) && calls.some((call) => call.arguments.some(hasSpread));
}

/** Whether it is a list or an object that runs through others when a module is loaded, which bundlers take for an effect. */
function hasSpread({ type, ...members }: Node): boolean {
  if (type !== 'ArrayExpression' && type !== 'ObjectExpression') return false;
  const { elements, properties } = members as { elements?: readonly (Node | null)[]; properties?: readonly Node[] };
  return [...(elements ?? []), ...(properties ?? [])].some((one) => one?.type === 'SpreadElement');
}

/** Whether it waits when a module is loaded, which no function that is called there could do for it. */
function awaits(node: Node): boolean {
  if (/Function/.test(node.type)) return false;
  return (
    node.type === 'AwaitExpression' ||
    Object.values(node)
      .flat()
      .some((one) => isNode(one) && awaits(one))
  );
}

/** Made by a function that is called once: only calls can be marked. */
function pureOf({ start, end }: Node): Edit[] {
  return [
    { start, end: start, text: '/*#__PURE__*/ (() => (' },
    { start: end, end, text: '))()' },
  ];
}

/** The calls that run when a module is loaded; calls within functions run later and may have side effects. */
function callsIn(node: Node): Call[] {
  if (/Function/.test(node.type)) return [];
  const within = Object.values(node).flatMap((member: unknown): Call[] =>
    [member].flat().flatMap((one) => (isNode(one) ? callsIn(one) : [])),
  );
  return node.type === 'CallExpression' ? [node as Call, ...within] : within;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

/** Keeps schemas that only the server needs out of the browser's scripts. */
export function leanContracts(): Plugin {
  return {
    name: 'lean-contracts',
    enforce: 'post',
    transform: {
      filter: { id: /\/packages\/contracts\/[^?]*\.ts$/ },
      handler(code) {
        const { body } = this.parse(code);
        return {
          code: leanOperations(code, body as unknown as readonly Statement[]),
          map: null,
          moduleSideEffects: false,
        };
      },
    },
  };
}
