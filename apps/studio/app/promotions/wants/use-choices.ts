import { readPromotionChoices } from '@eyelet/contracts/promotion-desk/read-choices.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../session/api.ts';
import { useWords } from '../../words/words.ts';

/** What promotions can ask of goods and of stores; undefined until it is known. */
export function useChoices() {
  const { language } = useWords();
  const { data } = useQuery({
    queryKey: ['promotion-choices', language],
    queryFn: () => call(readPromotionChoices, {}),
  });
  return data;
}
