import type { CheckContext, Finding } from '../context.ts';
import { firstStudy } from '../facts/career.ts';
import type { Facts } from '../facts/facts.ts';
import { jobsMeant } from '../facts/jobs-meant.ts';
import { readNumber } from '../figures/read-number.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { tokenAt } from '../text/read-text.ts';
import { lastTerm } from '../words/last-term.ts';
import { nounClass } from '../words/noun-class.ts';
import { isLeadingTitle } from './leading-titles.ts';

const learners =
  /\b(?:stagiaire|apprenti|alternant|etudiant|eleve|tutore|novice|recrue|debutant|contrat d'apprentissage|nouve|jeune|saisonnier|service civique)/;

/** Verbs of leading, which claim it where people are their object, and turns of phrase that claim it by themselves. */
const verbs =
  /\b(?:encadr|manag|supervis|dirig|chapeaut)(?:ee?s?|e?ais|e?ait|e?ant|er|(?:ion|ement)(?= (?:[a-z]+ )?d(?:e |es |u |')))?\b|\b(?:anim|pilot|coordonn)(?:es?|ais|ant|er) (?=(?:une|d'une|l'|mon|mes|deux|trois) ?equipe|(?:mes|deux|trois|quatre|cinq|six|sept|huit|\d+) )|\b(?<!\bm'(?:a|ont|avait|avaient) (?:[a-z']+ ){0,2})(?:form|accompagn|tutor|mentor|parrain|coach|initi|guid)(?:e|ais|ant|er) (?=(?:aussi |deja |egalement |regulierement |moi-meme )?(?:les |des |un |une |deux |trois |mes |nos |l'|plusieurs )?(?:\w+ ){0,2}?(?:apprentie?s?|alternante?s?|stagiaires?|tutore|recrues?|novices?|debutante?s?|juniors?|nouveaux|nouvelles|arrivants?)\b)|\b(?:la tete|charge|responsabilite) (?=d'une )/g;
const phrases =
  /\ba la tete (?=(?:de |du |des |d')(?!m(?:on|a|es) ))|\bsous (?:ma (?:responsabilite|direction|houlette|supervision)|mes ordres)\b|\b(?:superieure?|responsable) hierarchique (?=de |d')|\bmes subordonnee?s?\b|\b(?:j'ai |j'avais |je |et )(?:aussi |souvent |regulierement |parfois )?remplac(?:e|ais) (?:la |le |l'|ma |mon |notre |une? )(?:cheff?e? d|cadre\b|responsable|gerante?|directeur|directrice|manager|patronn?e?)\b|\b(?:ans?|annees?|mois|experience|expertise|pratique) (?:(?:solide|reelle|longue|confirmee|reussie|significative) )?(?:d'|de |du |dans |en |dans l'|dans le |de l')(?:encadrement|management)\b(?! (?:commercial|de (?:la )?(?:qualite|projets?|boutique|rayon|magasin)|visuel))/g;

/** How documents show that people work under the candidate. */
const shown =
  /\bencadr(?!\w* par (?!mes soins|moi\b))|(?<!\b(?:community|category|brand|project|account|product|data|event) )\bmanag(?:e|er(?= (?:de |d'|des |du |une? |l'|les |la |\d|mon |son |nos |deux|trois|quatre|cinq|six))|eait|ement)\b(?! (?:de la|de l'|de projet|des (?:operations|entreprises)|visuel|commercial))|\bdirig(?!eante?s?\b)(?!\w* par (?!mes soins|moi\b))\w*|(?<!\bsous (?:la |sa |leur |une )|\b(?:outils?|centre|logiciels?|salle|poste) de )\bsupervis(?!\w* par (?!mes soins|moi\b))(?!\w* (?:de |du |des |de la |de l'|d'une? |l'|la |le |les )?(?:reseau|systeme|infrastructure|machine|equipement|installation|sauvegarde|application|base|stock|plateforme|outil|caisses? (?:automati|libre|en libre)|flux|alarme|automate|technique(?! (?:de |d'|des |du |de l'|de la )(?:\d|deux|trois|quatre|cinq|six|une equipe|equipe|agents?|personnel|technicien))|informatique|industriel))|\bsous (?:sa |ma )?(?:responsabilite|direction)\b|\b(?:animation|animer?|conduite|pilotage|gestion|direction|responsable|chef|tete|responsabilite|(?<!\bpri(?:se?s?|ses) en )charge|coordination|coordonner?|piloter?|planification) (?:de |d'|des |de la |de l'|du |l'|une )*(?:\d+|deux|trois|quatre|cinq|six|sept|huit|dix|douze|equipes?|brigade|personnel|personnes|collaborat\w*|vendeu\w*|agents?|salaries)\b/;
/** « Supervision des serveurs » is said of machines, and of people where the documents speak of tables. */
const watched = /\bsupervis\w* (?:de |du |des |de la |de l'|d'une? |l'|la |le |les )?serveurs?\b(?! (?:en|de) salle)/g;
const tables =
  /\b(?:restaurant|restauration (?!d)|brasserie|bistro|pizzeria|creperie|banquet|traiteur|chefs? de rang|maitre d'hotel|barm[ae]n|limonadier|commis de (?:salle|bar))/;
/** « Remplacement de la cheffe d’équipe »: who stood in for one that leads has led. */
const standsIn =
  /\bremplac\w+ (?:de |du |de la |d'une? |la |le |l')?(?:cheff?e?|responsable|superieure?|gerante?|directeur|directrice|manager|cadre|patronn?e?)\b/;
const shownOfLearners =
  /\b(?:form(?:e|er|ais|ait|ees?|es|ant|ateurs?|atrices?)\b|formation (?:de |des |d'|sur le tas)|accompagn|accueil|integr|transmi)/;
/** « Formation de 20 viticulteurs », « former l’équipe »: what a course of one’s own does not say. */
const trainedSome =
  /\bform(?:e|er|ais|ees?|es|ation)s? (?:(?:de |d'|des |les |aux? |a |sur )+[^.;\n]{0,40}\d|[^.;\n]{0,12}\d+ [a-z]+s\b|[^.;\n]{0,30}(?:equipe|collegue|utilisateur|personnel|salarie|client|agent|collaborat))|\b(?:formateur|formatrice)/;
/** « Référent technique de cinq développeurs » leads them in what they do. */
const technicalLead = /\breferente? technique\b|\b(?:tech )?lead\b/;
const guides = /\b(?:tut(?:eur|rice|orat)|parrain|marrain|encadr|maitre d'apprentissage)/;
/** « J’encadrais deux assistantes »: people led by a candidate whose documents show nobody under them. */
export function checkSupervision(context: CheckContext): Finding[] {
  const { reading, marks, own } = context;
  const told = [...reading.folded.matchAll(verbs)].flatMap(({ index, 0: { length } }) => {
    const end = endOfPeople(context, index + length);
    const start = peopleBefore(context, index);
    if (start !== null) return [{ start, end: index + length }];
    return end === null ? [] : [{ start: index, end }];
  });
  const said = [...reading.folded.matchAll(phrases)]
    .filter(({ index }) => !isOfThings(context, index))
    .map(({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
    }));
  return [...told, ...said].flatMap(({ start, end }): Finding[] => {
    if (marks[start] !== stances.self || isPassive(reading.folded, start, end) || leads(context, own, start, end))
      return [];
    return [{ kind: 'level', start, end, reason: reasons.supervision(reading.text.slice(start, end)), givesWay: true }];
  });
}

/** « trois clients sous ma responsabilité »: whom one serves, or what one looks after, is led by nobody. */
function isOfThings({ reading: { tokens, stems, text } }: CheckContext, place: number): boolean {
  const last = tokenAt(tokens, place) - 1;
  const before = [last, last - 1, last - 2].filter((index) => index >= 0);
  const kinds = before.flatMap((index) => {
    const isBeside = !/[.;:,()\n]/.test(text.slice(tokens[index]?.end ?? 0, place));
    return isBeside ? (nounClass(stems[index] as string) ?? []) : [];
  });
  return kinds.length > 0 && kinds.every((kind) => kind !== 'staff' && kind !== 'person');
}

const reach = 8;

/** « les deux assistantes que j’encadre »: where the people begin that stand before their verb; null for none. */
function peopleBefore(context: CheckContext, verb: number): number | null {
  const { tokens, text, folded } = context.reading;
  const lead = / qu(?:e |')(?:j'y |je |j'|j'ai |il |elle )$/.exec(folded.slice(Math.max(0, verb - 14), verb));
  if (!lead) return null;
  const que = verb - lead[0].length;
  for (let index = tokenAt(tokens, que) - 1, steps = 0; index >= 0 && steps < 4; index--, steps++) {
    const token = tokens[index] as (typeof tokens)[number];
    if (/[.;:,()\n]/.test(text.slice(token.end, que))) return null;
    if (isPeople(context, index)) return token.start;
  }
  return null;
}

/** Whether a word names people: a team, colleagues, or the holders of a trade. */
function isPeople({ reading: { tokens, stems }, terms }: CheckContext, index: number): boolean {
  const { key, start, end } = tokens[index] as CheckContext['reading']['tokens'][number];
  if (/^(?:equipe|brigade|apprentie?|recrue)s?$/.test(key)) return true;
  const kind = nounClass(stems[index] as string);
  if (kind === 'staff' || kind === 'person') return true;
  const term = lastTerm(terms, start, end);
  return kind === null && term?.kind === 'occupation' && term.start === start;
}

/** Where the people end that a verb has for its object; null where it has none. */
function endOfPeople(context: CheckContext, from: number): number | null {
  const { tokens, text } = context.reading;
  let last = from;
  for (let index = tokenAt(tokens, from); index < tokens.length && index < tokenAt(tokens, from) + reach; index++) {
    const { key, start, end } = tokens[index] as CheckContext['reading']['tokens'][number];
    if (/[.;:,()\n]/.test(text.slice(last, start))) return null;
    if (/^(?:personne|aucun|nul)$/.test(key) && index === tokenAt(tokens, from)) return null;
    if (isPeople(context, index) || isCountedTrade(context, index)) return end;
    last = end;
  }
  return null;
}

/** « trois moniteurs »: a number of those whose name says what they do. */
function isCountedTrade({ reading: { tokens, text } }: CheckContext, index: number): boolean {
  const isCounted = index > 0 && readNumber(text, tokens, index - 1) !== null;
  return (
    isCounted &&
    /(?:eurs|euses|trices|istes|iers|ieres|iens|iennes|ants|antes|aires|logues)$/.test(tokens[index]?.key ?? '')
  );
}

/** « encadrée par une équipe »: led by others. */
function isPassive(folded: string, start: number, end: number): boolean {
  return (
    /\b(?:m'|qui m')$/.test(folded.slice(Math.max(0, start - 8), start)) || /^\w+ par /.test(folded.slice(start, end))
  );
}

function leads(context: CheckContext, facts: Facts, start: number, end: number): boolean {
  const { folded } = context.reading;
  const isOfLearners = learners.test(folded.slice(start, end + 30).split(/[.;,\n]/)[0] ?? '');
  // Who stood in for one that leads has led, and nobody knows how many.
  const isCounted = /\b(?:\d+|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt)\b/.test(
    folded.slice(start, end + 24).split(/[.;,\n]/)[0] ?? '',
  );
  const isTechnical = /\btechniquement\b/.test(folded.slice(start, end));
  const tells = (text: string) =>
    shown.test(text) ||
    (isTechnical && technicalLead.test(text)) ||
    (!isOfLearners && !isCounted && standsIn.test(text)) ||
    (isOfLearners &&
      (guides.test(text) || (shownOfLearners.test(text) && learners.test(text)) || trainedSome.test(text)));
  const jobs = jobsMeant(context, facts, start);
  if (jobs.some(({ title }) => isLeadingTitle(title))) return true;
  if (jobs.length === 0 && facts.entries.some(({ kind, title }) => kind === 'job' && isLeadingTitle(title)))
    return true;
  return workLines(facts).some(tells);
}

const kept = new WeakMap<Facts['reading'], string[]>();

/** The lines that tell of work: « BTS Assistant de manager » makes nobody a manager. */
function workLines({ reading, ownerOfLine }: Facts): string[] {
  const known = kept.get(reading) ?? linesOfWork(reading.folded, ownerOfLine);
  kept.set(reading, known);
  return known;
}

function linesOfWork(folded: string, ownerOfLine: Facts['ownerOfLine']): string[] {
  const lines = folded.split('\n').filter(
    (text, line) =>
      // « Tuteur d’un apprenti en bac pro », under a job, is no course.
      ownerOfLine(line) < firstStudy &&
      !(ownerOfLine(line) < 0 && /\b(?:bts|licence|master|diplome|bac|titre pro\w*)\b/.test(text)),
  );
  return tables.test(folded) ? lines : lines.map((text) => text.replace(watched, ''));
}
