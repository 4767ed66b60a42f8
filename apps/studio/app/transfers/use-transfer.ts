import { readTransfer } from '@eyelet/contracts/transfers/read.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../session/api.ts';

/** A transfer, read anew now and then, as colleagues at the other place work with it too. */
export function useTransfer(transferId: string) {
  return useQuery({
    queryKey: ['transfer', transferId],
    queryFn: () => call(readTransfer, { params: { transferId } }),
    refetchInterval: 30_000,
  });
}
