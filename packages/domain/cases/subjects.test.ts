import { expect, test } from 'vitest';
import { caseCategories, caseSubjects, isCategory, isSubjectOf, warrantySubject } from './subjects.ts';

test('every subject is in one category', () => {
  const subjects = Object.values(caseSubjects).flat();
  expect(new Set(subjects).size).toBe(subjects.length);
  for (const category of caseCategories) {
    expect(isCategory(category)).toBe(true);
    for (const subject of subjects) {
      const isIn = (caseSubjects[category] as readonly string[]).includes(subject);
      expect(isSubjectOf(category, subject)).toBe(isIn);
    }
  }
});

test('nothing else is a category, not even what every object has', () => {
  for (const text of ['', 'Order', 'toString', '__proto__']) expect(isCategory(text)).toBe(false);
});

test('warranty cases are filed where the form offers it', () => {
  expect(isSubjectOf(warrantySubject.category, warrantySubject.subject)).toBe(true);
});
