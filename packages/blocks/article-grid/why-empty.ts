import type { AnswersTo } from '../needs.ts';
import type { WhyEmpty } from '../why-empty.ts';
import type { ArticleGridNeeds } from './needs.ts';

/** A grid is not shown without articles. */
export function whyArticlesAreMissing(_: unknown, { articles }: AnswersTo<ArticleGridNeeds>): WhyEmpty | undefined {
  return articles.result.length === 0 ? 'articles' : undefined;
}
