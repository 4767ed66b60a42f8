import { expectFields } from '@eyelet/testing/expect-fields.ts';
import { test } from 'vitest';
import { sharedMembers } from '../shared/shape.ts';
import { strictObject } from '../strict-object.ts';
import { sharedFields } from './shared-fields.ts';

test('a field edits each shared member, with the options that its schema accepts', () => {
  expectFields(sharedFields, strictObject(sharedMembers), 'shared');
});
