import type { Operation } from '@eyelet/contracts/kernel/operation.ts';

/** Whether a path begins like that of any operation. An unknown path there is API404, not a page. */
export function operationAddresses(
  operations: readonly Pick<Operation, 'path' | 'alsoAt'>[],
): (path: string) => boolean {
  const paths = operations.flatMap(({ path, alsoAt = [] }) => [path, ...alsoAt]);
  const first = new Set(paths.map((path) => path.split('/')[1]));
  return (path) => {
    const [, part, below] = path.split('/');
    return first.has(part) && below !== undefined && below !== '';
  };
}
