import {
  maxOccupationText,
  type SalaryLevel,
  type SalaryRegion,
  salaryLevels,
  salaryRegions,
  wageGroups,
} from '@coach/contracts/features/salaries';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';

export type WageGroup = (typeof wageGroups)[number];
export type SalaryQuestion = {
  /** Empty where nothing was asked yet. */
  occupation: string;
  level: SalaryLevel | null;
  region: SalaryRegion | null;
  group: WageGroup | null;
};
export type SalaryPlace = ReturnType<typeof useSalaryPlace>;

/** What the address asks: `?metier=`, `niveau`, `region`, `groupe`. What the person earns never stands in it. */
export function useSalaryPlace() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const question: SalaryQuestion = {
    occupation: (params.get('metier') ?? '').trim().slice(0, maxOccupationText),
    level: oneOf(salaryLevels, params.get('niveau')),
    region: oneOf(salaryRegions, params.get('region')),
    group: oneOf(wageGroups, params.get('groupe')),
  };
  const ask = useCallback(
    ({ occupation, level, region, group }: SalaryQuestion) => {
      const asked = { niveau: level ?? undefined, region: region ?? undefined, groupe: group ?? undefined };
      void navigate(paths.careerAdvice({ tab: 'salaries', metier: occupation || undefined, ...asked }));
    },
    [navigate],
  );
  return { question, ask };
}

/** One of a list, or nothing: an address may say anything. */
export function oneOf<const Values extends readonly string[]>(
  values: Values,
  value: string | null,
): Values[number] | null {
  return values.find((known) => known === value) ?? null;
}
