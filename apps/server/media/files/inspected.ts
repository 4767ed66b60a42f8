/** Why a file is refused. `more`: it contains something that does not belong to its format. */
export type FileProblem = 'type' | 'bytes' | 'pixels' | 'broken' | 'more';

/** Width and height, if it has any, or the problem with a file. */
export type Inspected =
  | Readonly<{ width: number | null; height: number | null; isChanged?: true }>
  | Readonly<{ problem: FileProblem }>;
