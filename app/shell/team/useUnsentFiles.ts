import { useQuery } from '@tanstack/react-query';

/**
 * How many files of a shared company its server has not got and this browser can hand over; null until that is known.
 * @param isAsked whether anybody wants to know: who is of the company sends them
 */
export function useUnsentFiles(companyId: string, isAsked: boolean): number | null {
  const { data } = useQuery({
    queryKey: ['unsentFiles', companyId],
    queryFn: async () => {
      const { unsentFiles } = await import('#store/team/unsent/unsentFiles.ts');
      return (await unsentFiles(companyId)).files.length;
    },
    enabled: isAsked,
    gcTime: 0,
    staleTime: 0,
  });
  return data ?? null;
}
