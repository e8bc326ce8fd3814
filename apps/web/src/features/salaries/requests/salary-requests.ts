import type { SalaryAnswer, SalaryOccupations } from '@coach/contracts/features/salaries';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import type { SalaryQuestion } from '../use-salary-place.ts';

/** The figures of a question; those before it stay on screen until they come. */
export function useSalaries({ occupation, level, region, group }: SalaryQuestion) {
  const given = Object.entries({ occupation, level, region, group }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  );
  return useQuery({
    queryKey: ['salaries', occupation, level, region, group],
    queryFn: ({ signal }) => request<SalaryAnswer>(`/api/salaries?${new URLSearchParams(given)}`, { signal }),
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
