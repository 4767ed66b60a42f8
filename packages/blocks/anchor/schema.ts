import { type Static, Type } from 'typebox';
import { sharedMembers } from '../shared/shape.ts';
import { strictObject } from '../strict-object.ts';

/** Ids that the pages go by themselves. */
const taken = ['content', 'styles', 'shop-links', 'footer-locale', 'header-search'];

/** The name of a place in a page, as links give it after `#`. */
export const anchorShape = Type.String({ pattern: `^(?!(${taken.join('|')})$)[a-z][a-z0-9-]*$`, maxLength: 60 });

export const anchorSchema = strictObject({ name: sharedMembers.name, anchorId: anchorShape });

export type Anchor = Static<typeof anchorSchema>;
