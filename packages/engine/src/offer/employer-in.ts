import { isPlace, namesPlaceKind } from '../cv/sections/judge-part.ts';
import { findCity } from '../text/find-city.ts';
import { tokenise } from '../text/tokenise.ts';
import { isActionNoun } from './duty-verbs.ts';
import { places } from './employer-patterns.ts';
import { aboutHouse, isAside } from './heading-parts.ts';
import { hiring } from './hiring.ts';

/** « Mécanord, ETI de 900 salariés »: what is said of the employer after its name. */
export const apposition = /,\s(?=[\p{Ll}\d]|(?:ETI|PME|TPE|SAS|SARL|SA|EURL|SCEA|AOC|AOP|IGP)\b).*$/u;
/** « salon L’Atelier de Margaux » */
const kindOfPlace = new RegExp(`^(?:${places}) (?=\\p{Lu})`, 'u');
/** « Encadrer une équipe » begins a duty. */
export const aTask = /^\p{Lu}\p{Ll}+(?:er|ir)$/u;
/** « L’INSTITUT » */
const leadingArticle = /^(?:l[’']|la |le |les )/iu;
export const onlyPlace = new RegExp(`^(?:${places})$`, 'iu');
export const boards =
  /^(?:indeed|hellowork|apec|linkedin|welcome to the jungle|france travail|p[ôo]le emploi|monster|cadremploi|meteojob|jobijoba|leboncoin|glassdoor|wttj|emploi territorial|choisir le service public|regionsjob|jooble|adzuna|optioncarri[èe]re|keljob|jobteaser)\b/i;
export const generic =
  /^(?:m[ée]tropole|direction|service|ville|mairie|groupe|agence|soci[ée]t[ée]|entreprise|accueil|r[ée]gion|france|commune|esat|ehpad|mecs|ime|itep|ssiad|cr[èe]che|had|multi-accueil|f[ée]d[ée]ration|association|fondation|r[ée]sidence|domaine|collectivit[ée]|[ée]tablissement|institution|mutuelle|coop[ée]rative|d[ée]partement|maison|epic|sivu|sivom|sem|scop|scic|sasu?|sarl|eurl|gie|eti|pme|tpe)$|^(?:coefficient|cat[ée]gorie [abc]|groupe de fonctions|grade)(?!\p{L})|^direction (?:de|du|des(?! services d[ée]partementaux)|g[ée]n[ée]rale)\b|^(?:avis|annonce) (?:de|d[’'])|^(?:service|p[ôo]le|secteur) |^d[ée]partement (?!d(?:e |u |es |[’'])(?:la |l[’'])?\p{Lu})/iu;

/** The name a part of a heading line gives to an employer; empty when it says something else. */
export function employerIn(part: string): string {
  if (/[?!:]$/.test(part) || (part.endsWith('.') && !/^[^,.]{3,40}, (?:\p{Ll}|\d)/u.test(part))) return '';
  const bare = part
    // « Pressé ? Jamais ! Les Moulins du Ru »: the name follows the slogan.
    .replace(/^.{2,80}[?!] (?=\p{Lu})/u, '')
    .replace(/^(?:\p{Extended_Pictographic}|\uFE0F|\s)+/u, '')
    .replace(/\s?[*★☆]+\s*$/u, '')
    .replace(aboutHouse, '')
    .replace(/^Chez (?=\p{Lu})/u, '')
    .replace(/\s\([^()]*\)$/u, '')
    .replace(apposition, '')
    .replace(/, (\p{Lu}[\p{L}’' -]+)$/u, (whole, place: string) => (isPlace(place) || isOneName(place) ? '' : whole))
    .replace(kindOfPlace, '');
  if (isAside(bare) || !/^\p{Lu}/u.test(bare) || bare.length > 60 || /[.?!:]$/.test(bare) || /\d{4}/.test(bare))
    return '';
  if (
    /^(?:Poste|Publié|CDI|CDD|Temps|Contrat|À pourvoir|Référence|Offre|Salaire|Expérience|Éducation|Hybride|Cadre|Fiche|Mission|Avis)\b/u.test(
      bare,
    )
  )
    return '';
  if (addressed.test(bare) || speaking.test(bare)) return '';
  if (
    boards.test(bare) ||
    generic.test(bare.replace(leadingArticle, '')) ||
    onlyPlace.test(bare.replace(leadingArticle, '')) ||
    ordinary.test(bare) ||
    isPhrase(bare) ||
    isPlace(bare.split(' / ')[0] ?? '') ||
    isTrade(bare)
  )
    return '';
  const cut = hiring.exec(`${bare} un x`)?.[1] ?? bare;
  const where = findCity(cut);
  const end =
    where?.certain && where.span.start > 3 && !/\b(?:de|d[’']|du)\s?$/u.test(cut.slice(0, where.span.start))
      ? where.span.start
      : cut.length;
  return cut
    .slice(0, end)
    .replace(/\s\([^()]*\)?$/u, '')
    .replace(/[\s,(–-]+$/u, '');
}

/** « Nous c’est… », « Notre client »: who speaks or is spoken to. */
const addressed =
  /^(?:hello|hey|salut|bonsoir|coucou|bienvenue|nous|notre|nos|vous|votre|qui|pourquoi|ici|bonjour|on|une?|tu|ton)(?!\p{L})/iu;

/** « Ce que nous vous confions » is a heading. */
const speaking = /^(?:ce|ces|cette|c[’']est)(?!\p{L})|\s(?:nous|vous|tu|te|t[’'])(?!\p{L})/iu;

/** « Nature du travail », « Saison d’hiver »: one capital at the head of common words, and no house that one works in. */
function isPhrase(text: string): boolean {
  return /^\p{Lu}\p{Ll}*[’' ][\p{Ll}’' -]+$/u.test(text) && text.includes(' ') && !namesPlaceKind(text);
}

/** « Ouvrier paysagiste – Création »: one word that names what is done. */
export function isCommonNoun(text: string): boolean {
  const [token, other] = tokenise(text);
  return (
    token !== undefined && other === undefined && (isActionNoun(token.key) || /(?:tion|ment|age|ité)$/u.test(text))
  );
}

/** « Domaine de la Seudre, Marennes »: one name alone after the comma is the town. */
function isOneName(text: string): boolean {
  return /^\p{Lu}\p{Ll}[\p{L}’-]+$/u.test(text);
}

/** « Industrie plastique », « Secteur aéronautique », « De la bonne humeur »: what is done, and not who does it. */
function isTrade(text: string): boolean {
  return (
    /^(?:industrie|secteur|domaine|milieu|univers|filière|métiers?|banque|assurances?|grande distribution|restauration|bâtiment|commerce|d[eu]s?|à|un|une|le poste|poste) \p{Ll}/iu.test(
      text,
    ) && !/^\S+ (?:d[eu]s? |d[’']|de la |de l[’'])?\p{Lu}/u.test(text)
  );
}

/** Words of every offer: by themselves they name nobody. */
export const ordinary =
  /^(?:l[’']?association|diplomatie|sera|seront|serai(?:en)?t|peut|peuvent|faut|côté|contrôle|banque|industrie|bonjour|ici|là|oui|non|deux|trois|quatre|cinq|six|toute?s?|chacune?|quelques?|plusieurs|certaine?s|bonne?s?|beaux?|belles?|savoir|connaître|maîtrise|convention|statut|horaires?|avantages?|package|rejoins|viens|venez|écris|écrivez|envoyez|postulez|candidature|contact|réf|référence|process|équipe|cadre|environnement|quotidien|objectifs?|activités?|compétences?|qualités?|niveau|diplôme|débutante?s?|temps|durée|prise|jours?|week-end|possibilité|secteur|site|localisation|adresse|télétravail|mutuelle|primes?|tickets?|vente|accueil|conseil|entretien|réalisation|préparation|participation|respect|sens|esprit|goût|envie|passion(?:n\p{L}+)?|motivée?s?|dynamique|logée?s?(?:\(e\))?|nourrie?s?(?:\(e\))?|organisée?s?|méthodique|curieu\p{L}+)$/iu;

/** Words no name begins with: « Nous », « Votre », « Rattaché ». */
export const notNames =
  /^(?:nous|vous|le|la|les|l[’']|ce|cette|ces|cet|c[’']est|notre|votre|vos|nos|poste|tu|il|elle|on|au|en|dans|depuis|pour|we|you|the|our|rattach[ée]e?|int[ée]gr[ée]e?|une?|fort|avec|sous|cdi|cdd|who|what|this|créée?|née?|fondée?|son|sa|ses|rejoignez|et|titulaire|de|du|des|à|vrai|bienvenue|chez|envie|si|après|afin|chaque|plus|merci|poste|profil|missions?|formation|exp[ée]rience|travail|salaire|contrat|autonome|rigoureu\w+|parce|quand|pourquoi|ensemble|basée?|implantée?|ton|ta|tes|mon|ma|mes|aujourd[’']hui|spécialis\w+|leader|acteur|filiale|entreprise|sp[ée]cialiste|expert|notre|garant|responsable|selon|être|avoir|bac|anglais|permis|diplôm\w+|issue?|doté\w*|vos|comme|par|suite|lieu|sur|suivi|gestion|rémunération|date|voir|offre)$/iu;
