import { findTerms } from '../../skills/find-terms.ts';
import { foldText } from '../../text/fold-text.ts';

export const schoolWords =
  /\b(?:lycee|college|universite|univ|ecole|institut|iut|ifsi|ifas|irfss|irts|cfa|greta|afpa|cnam|campus|faculte|fac de|academie|centre de formation|inp|insa|iae|esc|iseg|hec|essec|university|school|institute|polytech\w*|conservatoire|crr|crd|pole superieur|cnsmd?|cefedem|maison familiale|mfr|croix-rouge|openclassrooms|le wagon|cned|estm|sup de|ensam|esi\w{1,4}|epitech|centre|academy|organisme|ceser|erts|imt|iufm|inspe|aftral|chambre de metiers|cci|universit\w+|hochschule|instituto|escola|escuela|colegio|universidade|faculdade|facultad|scuola|liceo|liceu|haute ecole|ifap|ifa|ifcs|ifps|irts|etsup|askoria|ens|ensa|ensap|ensba|esad|esaa|enib|eni|enst\w*|isen|isep|supinfo|supelec|ecam|icam|esiea|ensi(?!no\b)\w*|estaca|efrei|telecom \w+|arts et metiers|sciences po|audencia|neoma|kedge|edhec|em lyon|skema|lisaa|gobelins|ferrandi|institution|simplon|ifocop|pigier|ymag|formation professionnelle|compagnons|ordre (?:national |regional )?des|ecf|promotrans|cfpa|erea|lp|lpo|leap|legta|legtpa|eplefpa|lpa|cfaa|cfppa|cnfpt|enssib|esj|celsa|pole formation|cesi|webforce3|ifria\w*|inhni|inu|intec|cfai|cefpf|la manu|3wa|mjm|esma|etpa|efap|iscom|inseec|ipag|igs|ifmk|ifpk|ifmem|ifmt|isrp|irfa|irtess|crfp\w*)\b/;
const degreeWords =
  /\b(?:diplome|brevet|baccalaureat|bac|certificat|titre|licence|master|mastere|maitrise|doctorat|bts|dut|deust|deug|cap|bep|bp|bpjeps|mba|msc|bsc|phd|bachelor|degree|diploma|dea|dess|cqp|caferuis|capes|cafep|crpe|agregation|magistere|hdr|deaes|deas|deeje|dees|habilitation a diriger|classe prepa\w*|prepa|cpge|formation|degree|a-levels?|gcse|dcg|dscg|dpe|vae|niveau(?! \d| [abc][12]\b)|ingenieure?|mention complementaire|mc|cqp|cqpm|tp(?= [a-z])|tfp|cfc|cess|bepc|bfem|dnb|cfg|daeu|dnmade|dnmad|dnsep|dsaa|dna|dnap|desu|deis|dejeps|desjeps|capa|bepa|bpa|bprea|btsa|btm|brevet de maitrise|dueti|deamp|deavs|dei|deap|dpas|llb|llm|hnd|laurea|licenciatura|bachiller\w*|maturita|abitur|matura|maturite|diplom\w*|baccalaureate|bsba|emba|cesa|pge|programme grande ecole|iade|ibode|bac ?\+ ?\d|hmonp|m1|m2|l1|l2|l3|diu|paces|pcem|capacite(?= en droit|(?: en medecine)? de (?:geriatrie|gerontologie|medecine|pratique medico))|capacite en medecine)\b/;
/** These are also small words: they count as written, and « DU » in a line of capitals only where it begins. */
const shortDegrees =
  /(?<![\p{L}’'])(?:BUT|BA|MA|PASS|L\.AS|DU(?= (?:\p{Lu}?\p{Ll}|[A-Z]{2,5}\b)))(?![\p{L}’'])|^(?:but|DU|DE|DEM|DES|DUMI) /u;

/** Opens on how it went, not on what it was. */
export const statusOnly =
  /^(?:diplome |titre |formation )?(?:obtenue?|en cours|interrompue?|validee?|mention (?:bien|tres|assez|passable|ab|tb|b)\b|non |niveau(?! (?:cap|bep|bac|bts|licence|master|dut|but|deug|bp|brevet))|option|specialite|en alternance|abandon|en preparation|prevue?|arrete|diplome (?:obtenu|en cours)|examen|equivalence|echec|dossier|jury|cours du soir|par correspondance|a distance|vae$|note (?:finale|globale|generale|obtenue|:|\d)|moyenne (?:generale|:|\d)|niveau (?:cec|eqf|cite|europeen)\b|(?:1re|1ere|premiere|2e) annee(?! (?:de |d')))/;

/** « Neoma Business School »: which school, and no diploma of one. */
const namedSchool = /\p{Lu}[\p{L}’'-]+ (?:Business|Management) School/u;

/** « IFMK de Brest – diplômée en juin 2019 », « 2018 – 2020, titre obtenu en mai »: how it went, and not of what. */
const graduatedIn =
  /\bdiplom(?:ee?s? (?:en (?=\p{L}{3,9} |\d)|depuis |le \d|promotion )|e (?:non |pas )?(?:obtenu|valide|en cours)\b)|\b(?:titre|certificat) (?:non |pas )?(?:obtenu|valide|delivre|en cours)\b/u;

/** « B.E.P. », « C.A.P »: the full stops of its letters. */
const stops = /\b(?:[a-z]\.){2,5}[a-z]?(?![a-z])/g;

/** Whether a line or a piece of one names a diploma or a course of study. */
export function isDegree(text: string): boolean {
  const head = foldText(text)
    .slice(0, 90)
    .replace(graduatedIn, '')
    .replace(stops, (letters) => letters.replaceAll('.', ''));
  if (yearOf.test(head)) return true;
  const degree = statusOnly.test(head) ? null : (degreeWords.exec(head) ?? shortDegree(text));
  if (!degree) return !namedSchool.test(text) && findTerms(text).some((term) => term.kind === 'diploma');
  const school = schoolWords.exec(head);
  if (degree[0] === 'formation' && degree.index > 0) return false;
  return !school || degree.index < school.index || degree[0] !== 'formation';
}

/** « Première année d’IFSI »: a course of study, told by how far it went. */
const yearOf = /^(?:1re|1ere|premiere|2e|2eme|deuxieme|seconde|3e|3eme|troisieme) annee (?:de |d'|en )(?!\d)/;

function shortDegree(text: string): RegExpExecArray | null {
  const found = shortDegrees.exec(text.slice(0, 90));
  return found && (found.index === 0 || /\p{Ll}/u.test(text)) ? found : null;
}

/** Whether a piece of a line names a school. */
export function isSchool(text: string): boolean {
  return schoolWords.test(foldText(text));
}
