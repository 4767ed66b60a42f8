import type { Generated } from 'kysely';

export type AnswerTemplateTables = {
  answer_template: {
    id: string;
    name: string;
    en: string;
    fr: string;
    de: string;
    it: string;
    version: Generated<number>;
    changed_at: Date;
  };
};
