import { type CaseCategory, type CaseSubject, isCategory, isSubjectOf } from '@eyelet/domain/cases/subjects.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';

/** What people read of a category, in the language of a tag. */
export function categoryText(tag: string, category: CaseCategory): string {
  return createMessages(tag)(`cases.category.${category}`);
}

/** What people read of a subject, in the language of a tag. */
export function subjectText(tag: string, subject: CaseSubject): string {
  return createMessages(tag)(`cases.subject.${subject}`);
}

/** Category and subject of a stored case; the subject itself where the shop does not know it any more. */
export function aboutText(tag: string, category: string, subject: string): string {
  if (!isCategory(category) || !isSubjectOf(category, subject)) return subject;
  return `${categoryText(tag, category)}: ${subjectText(tag, subject)}`;
}
