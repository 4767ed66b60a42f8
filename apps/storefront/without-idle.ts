import { parseSync } from 'vite';

/**
 * Empties the functions of these names in a module: declared ones, at any depth, and assigned ones by what they are
 * assigned to, such as `exports.createRoot`. Throws for a name that does not match exactly one function.
 */
export function withoutIdle(code: string, names: readonly string[]): string {
  const bodies = bodiesOf(parseSync('module.js', code).program, code).filter(({ name }) => names.includes(name));
  for (const name of names) {
    if (bodies.filter((one) => one.name === name).length !== 1) throw new Error(`no single function ${name}`);
  }
  return bodies
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}{}${text.slice(end)}`, code);
}

type Span = Readonly<{ start: number; end: number }>;
type Body = Span & Readonly<{ name: string }>;
type Node = Readonly<{ type?: string; id?: { name: string }; body?: Span; left?: Span; right?: Node }>;

/** The positions of the bodies of named functions, at any depth. */
function bodiesOf(node: unknown, code: string): readonly Body[] {
  if (Array.isArray(node)) return node.flatMap((one) => bodiesOf(one, code));
  if (typeof node !== 'object' || node === null) return [];
  const own = bodyOf(node, code);
  const inner = Object.values(node).flatMap((one) => bodiesOf(one, code));
  return own ? [own, ...inner] : inner;
}

function bodyOf({ type, id, body, left, right }: Node, code: string): Body | undefined {
  if (type === 'FunctionDeclaration' && id && body) return { name: id.name, start: body.start, end: body.end };
  if (type === 'AssignmentExpression' && left && right?.type === 'FunctionExpression' && right.body) {
    return { name: code.slice(left.start, left.end), start: right.body.start, end: right.body.end };
  }
  return undefined;
}
