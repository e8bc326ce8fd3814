import { salaryAnswerSchema, salaryOccupationsSchema, salaryQuerySchema } from '@coach/contracts/features/salaries';
import type { Router } from '../../http/route.ts';
import { compareSalary } from './compare-salary.ts';
import { nameOccupations } from './name-occupations.ts';

export function salaryRoutes(router: Router): void {
  router.route(
    {
      method: 'get',
      path: '/api/salaries',
      costly: 'computation',
      policy: 'user',
      summary: 'What is published of an occupation’s pay, with its sources',
      query: salaryQuerySchema,
      answer: salaryAnswerSchema,
    },
    async (context, { query }) => await compareSalary(context, query),
  );
  router.route(
    {
      method: 'get',
      path: '/api/salary-occupations',
      costly: 'computation',
      policy: 'user',
      summary: 'The occupations whose pay can be looked up',
      answer: salaryOccupationsSchema,
    },
    async (context) => await nameOccupations(context),
  );
}
