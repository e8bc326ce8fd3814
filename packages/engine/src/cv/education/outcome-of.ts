import type { Education } from '@coach/contracts/cv';
import { foldText } from '../../text/fold-text.ts';
import { parseDateRanges } from '../../text/parse-date-range.ts';
import { isDegree, isSchool } from './degree-words.ts';

/** « diplôme en cours de reconnaissance » is held, only not yet recognised. */
const underWay =
  /\b(?:(?<!\b(?:equivalence|reconnaissance|comparabilite|homologation)(?: [a-z-]{2,15}){0,3} )en cours(?! (?:du soir|d'emploi|par correspondance|de (?:reconnaissance|comparabilite|homologation|traduction)|d'(?:equivalence|homologation)))|en preparation|(?:epreuves|jury|examens?) en (?:janv|fev|mars|avr|mai|juin|juil|aout|sept|oct|nov|dec|(?:19|20)\d\d)\w*|prevue?|(?<=\b(?:formation|session|examen|soutenance|jury|stage)[^,;.\n]{0,30} )(?:programmee?|planifiee?)|programmee? (?:en|pour|le|fin|debut)|a venir|a (?:re)?passer|expected|ongoing|in progress|actuellement)\b/;
/** « non obtenu (théorie à repasser) » with no day told for it: what is lacking, and not when it will be made up for. */
const missed = /\b(?:non|pas) obtenue?\b[^\n]{0,60}\ba repasser\b(?! en )/;
/** « rentrée faite en septembre 2026 », where no year it ended in is told. */
const begun = /\brentree (?:faite|effectuee)\b/;
/** « Inscrite au CAP », never « inscrit au RNCP », « inscrite à l’Ordre », « inscrit en langue anglaise ». */
const enrolled =
  /\binscrite? (?:aux?|en|dans|a) ?(?:une? |la |le |l')?(?![^,;\n]{0,40}\b(?:rncp|rpps|adeli|repertoires?|registres?|ordre|tableau|listes?)\b)([^\n,;()]{2,60})/g;
const interrupted =
  /\b(?:interrompue?s?|abandonnee?s?|(?<!\bl['’]|\bsur )abandon(?= (?:en|au|apres|avant|pour|a la fin)\b|\s?[,;.)]|\s?$|\s?\n)|(?:pas|non|jamais) (?:\p{L}{2,6} )?(?:obtenue?|validee?|termine\w*|diplomante|presentee?|eu)|sans (?:obtention|(?:le )?diplome)|inacheve\w*|incomplet\w*|arretee?s?|arret|echec|echoue|ajournee?|not completed|unfinished|dropped|(?:1re|1ere|premiere) annee(?! (?:de |d'))|\d+ (?:ue|ccp|blocs?|modules?|unites?|epreuves?) (?:validee?s? )?sur \d+|\d+ ue validees)/u;
/** « raté de peu », « loupé à l’oral »: here accents count. */
const failed = /(?<!\p{L})(?:rat|loup|recal)ée?s?(?!\p{L})|(?<!\p{L})rate de (?:peu|justesse)(?!\p{L})/iu;
/** « Niveau CAP – Certification obtenue »: what it is worth, and that it is held. */
const granted = /\b(?:certification|diplome|titre|certificat) obtenue?\b/;
const reached =
  /\b(?:obtenue?s?|validee?s?|obtention|mention (?:bien|tres|assez|passable|ab|tb|b)|recue?|admise?|graduated|awarded|with honou?rs|reussie?|majore?|delivree?|acquise?|obtained|magna cum laude|cum laude|felicitations|note finale :? ?1\d(?:[.,]\d{1,2})? ?\/ ?20)\b/;
/** « diplômé » is an outcome, « diplôme » is none: here accents count. */
const graduated = /(?<!\p{L})(?:dipl[ôo]mé|DIPL[ÔO]MÉ|dipl[ôo]m[ée]e)/u;

/** « BTS MUC, niveau BTS », « Licence de droit (niveau L2) »: as far as someone came. */
const levelOnly =
  /(\(?)(?<!\b(?:equivalen(?:ce|te?)|reconnue?|homologuee?|(?:titre|diplome|certificat|certification|formation) de) )\bniveau (?=[a-z])(?!bac ?\+|[abc][12]\b|(?:iv|iii|ii|i|v|cec|eqf|cite|rncp)\b)[^()\n]{0,40}\)?/;
/** « (niveau bac) » behind another title than these tells what that one is worth. */
const ladder =
  /\b(?:cap|bep|bac|baccalaureat|brevet|bp|bts|dut|but|deug|deust|licence|bachelor|master|mastere|maitrise|doctorat)\b/;

/** « 2014	CAP Coiffure	CFA de Dole	N »: the answer in a column « Obtenu O/N » of a table. */
const answered = /\t\s?(o|oui|n|non)\s?(?=\n|$)/i;

/** Whether a course ended with its diploma, as far as its lines tell. */
export function outcomeOf(text: string, open: boolean): Pick<Education, 'obtained' | 'status'> {
  const answer = answered.exec(text)?.[1]?.toLowerCase();
  if (answer)
    return answer[0] === 'o' ? { obtained: true, status: 'obtained' } : { obtained: false, status: 'interrupted' };
  const folded = foldText(text);
  if (/\b(?:abandonnee?|interrompue?|arretee?)\b/.test(folded)) return { obtained: false, status: 'interrupted' };
  const isBegun = begun.test(folded) && parseDateRanges(text).every(({ single, to }) => single || to === 'present');
  if (underWay.test(folded.replace(missed, '')) || isEnrolled(folded) || isBegun)
    return { obtained: false, status: 'under_way' };
  if (interrupted.test(folded) || failed.test(text)) return { obtained: false, status: 'interrupted' };
  if (endsAtLevel(folded) && !granted.test(folded)) return { obtained: false, status: 'interrupted' };
  if (reached.test(folded) || graduated.test(text)) return { obtained: true, status: 'obtained' };
  return open ? { obtained: false, status: 'under_way' } : { obtained: null, status: null };
}

/** Whether words (folded) say how a course went. */
export function tellsOutcome(folded: string): boolean {
  return (
    underWay.test(folded) ||
    isEnrolled(folded) ||
    interrupted.test(folded) ||
    levelOnly.exec(folded)?.[1] === '' ||
    reached.test(folded)
  );
}

function isEnrolled(folded: string): boolean {
  return [...folded.matchAll(enrolled)].some(
    ([, where = '']) =>
      isDegree(where) || isSchool(where) || /^(?:concours|examens?|epreuves|formations?|.{1,12} annee)\b/.test(where),
  );
}

/** No outcome is told before the level nor right behind its bracket: « CAP Coiffure (niveau CAP), obtenu ». */
function endsAtLevel(folded: string): boolean {
  const level = levelOnly.exec(folded);
  if (!level) return false;
  const before = folded.slice(0, level.index);
  const behind = /^[\s,:-]{0,3}(\w+)/.exec(folded.slice(level.index + level[0].length))?.[1] ?? '';
  if (reached.test(before) || (level[1] && reached.test(behind))) return false;
  return !level[1] || ladder.test(before);
}
