import type { CheckContext, Finding } from '../context.ts';
import type { Entry } from '../facts/career.ts';
import type { Facts } from '../facts/facts.ts';
import { isLeadingTitle } from '../jobs/leading-titles.ts';
import { reasons } from '../reasons.ts';
import { nounClass } from '../words/noun-class.ts';
import { has, headsOf, type Part, partsOf, partsRetold } from './lines-retold.ts';
import { claimsIn, leading, type RoleClaim } from './role-claims.ts';

/**
 * « j’ai dirigé le passage à Silae » of one who took part in it, « je préside l’association » of its secretary: the role a
 * claim gives the candidate is compared with the role on the line of the documents that it retells. Helped, took part,
 * belonged to < did < led, founded, presided, negotiated for the house. The same or a lower one passes.
 */
export function checkRoles(context: CheckContext): Finding[] {
  const { own, reading } = context;
  return claimsIn(context).flatMap((claim): Finding[] => {
    if (!(isBeyondHelp(context, claim) || isUntoldLead(own, claim))) return [];
    const { start, end } = claim;
    return [{ kind: 'level', start, end, reason: reasons.role(reading.text.slice(start, end)), givesWay: true }];
  });
}

/** How documents say that one was among those who did: « participation à l’installation de … », « membre du groupe … ». */
const helping =
  /\b(?:participation|contribution|concours|appui|soutien|assistance|renfort|aide|participe|contribue|collabore|aide|assiste|membre|benevole|adherente?|equipiere?)s? (?:active |ponctuelle |reguliere )?(?:a |au |aux |a la |du |de |des |d'|sur |dans |chez )/g;
const belonging = /^(?:membre|benevole|adherent|equipi)/;
const leadership = new RegExp(
  `^(?:${leading}|men|condui|coordonn|anim|lanc|initi|instaur|cree|organis|pris|prends|prenais|tiens|tenu|assur|mis|a la|aux)`,
);
const founding = /^(?:(?:co-?)?fond|cree|lanc|initi|instaur|presid|pris|prends|prenais|dirig|pilot|a la|aux)/;
/** The text owns that others did it too. */
const shared =
  /\b(?:particip\w*|contribu\w*|aid\w*|appui\w*|epaul\w*|second\w*|assist\w*|collecti\w*|ensemble|nous|notre|nos|equipe|collegues?|binome|a deux|aux cotes|au sein|avec (?:l'|le |la |les |un |une |mon |ma |mes ))/;

/** Every line that tells of the thing says that the candidate helped, or belonged there. */
function isBeyondHelp(context: CheckContext, claim: RoleClaim): boolean {
  const parts = partsRetold(context.own, claim.about);
  if (parts.length === 0 || (!founding.test(claim.verb) && isShared(context, claim))) return false;
  return parts.every((part) => [...part.text.matchAll(helping)].some((help) => isRaised(part, help, claim)));
}

function isShared({ reading: { folded, sentences } }: CheckContext, { sentence, start }: RoleClaim): boolean {
  const { start: from = 0, end: to = 0 } = sentences[sentence] ?? {};
  return shared.test(folded.slice(Math.max(from, start - 120), Math.min(to, start + 160)));
}

/** What the claim is about is what the line says was helped with; who belongs somewhere may work there, and does not lead. */
function isRaised(part: Part, { 0: written, index = 0 }: RegExpMatchArray, { verb, about }: RoleClaim): boolean {
  const isMember = belonging.test(written);
  if (isMember && !(/^membre/.test(written) ? leadership : founding).test(verb)) return false;
  const [complement = ''] = part.text.slice(index + written.length).split(isMember ? /[;.(]/ : /[;:.(,]/);
  return about.slice(0, nearest).some((word) => isIn(part, complement, word));
}

const nearest = 3;

/** Whether a stretch of a part has a word of the claim, or one of its kin. */
function isIn({ stems }: Part, stretch: string, word: string): boolean {
  return has(headsOf([...stems].filter((stem) => stretch.includes(stem.slice(0, 6)))), word);
}

/** What is bargained for by those whose title says they buy or sell. */
const commerce = /\b(?:prix|tarif|contrat|conditi|achat|remis|march|fourniss|client|vent|offr|budget|delai)/;
/** Acts that nobody does by the way, with how documents tell of them, and whose title tells of them. */
const acts: { verb: RegExp; told: RegExp; title?: RegExp; of?: RegExp }[] = [
  { verb: /^presid/, told: /\bpresid/ },
  { verb: /^(?:a la presidence|(?:pris|prends|prenais|assure|assurais|tenu|tiens) la presidence)/, told: /\bpresid/ },
  {
    verb: /^(?:co-?)?fond(?:e|ee|ais|er|ation|ant)s?$/,
    told: /\bfond(?:e|ee|at|er|ation)|\bcre(?:e|ation|at)|\blance|\bouvert|\ba l'origine|\binitiat|\binstall/,
  },
  {
    verb: /^recrut/,
    told: /\brecrut|\bembauch|\bentretiens?\b|\bcandidat|\bselection|\bsourcing|\bintegration|\bressources humaines|\brh\b/,
    title: /\b(?:directeur|gerant|recrut|rh|ressource|dirigeant|patron)/,
  },
  {
    verb: /^negoci/,
    told: /\bnegoci|\bremises?\b|\bmarchand|\btractation|\bconciliation|\bmediation|\bpartenariat|\bachat|\bacheteu/,
    of: commerce,
    title:
      /\b(?:commercial|acheteu|vend|vente|negoc|courtier|agent immobilier|avocat|juriste|responsable|directeur|directrice|gerant)/,
  },
];
const commanding =
  /^(?:dirig|chapeaut|supervis|(?:pris|prends|prenais|tenu|tiens|assure|assurais) (?:la (?:tete|direction)|les)|a la tete|aux (?:comm|ren))/;
const leads =
  /\bdirig(?!eant)|\bdirection d|\bpilot|\bpresid|\bcheff?e?\b|\bresponsab|\bgeran|\bmanag|\bencadr|\bcoord[oi]n|\bsupervis|\banim|\bconduite\b|\bmene|\btete\b|\bfondat|\bcofond|\bcree|\bcreation|\brefer|\borganis|\bcapitain|\bseule?\b|\bautonom|\bmise en (?:place|oeuvre)|\blance|\bouvert|\btut(?:eur|rice|orat)|\binterim d|\bremplac/;

/** « j’ai dirigé un salon » of a « gérante »: a house, whichever line of the documents names it. */
const ofHouse =
  /^(?:salon|magasin|boutiqu|restaurant|entrepris|societ|agenc|garag|commerc|hotel|bar$|boulanger|pharmac|cabinet|exploitation|atelier|etabliss)/;
const owns = /^(?:gerant|direct(?:eur|ric)|patron|dirigeant|fondat)/;

/** « utilisatrice clé lors de sa mise en place »: what went on around the candidate, who had another part in it. */
const meanwhile =
  /\b(?:lors|pendant|durant|au moment|a l'occasion) (?:d'|de |du )?(?:la |le |l'|sa |son )?[a-z]+(?: en [a-z]+)?/g;

/** « j’ai dirigé … » where neither the line that tells of it nor the title of its job has anything of leading. */
function isUntoldLead(facts: Facts, { verb, about }: RoleClaim): boolean {
  const parts = partsRetold(facts, about);
  const act = acts.find(({ verb: does }) => does.test(verb));
  if (act) {
    const holds = ({ title }: Entry) => act.title?.test(title.join(' ')) ?? false;
    if (act.title && (act.of?.test(about.join(' ')) ?? true) && facts.entries.some(holds)) return false;
    return !(parts.length > 0 && !act.title ? parts : partsOf(facts)).some(({ text }) => act.told.test(text));
  }
  // Whether people are led is told by the supervision.
  const isOfPeople = about.some((word) => ['staff', 'person'].includes(nounClass(word) ?? ''));
  if (!commanding.test(verb) || parts.length === 0 || isOfPeople) return false;
  if (
    about.slice(0, nearest).some((word) => ofHouse.test(word)) &&
    facts.entries.some(({ title }) => title.some((word) => owns.test(word)))
  )
    return false;
  return !parts.some(({ text, owner }) => leads.test(text.replace(meanwhile, '')) || isLedThere(facts, owner));
}

function isLedThere({ entries, cv }: Facts, owner: number): boolean {
  const title = entries.find((entry) => entry.kind === 'job' && entry.owner === owner)?.title;
  return title !== undefined ? isLeadingTitle(title) : cv === null;
}
