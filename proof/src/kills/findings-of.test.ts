import { expect, test } from 'vitest';
import { isHeld } from '../finding.ts';
import { findingsOf, type KillTally } from './findings-of.ts';

const nothing = { lost: [], helped: [], orphanFiles: 0, missingFiles: 0, unitsTwice: 0, rowsTwice: 0, mailsTwice: 0 };
const tally = (over: Partial<KillTally>): KillTally => ({
  ...{ kills: 2, acknowledged: 9, readyMs: [10, 20] },
  ...nothing,
  ...over,
});
const missed = (app: Partial<KillTally>, database: Partial<KillTally>) =>
  findingsOf({ app: tally(app), database: tally(database) }, 2)
    .filter((finding) => !isHeld(finding))
    .map(({ name }) => name);

test('all is well when nothing is lost, done twice or in need of help, whichever was killed', () => {
  expect(missed({}, {})).toEqual([]);
  expect(missed({ lost: ['mail'] }, {})).toEqual(['acknowledged writes lost']);
  expect(missed({}, { mailsTwice: 1 })).toEqual(['duplicate mails']);
  expect(missed({}, { kills: 1, helped: ['no'] })).toEqual(['kill -9 of the database', 'restarts that needed help']);
});
