import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** What functions work on: a connection, a shop, the context of a call, or the server that routes are mounted on. */
const grounds: ReadonlyMap<string, RegExp> = new Map([
  ['Database', /(^|\/)database\.ts$/],
  ['Reader', /(^|\/)database\.ts$/],
  ['Transaction', /(^|\/)database\.ts$|^kysely$/],
  ['Kysely', /^kysely$/],
  ['Pool', /^pg$/],
  ['PoolClient', /^pg$/],
  ['Client', /^pg$/],
  ['Context', /(^|\/)context\.ts$/],
  ['Shop', /(^|\/)shop\.ts$/],
  ['FastifyInstance', /^fastify$/],
]);

/** Members of a ground that are grounds themselves. */
const groundMembers: ReadonlySet<unknown> = new Set(['database', 'db', 'pool', 'shop']);

const wrapping: ReadonlySet<string> = new Set(['Omit', 'Pick', 'Readonly']);

const functions: ReadonlySet<unknown> = new Set(['ArrowFunctionExpression', 'FunctionExpression']);

// The tree of the parser has many more types of nodes than this needs to tell apart.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Node = any;

/** A function of a module, and which of its parameters are grounds. */
export type Signature = Readonly<{ name: string; line: number; isGround: readonly boolean[] }>;

/** The functions declared at the top of a module. */
export function signaturesOf(file: string, source: string): readonly Signature[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const statements: Node[] = program.body;
  const names = groundNames(statements);
  return statements
    .flatMap((statement) => declared(statement.declaration ?? statement))
    .map(([name, { start, params }]) => ({
      name,
      line: source.slice(0, start).split('\n').length,
      isGround: params.map((parameter: Node) => isGround(typeOf(parameter), names)),
    }));
}

/**
 * Sentences on functions whose ground (database, shop or context) is a later parameter while the first is none.
 * Handlers and the functions they call take the ground first and the rest afterwards.
 */
export function misorderedArguments(file: string, source: string): readonly string[] {
  return signaturesOf(file, source)
    .filter(({ isGround: [first, ...later] }) => !first && later.includes(true))
    .map(({ name, line }) => `${file}:${line}: ${name} takes its database, shop or context later than first`);
}

/** `misorderedArguments` of every TypeScript file below the folders of `root`, without tests and migrations. */
export function findMisorderedArguments(root: string, folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder)).flatMap((name): readonly string[] => {
      const path = `${folder}/${name}`;
      if (statSync(join(root, path)).isDirectory()) {
        return name === 'node_modules' || name === 'build' ? [] : findMisorderedArguments(root, [path]);
      }
      const isSource = name.endsWith('.ts') && !/\.(test|d)\.ts$/.test(name);
      return isSource ? misorderedArguments(path, readFileSync(join(root, path), 'utf8')) : [];
    }),
  );
}

/** The names by which a module knows grounds: imported ones, and its own aliases of them. */
function groundNames(statements: readonly Node[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { type, source, specifiers } of statements) {
    if (type !== 'ImportDeclaration') continue;
    for (const { imported, local } of specifiers) {
      if (imported === undefined && source.value === 'pg') {
        for (const name of ['Pool', 'PoolClient', 'Client']) names.add(`${local.name}.${name}`);
      }
      if (grounds.get(imported?.name)?.test(source.value)) names.add(local.name);
    }
  }
  for (const statement of statements) {
    const alias = statement.declaration ?? statement;
    if (alias.type === 'TSTypeAliasDeclaration' && isGround(alias.typeAnnotation, names)) names.add(alias.id.name);
  }
  return names;
}

function declared(statement: Node): readonly (readonly [string, Node])[] {
  if (statement.type === 'FunctionDeclaration') return [[statement.id?.name ?? 'default', statement]];
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations
    .filter(({ init }: Node) => functions.has(init?.type))
    .map(({ id, init }: Node) => [id.name, init]);
}

function typeOf(parameter: Node): Node {
  return (parameter.left ?? parameter).typeAnnotation?.typeAnnotation;
}

function isGround(type: Node, names: ReadonlySet<string>): boolean {
  switch (type?.type) {
    case 'TSTypeReference': {
      const name = nameOf(type.typeName);
      return names.has(name) || (wrapping.has(name) && isGround(type.typeArguments?.params[0], names));
    }
    case 'TSIndexedAccessType':
      return groundMembers.has(type.indexType.literal?.value) && isGround(type.objectType, names);
    case 'TSUnionType':
    case 'TSIntersectionType':
      return type.types.some((member: Node) => isGround(member, names));
    default:
      return false;
  }
}

function nameOf(name: Node): string {
  return name.type === 'TSQualifiedName' ? `${nameOf(name.left)}.${name.right.name}` : name.name;
}
