import { type CaseCategory, type CaseSubject, isCategory, isSubjectOf } from '@eyelet/domain/cases/subjects.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';

/** The name of a category in the language of a locale tag. */
export function categoryText(tag: string, category: CaseCategory): string {
  return createMessages(tag)(`cases.category.${category}`);
}

/** The name of a subject in the language of a locale tag. */
export function subjectText(tag: string, subject: CaseSubject): string {
  return createMessages(tag)(`cases.subject.${subject}`);
}

/** Names of category and subject of a stored case; the id of the subject if the shop does not have it any more. */
export function aboutText(tag: string, category: string, subject: string): string {
  if (!isCategory(category) || !isSubjectOf(category, subject)) return subject;
  return `${categoryText(tag, category)}: ${subjectText(tag, subject)}`;
}
