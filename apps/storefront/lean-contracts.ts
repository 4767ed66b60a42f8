import type { Plugin } from 'vite';

/** What a page needs of an operation to call it; schemas and refusals are the server's. */
const needed: ReadonlySet<string> = new Set(['id', 'method', 'path']);

type Property = Readonly<{ type: string; start: number; end: number; key?: Readonly<{ name?: string }> }>;
type Node = Readonly<{
  type: string;
  start: number;
  end: number;
  declaration?: Readonly<{ declarations?: readonly Readonly<{ init?: Call | null }>[] }> | null;
}>;
type Call = Readonly<{
  type: string;
  callee?: Readonly<{ name?: string }>;
  arguments?: readonly Readonly<{ type: string; start: number; end: number; properties?: readonly Property[] }>[];
}>;

/** The code of a contract with each `operation({…})` cut down to id, method and path. */
export function leanOperations(code: string, body: readonly Node[]): string {
  const declared = body.flatMap((node) => node.declaration?.declarations ?? []).map(({ init }) => init);
  const objects = declared.flatMap((init) =>
    init?.type === 'CallExpression' && init.callee?.name === 'operation' ? [...(init.arguments ?? [])] : [],
  );
  return objects.toReversed().reduce((lean, { start, end, properties = [] }) => {
    const kept = properties.filter((one) => needed.has(one.key?.name ?? ''));
    const members = kept.map((one) => code.slice(one.start, one.end)).join(', ');
    return `${lean.slice(0, start)}{ ${members} }${lean.slice(end)}`;
  }, code);
}

/** Keeps what only the server checks by out of the scripts that a shopper downloads. */
export function leanContracts(): Plugin {
  return {
    name: 'lean-contracts',
    enforce: 'post',
    transform: {
      filter: { id: /\/packages\/contracts\/[^?]*\.ts$/ },
      handler(code) {
        const { body } = this.parse(code);
        return { code: leanOperations(code, body as unknown as readonly Node[]), map: null, moduleSideEffects: false };
      },
    },
  };
}
