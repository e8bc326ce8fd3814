import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take far longer than their size tells: begun last, one of them keeps a whole run waiting. */
const slow = [
  'eval/src/measure-set.test.ts',
  'eval/src/measure-later.test.ts',
  'eval/src/later-sets.test.ts',
  'apps/server/src/http/hostile-fields.api.test.ts',
  'apps/server/src/crash.api.test.ts',
  'apps/server/src/features/auth/hostile.api.test.ts',
  'apps/server/src/features/cv/analyse-cv.limit.test.ts',
  'apps/server/src/work/taken-up.api.test.ts',
  'e2e/account-area-at-every-size.e2e.ts',
  'e2e/person-follows-offers.e2e.ts',
  'e2e/explorer-subscribes-and-leaves.e2e.ts',
  'e2e/person-writes-a-letter.e2e.ts',
  'e2e/person-trains-for-interview.e2e.ts',
];

/** On a fresh clone no run before tells how long a file takes: the slowest of a project start first. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const names = [...new Set(sorted.map(({ project }) => project.name))];
    return names.flatMap((name) => {
      const own = sorted.filter(({ project }) => project.name === name);
      return [...own.filter(isSlow), ...own.filter((each) => !isSlow(each))];
    });
  }
}

function isSlow({ moduleId }: TestSpecification): boolean {
  return slow.some((path) => moduleId.endsWith(path));
}
