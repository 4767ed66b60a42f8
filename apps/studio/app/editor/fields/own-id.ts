import { newBlockId } from '../use-puck.ts';

const prefix = 'entry';

/** A name for one of a list that needs one and has nobody who would give it. */
export const newOwnId = () => newBlockId(prefix);

/** Whether a name was generated, and means nothing to people. */
export const isOwnId = (id: string) => id.startsWith(`${prefix}-`);
