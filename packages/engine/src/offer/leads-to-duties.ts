import { tokenise } from '../text/tokenise.ts';
import { dutyVerb, isActionNoun } from './duty-verbs.ts';
import type { RawLine } from './offer-lines.ts';
import type { OfferPart } from './offer-part.ts';

/** « Rattachée à la gérante, vous aurez en charge : » announces the duties without any heading. */
export function leadsToDuties({ folded, text, bullet }: RawLine, part: OfferPart): boolean {
  if (
    bullet ||
    !text.endsWith(':') ||
    !(part === 'header' || part === 'intro' || part === 'company' || part === 'perks')
  )
    return false;
  return (
    /\b(?:vous|tu|you)\b|\b(?:missions?|taches|responsabilites)\b|\bil s'agi(?:t|ra)\b/.test(folded) &&
    !/avantage|offrons|offre\b|propos|salaire|remuneration|horaire|contact|postul|profil|rejoindre|pourquoi|benefici/.test(
      folded,
    )
  );
}

/**
 * « Tes journées : », « Au volant, vous… » above bullets, before any heading: what an offer lists first is what is to be
 * done. So too where it ends a paragraph: « Nous sommes douze. Vos interventions : ».
 */
export function leadsList(line: RawLine, lines: readonly RawLine[], index: number, part: OfferPart): boolean {
  if (line.bullet || !opensList.test(line.text) || !beforeHeadings.has(part)) return false;
  const last = lastSentence(line);
  if (part === 'company' && !speaksToReader.test(last)) return false;
  return last.length <= 60 && [1, 2, 3].every((step) => lines[index + step]?.bullet) && !otherList.test(last);
}

/**
 * « Au sein de l’atelier (5 personnes), sous la conduite du chef d’équipe : » in an offer without any heading above its
 * duties: where the post stands, or anything that ends on a colon above a list of what is done, marked or not.
 */
export function leadsUnheaded(line: RawLine, lines: readonly RawLine[], index: number, part: OfferPart): boolean {
  if (line.bullet || !line.text.endsWith(':') || !beforeHeadings.has(part)) return false;
  const last = lastSentence(line);
  const list = listBelow(lines, index);
  if (promised.test(last) || ofOurs.test(last) || last.length > longestLead || list.length < 2) return false;
  const doing = list.filter(namesTask).length;
  // « Nous cherchons un gardien : » may list what he does or what he brings.
  if (asked.test(last)) return doing * 3 >= list.length * 2 && !list.some(({ folded }) => brought.test(folded));
  if (standsIn.test(last) && list[0]?.bullet) return doing > 0;
  return part !== 'company' && (list[0]?.bullet ? doing * 2 >= list.length : list.length > 2 && doing > 1);
}

/** « Nos filiales : » */
const ofOurs = /^no(?:s|tre)\b/;
const longestLead = 240;

/**
 * « Traite, soins aux veaux, conduite du tracteur » in a paragraph of an offer without headings: two actions or more,
 * side by side, unless the employer tells its own trade.
 */
export function listsActions(folded: string): boolean {
  const parts = folded.slice(0, reach).split(/(?<=[.;!?:])\s/);
  return parts.some((part, index) => {
    const pieces = part.split(/,| et /).map((piece) => ({ folded: piece.trim() }));
    const label = index > 0 && parts[index - 1]?.endsWith(':') ? (parts[index - 1] as string) : '';
    if (pieces.length < 3 || ofHouse.test(label) || ofTrade.test(part) || promised.test(label)) return false;
    const doing = pieces.filter(namesTask).length;
    return doing > 1 && (label !== '' || namesTask(pieces[0] as { folded: string }));
  });
}

const reach = 3000;
const ofHouse =
  /\bnous\b|^no(?:s|tre) (?!equipe|service|atelier|magasin)|\b(?:entreprise|societe|groupe|pme|eti|cabinet|metiers?|activites?|fabricant)\b/;
/** « Spécialiste de la pose, de la vente et de l’entretien de poêles » */
const ofTrade = /^(?:specialis\w+|leader|acteur|experte? |fabricant|bureau d'etudes)/;

export function lastSentence({ folded }: RawLine): string {
  return folded.split(/[.!?]\s+/).at(-1) ?? '';
}

/** The bullets below a line, or the short lines without a stop where nothing marks them. */
function listBelow(lines: readonly RawLine[], index: number): readonly RawLine[] {
  const marked = lines[index + 1]?.bullet === true;
  const isItem = (line: RawLine) =>
    marked ? line.bullet : !line.bullet && line.text.length < 100 && !/[.!?:]$/.test(line.text);
  let to = index + 1;
  while (to < lines.length && isItem(lines[to] as RawLine) && (marked || to === index + 1 || !lines[to]?.gap)) to++;
  return lines.slice(index + 1, to);
}

/** « tri des colis », « trier les colis », « résolution des pannes » */
export function namesTask({ folded }: Pick<RawLine, 'folded'>): boolean {
  const opening = folded.slice(0, 60).replace(/^(?:de |d')(?=[a-z]+(?:er|ir|re)\b)/, '');
  const first = tokenise(opening)[0]?.key ?? '';
  return (
    isActionNoun(first) ||
    isActionNoun(first.replace(/s$/, '')) ||
    doneTo.test(opening) ||
    (['infinitive', 'you', 'thou'] as const).some((form) => dutyVerb(first, form) !== null)
  );
}

/** A noun of action by its ending, and what it is done to; « formation interne » is none. */
const doneTo = /^(?:[a-z]{3,}(?:tion|ment|age)s?|mises?|soins?) (?:de |des |du |d'|aux? |en )/;

/** Where the post stands, and beside whom. */
const standsIn =
  /^[^a-z]*(?:(?:directement |hierarchiquement )?(?:rattache|place|integre|encadre|accompagne|epaule|affecte)e?s? |au sein d|sous (?:la|l'|le) |dans (?:l'|le |la |une? |notre |nos )|aupres d|aux cotes d|en (?:lien|binome|equipe|collaboration|relation|appui|support|coordination) |avec (?:l'|le |la |une? |nos |notre ))/;

const opensList = /:$|\b(?:vous|tu) ?(?:…|\.{3})$/i;
const beforeHeadings: ReadonlySet<OfferPart> = new Set<OfferPart>(['header', 'intro', 'company']);

/** Among what the employer tells of itself « Vos journées : » opens duties, and « Les activités : » are its own. */
const speaksToReader = /\b(?:vos|tes|votre|ton|ta|vous|tu)\b/;

const promised =
  /avantage|offr|propos|salaire|remuneration|horaire|contact|postul|profil|pourquoi|rejoindre|benefici|atout|plus\b|competence|qualite|valeurs?\b|chiffres|sommes|savoir|prerequis|exige|condition|etape|processus/;
const asked = /\bno(?:s|tre)\b|attend|cherch/;
const otherList = new RegExp(`${asked.source}|${promised.source}`);
const brought = /experience|diplom|maitrise|connaissance|permis|\bsens d|capacite|esprit|titulaire|disponib/;
