import { listCaseSubjects } from '@eyelet/contracts/cases/list-subjects.ts';
import { caseCategories, caseSubjects } from '@eyelet/domain/cases/subjects.ts';
import { handle } from '../kernel/handle.ts';
import { categoryText, subjectText } from './subject-words.ts';

/** The subjects that shoppers can write about (C7.92). */
export const listCaseSubjectsHandler = handle(listCaseSubjects, async ({ market: { tag } }) => ({
  categories: caseCategories.map((category) => ({
    category,
    label: categoryText(tag, category),
    subjects: caseSubjects[category].map((subject) => ({ subject, label: subjectText(tag, subject) })),
  })),
}));
