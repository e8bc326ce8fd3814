import { isToolName } from '../../skills/tool-name.ts';
import { actionOf, isNoun, knownVerb, verbOfPresent } from '../french/actions.ts';
import { verbOfParticiple } from '../french/clause-of.ts';

/** What one does at home, at school or for oneself as often as at work. */
const anybodys = new Set(
  'accorder aider apprendre arbitrer atteindre coller compter coucher couvrir dépasser doubler déclarer échanger élever entourer essayer étendre étudier évacuer être faire financer flamber gagner garder habiller investir lever mener mettre motiver nourrir noter obtenir partager payer placer plier porter prendre rendre remettre ramener rapporter respecter rouler soigner souscrire suivre témoigner tourner utiliser'.split(
    ' ',
  ),
);

const speaking = /(?<!\p{L})(?:je |j’(ai )?)(?:(?:y|ai|aussi|également|surtout|souvent|notamment) )*(\p{L}+)/giu;

/** « Je tiens la caisse », « J’ai vendu des chaussures »: all its writer says of themselves is a known verb of work. */
export function isSentenceOfWork(sentence: string): boolean {
  const said = [...sentence.matchAll(speaking)];
  return (
    said.length > 0 &&
    !papers.test(sentence) &&
    !itsOwn.test(sentence) &&
    !/(?<!\p{L})(?:m[e’]|moi|on|nous|n[e’])(?!\p{L})|(?<!\p{L})[mn]’/iu.test(sentence) &&
    said.every(([whole, , word = '']) => {
      const isPast = /(?<!\p{L})ai /iu.test(whole.replace(/^j’/iu, ''));
      const lower = word.toLowerCase();
      const verb = isPast ? verbOfParticiple(lower) : verbOfPresent(lower);
      return verb !== null && !anybodys.has(verb);
    })
  );
}

/** « Mon équipe » and « mes clients » are of work, « ma voiture » and « mon opération » are not. */
const itsOwn =
  /(?<!\p{L})m(?:on|a|es) (?!(?:équipes?|client\p{L}*|collègues?|secteurs?|rayons?|services?|classes?|élèves|dossiers?|tournées?|postes?|village|ville|quartier|commune|patient\p{L}*|résident\p{L}*|atelier|chantiers?|lycée|école|entreprise|métier|responsable|travail|association|club)(?!\p{L}))/iu;

/** « Formation », « reprise » and « garde » are as often one’s own as work done for others. */
const ownNouns =
  /^(?:accrochage|activités|aide|appui|apprentissage|certification|changements|contact|cours|défense|déménagement|déplacement|éducation|élections|embauche|escalade|études?|extension|formations?|hébergement|immatriculation|indemnisation|insertion|levée|lien|liquidation|maintien|massage|mesures?|mobilisation|motivation|notes|observation|orientation|perfusions|promotion|qualification|recherche|reclassement|reconstitution|réduction|règlement|relations?|renouvellement|réponse|représentation|reprise|respect|signature|souscription|soutien|transition)$/iu;

/** « Balisage », « ensemencement »: what is done to things ends so. */
const otherEnds = /^(?!apprent|bénéf|chôm|cour|dommag|hérit|mari|parr|pèlerin|rattrap|stag|veuv|voyag)\p{L}{4,}age$/iu;

/** Whether a word names something done at work: « inventaire », « balisage ». */
export function isWorkNoun(word: string): boolean {
  return (actionOf(word) !== null && !ownNouns.test(word)) || (otherEnds.test(word) && !ownNouns.test(word));
}

/** « Inventaire des mares », « caisse, facturation et litiges », « Word, Excel », « Reformuler la consigne ». */
export function opensOnWork(line: string): boolean {
  if (papers.test(line)) return false;
  const [first = ''] = line.split(/[\s,(]/);
  if (isWorkNoun(first) || isDoing(line.split(' '))) return true;
  const items = line.split(/, | et /);
  if (isToolName(first)) return items.length > 1 && items.every((item) => isToolName(item.split(/[\s(]/)[0] ?? ''));
  return isNoun(first) && items.some((item) => isWorkNoun(item.split(/[\s(]/)[0] ?? ''));
}

/** What one learned and the papers one has are told by sentences of their own, that know how it went. */
const papers =
  /(?<!\p{L})(?:formations?|diplômes?|diplômée?s?|licence|master|bac|baccalauréat|bep|bts|but|cap|dut|certificats?|attestations?|niveau|concours|examens?|études|scolarité|terminale|stages?)(?!\p{L})/iu;

function isDoing([first = '', next = '', ...more]: readonly string[]): boolean {
  const verb = knownVerb(first.toLowerCase());
  return (
    more.length > 3 &&
    verb === first.toLowerCase() &&
    !anybodys.has(verb) &&
    /^(?:l[ea]s?|l’.*|des|du|une?|aux?|\d+)$/u.test(next)
  );
}
