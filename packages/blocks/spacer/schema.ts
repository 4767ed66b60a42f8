import { type Static, Type } from 'typebox';
import { perBreakpoint, sharedMembers } from '../shared/shape.ts';
import { strictObject } from '../strict-object.ts';

export const spacerSchema = strictObject({
  name: sharedMembers.name,
  /** In pixels. */
  height: perBreakpoint(Type.Integer({ minimum: 0, maximum: 400 })),
  backgroundColor: sharedMembers.backgroundColor,
  hideOnBreakpoint: sharedMembers.hideOnBreakpoint,
});

export type Spacer = Static<typeof spacerSchema>;
