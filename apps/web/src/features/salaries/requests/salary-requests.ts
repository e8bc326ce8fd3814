import type { SalaryAnswer, SalaryOccupations } from '@coach/contracts/features/salaries';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import type { SalaryQuestion } from '../use-salary-place.ts';

/** The figures of a question. Another group of the same one is chosen in what is shown, which stays until they come. */
export function useSalaries({ occupation, level, region, group }: SalaryQuestion) {
  const given = Object.entries({ occupation, level, region, group }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  );
  const asked = ['salaries', occupation, level, region];
  return useQuery({
    queryKey: [...asked, group],
    queryFn: ({ signal }) => request<SalaryAnswer>(`/api/salaries?${new URLSearchParams(given)}`, { signal }),
    placeholderData: (before, query) => (asked.every((part, at) => query?.queryKey[at] === part) ? before : undefined),
    enabled: occupation !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What the field suggests; a help, whose failure takes nothing away. */
export function useSalaryOccupations() {
  return useQuery({
    queryKey: ['salary-occupations'],
    queryFn: ({ signal }) => request<SalaryOccupations>('/api/salary-occupations', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
