import { type CvLine, trimSpan } from '../lines/read-lines.ts';
import { type HeaderPart, lonePart } from '../sections/header-parts.ts';
import { titleLikeness } from '../sections/judge-part.ts';
import { namesOccasion } from '../sections/occasion.ts';
import { postLead } from '../sections/posts-told.ts';
import type { Entry } from '../sections/split-entries.ts';
import { looksLikeTask } from './looks-like-task.ts';
import type { Naming } from './name-job.ts';

/**
 * Where the heading names only the employer, the words that open what is told below may be the title: « Assistante paie,
 * site de 310 salariés … », « Monteur. Pose de … ». So may they below « Vendanges 2015	Domaine Lacaze ».
 */
export function toldTitle(entry: Entry, { title, company }: Naming): { entry: Entry; title: HeaderPart } | null {
  const [first, ...others] = entry.body;
  const named = title !== null && !namesOccasion(title.text);
  if (named || !company || !first || !follows(entry, first)) return null;
  const said = saidTitle(entry, first);
  if (said) return said;
  const words = opening.exec(first.text)?.[0] ?? '';
  const name = words.replace(/[\s.,:;]+$/u, '');
  const likeness = titleLikeness(name.split(' ').slice(0, 3).join(' '));
  if (duty.test(name) || (words.trimEnd().endsWith(':') && person.test(first.text.slice(words.length)))) return null;
  if (name.length < 4 || role.test(name) || likeness < (looksLikeTask(name) ? 3 : 2)) return null;
  const span = { start: first.start, end: first.start + name.length };
  const rest = trimSpan(first.text, words.length, first.text.length);
  const line = { ...first, start: first.start + rest.start, text: first.text.slice(rest.start) };
  return {
    entry: { ...entry, header: [...entry.header], body: rest.start < rest.end ? [line, ...others] : others },
    title: lonePart(name, span),
  };
}

/** « Je suis chauffeur-livreur en fourgon. », « Livreur en scooter le soir, 25 courses »: a sentence that stays whole below. */
function saidTitle(entry: Entry, first: CvLine): { entry: Entry; title: HeaderPart } | null {
  const lead = postLead(first.text);
  const words = untilPlace.exec(first.text.slice(lead))?.[0].trimEnd() ?? '';
  const isCut = lead > 0 || /^ (?:pour|chez|en mission|le|les|tous)\s/u.test(first.text.slice(lead + words.length));
  if (!isCut || words.length < 4 || role.test(words) || titleLikeness(words) < 2.5 || ofTask.test(words)) return null;
  const start = first.start + lead;
  return { entry, title: lonePart(words, { start, end: start + words.length }) };
}

/** Up to where, when or for whom. */
const untilPlace =
  /^\p{L}[\p{L}’'-]+(?: [\p{L}’'-]+){0,6}?(?=[.,:;(]| (?:pour|chez|en (?:mission|int[ée]rim|cdd|cdi|fourgon|[ée]quipe)|(?:le|les|tous les) (?:soirs?|midis?|matins?|week-?ends?|samedis?|dimanches?)|dans (?:une?|la|le|les)|au sein|à temps|sur)(?!\p{L})|$)/iu;
/** « Responsable de la caisse le samedi » is a duty. */
const ofTask = /^(?:responsable|charg[ée]e?|référente?) /iu;

/** Of a list under the heading, no item is the title, but for what goes on with the line of the heading. */
function follows({ header, rangeLine }: Entry, first: CvLine): boolean {
  if (!first.bullet) return true;
  return [...header, rangeLine].some((line) => line && first.start >= line.end && first.start - line.end < 5);
}

const opening = /^\p{Lu}[\p{L}\d’' /()·«»-]{2,58}?(?:[.,:;]\s|\s[:–—]\s|\.?$)/u;
/** « Directeur : M. Roy », « Manager : Paul Dupont »: whom one worked for. */
const person =
  /^\s*(?:(?:M\.|Mr|Mmes?|Mlle|Dr|Me|Madame|Monsieur|Docteur)\s\p{Lu}|\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)? \p{Lu}[\p{L}’'-]+[.\s]*$)/u;
/** « Responsable de la caisse le samedi »: what one was at times only. */
const duty =
  /\s(?:les?|tous les|certains|chaque|un) (?:(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week-?end|soir|matin|midi)s?|jours?|semaines?|mois)(?!\p{L})|\s(?:pendant|durant|lors|en cas|en l[’']absence)\s/iu;
/** What one is beside the job, and sentences of one’s own. */
const role =
  /^(?:je|on|nous|d’abord|d'abord|puis|ensuite|tut(?:eur|rice)|r[ée]f[ée]rente?|membre|encadrante?|remplaçante?|adjointe? du|seule?)(?!\p{L})/iu;
