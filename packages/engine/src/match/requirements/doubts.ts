import type { Requirement } from '@coach/contracts/offer';
import type { Span } from '@coach/contracts/span';
import { foldText } from '../../text/fold-text.ts';
import { isAnnounced, isToBeLearnt } from '../../text/is-announced.ts';
import type { Place } from '../place-of.ts';

/**
 * What the words around a mention make of it: `denied` proves nothing, `step` is on the way (a wish, a thing being
 * learnt), `beginner` is little, `hobby` is done for pleasure; `none` where they take nothing back.
 */
export type Doubt = 'denied' | 'step' | 'beginner' | 'none';

const reach = 90;
const article = "(?:de |d'|du |des |en |a |au |aux |le |la |les |l'|un |une )*";
const deniedBefore = new RegExp(
  String.raw`(?:\bpas (?:encore )?|\bsans (?:aucune? )?|\baucune? |\bni |\bjamais )(?:experience |connaissances? |pratique |notions? |maitrise )?${article}$`,
);
const deniedAfter =
  /^ ?[:(–-]* ?(?:non (?:maitrise|obtenu|valide|pratique|acquis)|a (?:apprendre|acquerir|passer|repasser)\b|pas encore|perime|expire|suspendu|annule|vue? (?:faire|de loin)|jamais\b)|^[^.;,()\n]{0,24}[(,] ?(?:expiree?|perimee?|non (?:renouvele|recycle)e?|plus (?:a jour|valide))|^[^.;,\n]{0,24}, ?(?:jamais|pas encore|sans (?:y|l'avoir|les avoir))\b/;
/** « 30 recrutements (atelier, maintenance) », « Embauche de profils (Java, SQL) »: whom one hired, and not what one did. */
const hiredFor =
  /\b(?:\d+ (?:recrutements?|embauches?)|(?:recrut(?:e|es|er|ement|ements|ant)|embauch\w{1,4}|sourc(?:e|er|ing)) (?:de |des |d')?(?:\d+ )?(?:profils?|postes?))\b[^().;\n]{0,50}\([^()\n]{0,70}$/;
const learning =
  /\b(?:en cours d'(?:acquisition|apprentissage|obtention)|en (?:cours de )?(?:formation|preparation) (?:a|au|aux|en|sur|pour)\b|en apprentissage\b|a acquerir|a developper|(?:modules?|cours|unites?|blocs?) a (?:venir|suivre|valider)|en auto-?formation|apprends? (?:actuellement|a)\b)[^.;]*$/;
/** Someone else does it: « pièces remises au collaborateur chargé du bilan », « contrôle fait par la responsable ». */
const othersBefore =
  /\b(?:collaborat\w+|collegues?|responsables?|cheffe?s?|comptable|daf|drh|direction|directeur|directrice|prestataires?|sous-traitants?) (?:\w+ )?(?:chargee?s?|qui (?:fait|assure|gere|etablit|realise)|responsables?) (?:de |d'|du |des |de la |de l'|les? |la |l')?$/;
const othersAfter =
  /^[^,.;\n]{0,20} (?:faite?s?|assuree?s?|etablie?s?|realisee?s?|geree?s?|tenue?s?|validee?s?) par (?:le |la |les |l'|un |une |mon |ma |notre |son |sa )/;
const learningAfter =
  /^ ?(?:[:(–-]+ ?[^)\n,;]{0,14}\ben (?:cours(?! de valid)|preparation|apprentissage|auto-?formation)|en cours d'(?:acquisition|apprentissage|obtention))/;
/** « AZ-900 (Azure), examen prévu en mai » */
const planned = /^[^.;,\n]{0,24}, ?(?:examen|passage|certification|session) (?:prevu|programme|planifie)/;
/** « En préparation : CAP fleuriste », the word in a column of its own as well; « En cours : refonte du site » is work. */
const begun = /^\W*(?:en preparation|en cours(?: de preparation)?)(?:\s{2,}|\t|\s?[:–-]\s)[^.;\n]*$/;
/** « Permis B en préparation », « CQP : inscrite »: a title on its way, where « dossiers en cours » are at work. */
const titleAfter =
  /^ ?[:–-]? ?(?:\([^)\n]{0,20}\) ?)?(?:en (?:cours(?! d)|preparation\b)|(?:examen|session|passage|formation|stage) (?:prevue?s?|programmee?s?|planifiee?s?|en)\b|inscrite?s?\b)/;
const wished =
  /\b(?:cherche|recherche|souhait\w*|aimerais|voudrais|desire\w*|ambition\w*|objectif|envie de|projet d|me former|evoluer vers|me reconvertir|reconversion vers|decouvrir)\b/;
/** « Je cherche un poste où mettre à profit mon expérience de… » tells an experience. */
const offered =
  /\b(?:mettre (?:a profit|mes|mon)|apporter|mobiliser|valoriser|fort d|forte d|mes competences|mon experience)\b/;
const beginnerBefore = new RegExp(
  String.raw`(?:^|[\s(•:,/])(?:notions?|bases(?! de donnees)|initiation|sensibilisation|debutante?|apprentie?) ?:? ?${article}(?:[^.;()\n]{0,40}(?:, | et ))?$`,
);
const beginnerAfter =
  /^ ?(?:[:(–-]+ ?|)(?:debutant|(?:premieres? |petites? |quelques )?notions?\b|(?:premieres |petites )?bases\b|premiers pas\b|initiation|un peu\b|quelques (?:bases|notions|mots))/;

/** « Permis B : code obtenu, leçons en cours » */
const codePassed = /^[ :,(–-]{0,4}code (?:obtenu|valide|passe)/;

/** Whether folded words behind a title say it is on its way: « en cours, code obtenu », where « en cours de validité » is held. */
export function isOnItsWay(after: string): boolean {
  return isAnnounced('', after) || learningAfter.test(after) || titleAfter.test(after) || codePassed.test(after);
}

/** « Concours externe, Centre de gestion : admissible à l’écrit, pas reçue à l’oral » */
const failed =
  /^[^.;]{0,110}\b(?:(?:pas|non) (?:ete )?(?:recue?|admise?)|ajournee?|recalee?|(?<=: )echec|je (?:le|la) repasse)\b/;
const examined = /\b(?:concours|examen|epreuves?)\b/;

function isFailed(live: string, { start, end }: Span, before: string): boolean {
  const rest = foldText(lineAfter(live, end, 130));
  return failed.test(rest) && examined.test(`${before} ${foldText(live.slice(start, end).slice(-80))}`);
}

/**
 * Reads the doubt that its line casts on a mention, by its place: a text tells rather than lists. `isTitle` for a diploma,
 * a licence or a certificate.
 */
export function doubtOf(live: string, { start, end }: Span, place: Place, isTitle = false): Doubt {
  const [before, after] = [foldText(lineBefore(live, start)), foldText(lineAfter(live, end, 40))];
  if (deniedBefore.test(before) || deniedAfter.test(after)) return 'denied';
  if (isFailed(live, { start, end }, before)) return 'denied';
  if (othersBefore.test(before) || othersAfter.test(after) || hiredFor.test(before)) return 'denied';
  if (learning.test(before) || learningAfter.test(after) || planned.test(after)) return 'step';
  if (isBegun(before, after, place, isTitle)) return 'step';
  const behind = lineAfter(live, end, 80);
  if (isTitle ? isStillToCome(before, behind) : isToBeLearnt(behind)) return 'step';
  if (place === 'text' && isWished(foldText(sentenceBefore(live, start)))) return 'step';
  return beginnerBefore.test(before) || beginnerAfter.test(after) ? 'beginner' : 'none';
}

/** Of a diploma, a licence or a certificate. */
function isStillToCome(before: string, behind: string): boolean {
  return isAnnounced(before, behind) || codePassed.test(foldText(behind));
}

/** `doubtOf` for one CV, asked once for each place: the requirements of an offer meet at the same words. */
export function doubtReader(live: string): (span: Span, place: Place, isTitle?: boolean) => Doubt {
  const known = new Map<number, Doubt>();
  return (span, place, isTitle = false) => {
    const key = (span.start * (live.length + 1) + span.end) * 2 + (isTitle ? 1 : 0);
    const doubt = known.get(key) ?? doubtOf(live, span, place, isTitle);
    known.set(key, doubt);
    return doubt;
  };
}

/** In a job « En cours » is work at hand, but for a title. */
function isBegun(before: string, after: string, place: Place, isTitle: boolean): boolean {
  return isTitle ? begun.test(before) || titleAfter.test(after) : place !== 'job' && begun.test(before);
}

function lineBefore(live: string, start: number): string {
  const before = live.slice(Math.max(0, start - reach), start);
  return before.slice(before.lastIndexOf('\n') + 1);
}

function lineAfter(live: string, end: number, length: number): string {
  const after = live.slice(end, end + length);
  const newline = after.indexOf('\n');
  return newline < 0 ? after : after.slice(0, newline);
}

function sentenceBefore(live: string, start: number): string {
  const before = live.slice(Math.max(0, start - reach), start);
  return before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf('! '), before.lastIndexOf('\n\n')) + 1);
}

function isWished(before: string): boolean {
  return wished.test(before) && !offered.test(before);
}

const leisure =
  /\b(?:clubs?|benevol\w*|associati\w*|amap|loisirs?|passions?|passionnee?|hobb\w+|amateurs?|paroisse|comite des fetes|parents? d'eleves|ecole de (?:rugby|foot\w*|danse|musique))\b/;

/** Whether a line outside the jobs tells of free time: « trésorier d’un club » is no proof of « trésorerie ». */
export function isLeisure(line: string): boolean {
  return leisure.test(foldText(line.slice(0, 400)).replace(amongHouses, ' '));
}

/** « … pour des organismes, des associations et des entreprises »: whom one works for. */
const amongHouses =
  /associations? (?:et|ou) (?:des |les |d')?(?:entreprises?|collectivites?|etablissements?|institutions?|organismes?|communes?)|(?:entreprises?|collectivites?|etablissements?|institutions?|organismes?),? (?:et |ou )?(?:des |les |d')?associations?/g;

/** Whether a line among the interests tells of work all the same: the last heading of a CV covers what ends it. */
export function isProfessional(line: string): boolean {
  return /\b(?:ordre|inscrite?|permis|references?|disponib\w*|habilit\w*|certifi\w*|diplom\w*|carte pro\w*)\b/.test(
    foldText(line.slice(0, 400)),
  );
}

const mastery =
  /\b(?:maitris\w*|expert\w*|confirmee?s?|avancee?s?|parfaite?(?:ment)?|excellente?s?|solides?|approfondie?s?)\b/;

/** Whether the offer asks for more than the first steps of a thing. */
export function wantsMastery(offerText: string, { span }: Pick<Requirement, 'span'>): boolean {
  const before = offerText.slice(Math.max(0, span.start - 60), span.start);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return mastery.test(foldText(`${line} ${offerText.slice(span.start, span.end)}`));
}
