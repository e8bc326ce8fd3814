import { tokenise } from '../text/tokenise.ts';
import type { Context } from './context.ts';
import { likenessTo } from './match-occupation.ts';
import { wordRoot } from './requirements/word-root.ts';
import { meaningfulStems } from './word-index.ts';

/**
 * A headline the CV itself supports: the offer's title where a job held is of that occupation and one title of
 * the CV has all its words; without an offer, the latest job's. null where nothing can be said for the person.
 */
export function titleProposal(context: Context): string | null {
  const { offer, cv, jobs } = context;
  const latest = cv.experiences.find(({ title }) => title)?.title ?? null;
  if (!offer) return latest;
  const target = offer.title ? withoutNote(offer.title) : null;
  if (!target) return null;
  const likeness = likenessTo(target);
  const held = jobs.find(
    ({ experience }) => likeness(experience.title) >= 0.85 && !underStatus.test(experience.title ?? ''),
  );
  if (!held?.experience.title) return null;
  const claimed = claimsOf(target);
  const titles = [cv.title, ...jobs.map(({ experience }) => experience.title)];
  const told = titles.some((title) => {
    const own = new Set(tokenise(title ?? '').map(({ stem }) => stem));
    return claimed.every((each) => own.has(each));
  });
  const words = wordsOf(target);
  // The person's own form has the right gender.
  const own = titles.find((title) => title && wordsOf(withoutContract(title)) === words);
  if (own) return withoutContract(own);
  const neutral = /\([a-zéè]{1,5}\)|[·•/]/.test(target);
  return told && !neutral ? target : told || neutral ? withoutContract(held.experience.title) : null;
}

/** Such a title says under what status one worked, which no offer asks for. */
const underStatus =
  /(?<!\p{L})(?:stag(?:e|iaire)s?|ind[ée]pendante?|free-?lance|auto-?entrepreneu(?:r|se)|b[ée]n[ée]vole|vacataire)(?!\p{L})/iu;

/** « Professeur contractuel » and « Professeure contractuelle » are the same words. */
function wordsOf(title: string): string {
  return meaningfulStems(title).map(wordRoot).sort().join(' ');
}

/** « Assistante RH (intérim) » is an assistante RH; who was one as a trainee says so. */
function withoutContract(title: string): string {
  return title.replace(/\s*\((?:int[ée]rim(?:aire)?|cdd|cdi|temps partiel)[^()]{0,30}\)$/i, '');
}

/** « SI » and « N2 » claim something, however short; « de » does not. */
function claimsOf(title: string): string[] {
  const short = tokenise(title).filter(({ start, end }) => /[\p{Lu}\d]/u.test(title.slice(start, end)));
  return [...meaningfulStems(title), ...short.map(({ stem }) => stem)];
}

function withoutNote(title: string): string {
  return title
    .slice(0, 150)
    .replace(/\s*[([]?\b[hf] ?\/ ?[hf]\b(?: ?\/ ?x)?[)\]]?/gi, '')
    .trim();
}
