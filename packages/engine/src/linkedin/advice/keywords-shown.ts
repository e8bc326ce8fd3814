import type { LinkedinReport } from '@coach/contracts/linkedin';
import { likenessOf } from '../../match/match-occupation.ts';
import { isSaid } from '../criteria/keywords-criteria.ts';
import { fitsTarget } from '../criteria/skills-criteria.ts';
import { inPrint } from '../score/cited.ts';
import type { ProfileContext } from '../score/profile-context.ts';

const most = { own: 8, all: 20 };

/** What recruiters search for the positions aimed at: what the profile says already first, then what to add where true. */
export function keywordsShown(context: ProfileContext): Pick<LinkedinReport, 'keywords' | 'keywordsPresent'> {
  const { keywords, targets, profile, experience } = context;
  const titles = [profile.headline, ...profile.experiences.map(({ title }) => title)];
  const heldTargets = targets.filter((target) => titles.some((title) => likenessOf(target, title) >= 0.85));
  const own = [...experience.written.keys()]
    .filter((skill) => fitsTarget(context, skill))
    .map(inPrint)
    .slice(0, most.own);
  const said = keywords.filter(isSaid).map(({ term }) => term);
  const present = [...new Set([...heldTargets, ...said, ...own])];
  const missing = [...targets, ...keywords.map(({ term }) => term)].filter((term) => !present.includes(term));
  return {
    keywords: [...new Set([...present, ...missing])].slice(0, most.all),
    keywordsPresent: present.slice(0, most.all),
  };
}
