/** Why a file is refused. `more`: there is something in it that does not belong to its format. */
export type FileProblem = 'type' | 'bytes' | 'pixels' | 'broken' | 'more';

/** Width and height where there are any, or what is wrong with a file. */
export type Inspected =
  | Readonly<{ width: number | null; height: number | null; isChanged?: true }>
  | Readonly<{ problem: FileProblem }>;
