import type { Fields } from '../fields.ts';
import type { frameMembers } from '../shared/member-groups.ts';
import type { SharedProps } from '../shared/shape.ts';
import { layoutFields } from './layout-fields.ts';

const { overlayWidth: _, promotionTracking: __, ...fields } = layoutFields;

/** Fields of the members of `BlockFrame`. */
export const frameFields = fields as Fields<Pick<SharedProps, keyof typeof frameMembers>>;
