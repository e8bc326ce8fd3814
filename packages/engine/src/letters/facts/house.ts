import { foldText } from '../../text/fold-text.ts';
import { oncePer } from '../../text/once-per.ts';
import type { Piece } from '../piece.ts';
import type { LetterFacts } from './letter-facts.ts';

/**
 * What the employer does, in the words of the offer and said to them: « vous éditez un logiciel de paie », « votre cabinet
 * accompagne des PME ». null where the offer tells no more than its size, its age or its hopes.
 */
export const houseOf = oncePer(findHouse);

const mostWords = 24;
const fewestWords = 6;

function findHouse({ employer, input: { offer } }: LetterFacts): Piece | null {
  for (const { clause, evidence } of employer) {
    const said = ownWords(clause) ?? saidToYou(clause, offer.company);
    const plain = said && shortened(said);
    const words = plain?.split(' ').length ?? 0;
    if (plain && words >= fewestWords && words <= mostWords && !unsaid.test(foldText(plain)))
      return { text: plain, evidence };
  }
  return null;
}

/** What is praise of oneself, money, staff or news of the day: nobody gives it back as their reason. */
const unsaid =
  /leader|reference|talents|candidats|recrut|passion|excellen|croissance|chiffre d.affaires|million|milliard|cotee?s?(?!\p{L})|rentab|salarie|collaborateur|effectif|dividende|depuis (?:plus|pres|\d)|attrition|patron|(?<!\p{L})(?:se|sa|son|ses|leurs?|il|elle|ils|elles|nous|on|celui|celle)(?!\p{L})|[:;«»(]/u;

/**
 * « Ardoise, fondée en 1987, accompagne 310 personnes âgées et livre leurs repas » → « vous accompagnez 310 personnes âgées
 * … »: of the house, called by its name or by what it is.
 */
function saidToYou(clause: string, company: string | null): string | null {
  const words = clause.split(' ');
  const at = words.findIndex((word, index) => index > 0 && does.has(word));
  const subject = words.slice(0, at).join(' ');
  if (at < 1 || at > mostBefore || !isHouse(subject, company)) return null;
  const rest = words
    .slice(at + 1)
    .join(' ')
    .replace(/ et (?:emploie|compte|réunit|investit) .*$/u, '')
    .replace(/(?<=^|, |^et | et |^puis | puis )(\p{Ll}+)(?= )/gu, (word) => toYou(word) ?? word)
    .replace(/(?<!\p{L})(?:son|sa)(?= )/gu, 'votre')
    .replace(/(?<!\p{L})ses(?= )/gu, 'vos');
  return `vous ${toYou(words[at] ?? '')} ${rest}`;
}

const mostBefore = 16;
const kindOfHouse =
  /(?:^|, )(?:le |la |l’)(?:association|entreprise|société|groupe|clinique|agence|cabinet|hôpital|centre hospitalier|fondation|fédération|coopérative|mutuelle|maison|résidence|établissement|ehpad|sessad|esat|mecs|crèche|école|site|banque|étude|commune|ville|département|laboratoire|usine|domaine|restaurant|hôtel|magasin|boutique|librairie)(?: (?:de |d’|du )?\p{Lu}[\p{L}’-]*| familiale?| public| publique| associative?| indépendante?){0,4}$/iu;

/** « Association créée en 1974, Le Clos des Houblons »: where the offer names nobody else as its employer. */
const properName = /(?:^|, )(?:L[ea]s? |L’)?\p{Lu}[\p{L}’-]+(?: (?:de|du|des|et|la|le|les|\p{Lu}[\p{L}’-]+))*$/u;

/** Named at the end of what stands before the verb, with nothing but what it is besides; nobody’s client, and no second verb. */
function isHouse(subject: string, company: string | null): boolean {
  const folded = foldText(subject);
  if (
    /(?<!\p{L})(?:qui|que|votre client|vos clients|dont|où)(?!\p{L})/u.test(subject) ||
    / (?:est|sont|a|ont|c’est|ce sont) /u.test(subject)
  )
    return false;
  const name = foldText(company ?? '').replace(/^(?:la |le |les |l')/, '');
  if (name.length > 2) return folded.includes(name) || kindOfHouse.test(subject);
  return kindOfHouse.test(subject) || properName.test(subject);
}

/** « vous livrez … », « votre équipe sert … »: said to them as it stands. */
function ownWords(clause: string): string | null {
  if (/^vos? clients? |^votre client/iu.test(clause)) return null;
  const [, verb = ''] = /^vous (\p{Ll}+) /u.exec(clause) ?? [];
  if (verb !== '') return [...does.values()].includes(verb) ? clause : null;
  const [, told = ''] = /^vo(?:s|tre) [^,]{3,40}? (\p{Ll}+) /u.exec(clause) ?? [];
  const words = clause.split(/[ ,]/);
  return told !== '' && words.slice(1, 7).some((word) => does.has(word)) ? clause : null;
}

/** « …, présente en Bretagne depuis 2009 », « … : créations, cessions »: what hangs on the end. */
function shortened(clause: string): string {
  const [head = clause] = clause.split(/\s?[:;(]| – /u);
  const parts = head.split(
    /, (?=(?:présente?|implantée?|située?|installée?|fondée?|créée?|reconnue?|au titre|filiale|et vous)(?!\p{L}))/u,
  );
  return (parts[0] ?? head)
    .replace(
      / (?:depuis (?:plus de |près de )?\d+(?: ans)?|chaque (?:année|jour|nuit|mois)|toute l’année|par an|aujourd’hui)(?= |,|$)/gu,
      '',
    )
    .trim();
}

function toYou(verb: string): string | null {
  return does.get(verb) ?? null;
}

/** What a house does, in the third person and as said to it: the verbs that only take a « z », then the others. */
const does = new Map([
  ...'accompagne accueille aide anime assure conseille cuisine cultive défriche dessine distribue développe édite équipe exploite exporte fabrique forme imagine installe livre loge loue organise porte prépare propose publie recycle rénove répare réalise restaure soigne transforme transporte travaille traite valorise veille'
    .split(' ')
    .map((third) => [third, regular(third)] as const),
  ['bâtit', 'bâtissez'],
  ['conçoit', 'concevez'],
  ['construit', 'construisez'],
  ['défend', 'défendez'],
  ['dessert', 'desservez'],
  ['entretient', 'entretenez'],
  ['fournit', 'fournissez'],
  ['gère', 'gérez'],
  ['opère', 'opérez'],
  ['produit', 'produisez'],
  ['protège', 'protégez'],
  ['reçoit', 'recevez'],
  ['sert', 'servez'],
  ['soutient', 'soutenez'],
  ['vend', 'vendez'],
  ['élève', 'élevez'],
  ['réhabilite', 'réhabilitez'],
] as const);

function regular(third: string): string {
  return `${third}z`;
}
