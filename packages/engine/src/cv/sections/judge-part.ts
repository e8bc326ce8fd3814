import employerWords from '../../../data/employer-words.json' with { type: 'json' };
import { findTerms } from '../../skills/find-terms.ts';
import { findCity } from '../../text/find-city.ts';
import { knownCity } from '../../text/known-names.ts';
import { lazily } from '../../text/lazily.ts';
import { looksLikeTown } from '../../text/looks-like-town.ts';
import { stem } from '../../text/stem.ts';
import { tokenise } from '../../text/tokenise.ts';
import { once } from '../../text/while-reading.ts';

const companyWords = lazily(() => phraseSet(employerWords.company));
const titleWords = lazily(() => phraseSet(employerWords.title));
const kindWords = lazily(() => phraseSet(employerWords.kind));
/** Trades that employers bear at the end of their name: « Vanhoutte Elec », « Gascogne Chauffage ». */
const lastWords = lazily(() => phraseSet(employerWords.suffix));

function phraseSet(phrases: readonly string[]): Set<string> {
  return new Set(phrases.map((phrase) => phrase.split(' ').map(keyOf).join(' ')));
}

/** « Station marine », « école de marine » are no « marin ». */
function keyOf(word: string): string {
  return word === 'marine' ? word : stem(word);
}

/** How much a piece of a heading reads like a job title (above 0) or like an employer (below 0). */
export const titleLikeness = once(likenessOf);

function likenessOf(written: string): number {
  const text = written.replace(contractBehind, '');
  const tokens = tokenise(text);
  const keys = tokens.map((token) => keyOf(token.key));
  const trades = findTerms(text).filter((term) => term.kind === 'occupation');
  // « Opticienne » is no « optique »: the words of a trade name no employer.
  const others = tokens
    .filter(({ start }) => !trades.some((trade) => start >= trade.start && start < trade.end))
    .map((token) => keyOf(token.key));
  let score = 0;
  if (hasPhrase(keys.slice(0, 5), titleWords())) score += hasPhrase(keys.slice(0, 2), titleWords()) ? 3 : 2;
  if (trades.length > 0) score += 2;
  if (helpingOut.test(text)) score += 4;
  if (hasPhrase(others, companyWords()))
    score -= hasPhrase(others.slice(0, 1), companyWords()) && others[0] === keys[0] ? 3.5 : 2;
  if (keys.length > 1 && score <= 0 && lastWords().has(keys.at(-1) as string)) score -= 1;
  // « Garde d’enfants, Mme Perrin »: a person is whom one works for.
  if (/^(?:M\.|Mr|Mmes?|Mlle|Dr|Me|Ma[îi]tre|Docteur|(?:la )?famille) ?\p{Lu}/u.test(text)) score -= 3;
  if (/&| et (?:fils|associés|cie)/iu.test(text)) score -= 0.7;
  if (/^\p{Lu}[^\p{Ll}]+$/u.test(text) && keys.length <= 3) score -= 0.4;
  return score;
}

/** « Extra bar », « Renfort cuisine »: the place one helps out in names no employer. */
const helpingOut = /^(?:extras?|renforts?)(?:$| (?=\p{Ll}))/iu;

/** « Plaquiste en intérim »: the contract tells neither. */
const contractBehind = /(?<=\p{L}) (?:en|par) (?:int[ée]rim|cdi|cdd|alternance|apprentissage|freelance)$/iu;

/** Whether words open on a kind of employer: « clinique du Parc », « cuisine centrale de Dole ». */
export function namesPlaceKind(text: string): boolean {
  const [first, second] = tokenise(text.slice(0, 60));
  if (first === undefined || first.start > 2) return false;
  return kindWords().has(first.stem) || (second !== undefined && kindWords().has(`${first.stem} ${second.stem}`));
}

function hasPhrase(keys: readonly string[], phrases: Set<string>): boolean {
  return keys.some((key, index) => {
    const two = `${key} ${keys[index + 1]}`;
    return phrases.has(key) || phrases.has(two) || phrases.has(`${two} ${keys[index + 2]}`);
  });
}

/** A piece that only says where: « Lyon », « 69003 Lyon », « Lyon (69) », « Paris, France ». */
export const isPlace = once(onlySaysWhere);

function onlySaysWhere(text: string): boolean {
  const bare = text
    .replace(region, '')
    .replace(
      /[,(]?\s*(?:France|Belgique|Suisse|Luxembourg|Maroc|UK|\d{2,5}|\d{1,2}(?:e|er|ème)|(?<=\p{L} )\d)\s*\)?$/iu,
      '',
    )
    .trim();
  // « Maçon » is a trade, « Mâcon » the town.
  if (text.includes('ç') && isTrade(text)) return false;
  if (bare === '' || knownCity(bare) || looksLikeTown(bare)) return true;
  // « Office de tourisme de Dole (France) » is a house.
  if (/[,(]/.test(text) && (abroad.test(text) || listed.test(text)) && !namesPlaceKind(text)) return true;
  const found = findCity(text);
  return found !== null && found.certain === true && found.span.end - found.span.start + 9 >= text.length;
}

/** The name of a trade and nothing else. */
export function isTrade(text: string): boolean {
  return findTerms(text).some(({ kind, start, end }) => kind === 'occupation' && start === 0 && end === text.length);
}

/**
 * What follows an employer and says where, though no file knows it: « Retiers » behind « Labo d’un groupe laitier »,
 * « Vizille (association Les Tilleuls) », « île de Ré », « agglomération lyonnaise ». Behind a title stands an employer:
 * « Responsable Marketing – Decathlon ».
 */
export function tellsWhere(text: string, before: string): boolean {
  const bare = text.replace(/\s?\([^()]{1,60}\)?$/u, '');
  if (area.test(bare)) return bare.length < 40;
  const town = /^[àa] (?=\p{Lu})/u.test(bare) ? bare.slice(2) : '';
  if (town !== '' && (isPlace(town) || oneName.test(town))) return true;
  if (bare !== text && isPlace(bare)) return true;
  if (!oneName.test(bare) || titleLikeness(bare) !== 0) return false;
  const likeness = titleLikeness(before);
  return likeness <= -0.5 || (likeness <= 0 && isProperName(before));
}

const area =
  /^(?:[îi]le|agglom[ée]ration|m[ée]tropole|banlieue|r[ée]gion|vall[ée]e|bassin|secteur|centre-ville|vieux-port) (?:d[eu]s? |d[’'])?(?:la )?\p{L}[\p{L}’'-]+$/iu;
const oneName = /^\p{Lu}\p{Ll}[\p{Ll}’']*(?:-\p{L}[\p{L}’']*)*$/u;

/** « Clim’Est Confort », « Plastivallée Injection »: two capitals or more, as titles in French have none. */
export function isProperName(text: string): boolean {
  return (
    /^\p{Lu}[\p{L}\p{N}’'&-]*(?: (?:(?:de|du|des|la|le|les|et|&) )?\p{Lu}[\p{L}\p{N}’'&-]*){1,4}$/u.test(text) &&
    /\p{Ll}/u.test(text)
  );
}

/** « 4 praticiens », « 60 visiteurs par jour »: a number of something names neither a job nor an employer. */
export function isCount(text: string): boolean {
  if (/^(?:1er|1re|2nde?|\d{1,2}e|24h)/u.test(text)) return false;
  return /^(?:environ )?\d[\d.,\u00a0\u202f –-]{0,10}(?:€|%|m²|k€|h(?!\p{L})|\p{Ll}{3,})/u.test(text);
}

/**
 * « Prestataire logistique, 3 clients », « Négoce de bois, 40 salariés, deux dépôts »: what a house does and how large it
 * is, told without its name. « Boulangerie Petit, 3 salariés » and « Clinique du chat, 4 praticiens » name it.
 */
export const describesHouse = once(readsAsHouse);

function readsAsHouse(text: string): boolean {
  const [first = '', ...others] = text.split(/, | – /u);
  if (!others.some((other) => isCount(other) || /^CA /u.test(other))) return false;
  const staffed = others.some((other) => /^CA |(?<!\p{L})(?:salari[ée]|employ[ée])e?s?(?!\p{L})/u.test(other));
  if (houseNoun.test(first)) return staffed || titleLikeness(first) < 1;
  return staffed && isPlainTrade(first);
}

/** « Négoce de bois, 3 dépôts » is said of a house, « Tutorat, 5 élèves » is what one did: the lines beside tell. */
export const mayDescribeHouse = once(mayReadAsHouse);

function mayReadAsHouse(text: string): boolean {
  const [first = '', ...others] = text.split(/, | – /u);
  return describesHouse(text) || (others.some(isCount) && !houseNoun.test(first) && isPlainTrade(first));
}

/** « Service comptabilité », « Direction des achats »: where in the house, and no house: « Service de soins à domicile ». */
export function namesUnit(text: string): boolean {
  return unit.test(text) || namesTeam(text);
}

/** « équipe spécialisée Alzheimer », « équipe mobile de soins palliatifs » */
export function namesTeam(text: string): boolean {
  return team.test(text);
}

const team = /^[ée]quipe (?:sp[ée]cialis[ée]e|mobile|pluri\p{L}+|de (?:nuit|jour|suppl[ée]ance))[^,–—|()]{0,40}$/iu;

const unit =
  /^(?:service|d[ée]partement|p[ôo]le|direction) (?:de la |de l[’']|d[eu]s? )?(?:commercial|logistique|comptab|achats?|ressources humaines|rh|informatique|marketing|communication|juridique|financi|administrati|qualit[ée]|maintenance|production|technique|export|urgences|p[ée]diatrie|cardiologie|chirurgie|g[ée]riatrie|r[ée]animation|maternit[ée]|paie|facturation|exp[ée]ditions?|approvisionnements?|r&d|ventes?|apr[èe]s-vente|sav)[^,–—|()]{0,20}$/iu;

function isPlainTrade(text: string): boolean {
  return !/.\p{Lu}/u.test(text) && !namesPlaceKind(text) && titleLikeness(text) < 1;
}

/** « Filiale du groupe Petit », « Leader français du carton »: what is said of a house, whatever names stand in it. */
const houseNoun =
  /^(?:(?:premi[eè]re? )?filiale|leader|num[ée]ro (?:un|1)|n° ?1|acteur|sp[ée]cialiste|[ée]diteur|fabricant|distributeur|enseigne|[ée]quipementier|sous-traitant|prestataire|PME|ETI|TPE|start-?up|groupe (?:familial|industriel|coop[ée]ratif|cot[ée]|international|fran[çc]ais))(?!\p{L})/iu;

/** « Lyon, Auvergne-Rhône-Alpes, France », as professional networks write it. */
const region =
  /,? (?:et p[ée]riph[ée]rie|[îÎiI]le-de-France|Auvergne-Rh[ôo]ne-Alpes|Bretagne|Normandie|Occitanie|Nouvelle-Aquitaine|Grand Est|Hauts-de-France|Pays de la Loire|Centre-Val de Loire|Bourgogne-Franche-Comt[ée]|Provence-Alpes-C[ôo]te d[’']Azur|PACA|Corse|R[ée]gion de .{3,20})(?:, France)?$/u;

/** « Lesquin, Hauts-de-France, France »: a town no list need know, as professional networks write it. */
const listed = /^\p{Lu}[\p{L}’' -]{2,40}, \p{Lu}[\p{L}’' -]{3,40}, France$/u;

/** « Crawley, Royaume-Uni »: a name and its country. */
const abroad =
  /^(?!(?:Coop|Soci|Azienda|Empresa|H[oôó]tel|Restaurant|Ristorante|Groupe|Clini|Hospital|Fabri|Usine|Banque|Banco|[ÉE]cole|Escola|Lar )\p{L}*)\p{Lu}[\p{L}\p{M}’' -]{2,30}[,(] ?(?:France|[ÉE]rythr[ée]e|[ÉE]thiopie|Syrie|Irak|Iran|Afghanistan|Soudan|Congo|RDC|Guin[ée]e|Togo|B[ée]nin|Burkina Faso|Madagascar|Comores|Ha[ïi]ti|Br[ée]sil|Colombie|Argentine|Mexique|Chine|Inde|Vietnam|Japon|Russie|G[ée]orgie|Arm[ée]nie|Albanie|Serbie|Kosovo|Bulgarie|Hongrie|Autriche|Su[èe]de|Norv[èe]ge|Danemark|Finlande|Australie|[ÉE]gypte|Mauritanie|Niger|Nig[ée]ria|Ghana|Gabon|Tchad|Belgique|Belgium|Suisse|Switzerland|Luxembourg|Allemagne|Germany|Espagne|Spain|Italie|Italy|Portugal|Royaume-Uni|UK|United Kingdom|Angleterre|Irlande|Ireland|Maroc|Alg[ée]rie|Tunisie|S[ée]n[ée]gal|C[ôo]te d[’']Ivoire|Mali|Cameroun|Canada|USA|[ÉE]tats-Unis|Pays-Bas|Roumanie|Pologne|Ukraine|Liban|Turquie|Gr[èe]ce)\)?$/u;

const contractPattern =
  /^(?:en )?(?:cdi|cdd|int[ée]rim|stage|alternance|apprentissage|contrat (?:d[’'](?:apprentissage|alternance)|pro\p{L}*|aidé)|temps (?:partiel|plein)|mi-temps|b[ée]n[ée]volat|saisonnier|service (?:national|militaire)|freelance|full[- ]time|part[- ]time|internship|permanent|fixed[- ]term|remplacements?|vacations?|missions? (?:d[’'])?int[ée]rim)(?:\s*(?:,|-|–|de)?\s*(?:\d+ ?(?:mois|ans?|h\p{L}*|%)(?: par semaine)?|temps (?:plein|partiel)|renouvel[ée]e?|puis cdi|[àa] \d+ ?%))?$/iu;

/** A piece that only says which contract. */
export const isContract = once(saysContract);

function saysContract(text: string): boolean {
  return text.length < 50 && contractPattern.test(text.replace(/[\u00a0\u202f]/g, ' ').trim());
}

/** « En parallèle », « à mon compte », « à domicile »: when or how, not what nor for whom. */
export function isCircumstance(text: string): boolean {
  return circumstance.test(text) || atHome.test(text) || seasons.test(text);
}

/** « saisons de mai à octobre », « l’été seulement »: when of each year it was. */
const seasons =
  /^(?:(?:les |en )?saisons? (?:de|d[’']|du|des)|(?:les |tous les |chaque |l[’']|en )?(?:[ée]t[ée]s?|hivers?|printemps|automnes?) (?:seulement|uniquement|compris)$|de (?:janvier|f[ée]vrier|mars|avril|mai|juin|juillet|ao[ûu]t|septembre|octobre|novembre|d[ée]cembre) à (?:janvier|f[ée]vrier|mars|avril|mai|juin|juillet|ao[ûu]t|septembre|octobre|novembre|d[ée]cembre)$)/iu;

const circumstance =
  /^(?:en parall[èe]le|actuellement|auparavant|avant|puis|ensuite|en poste|poste actuel|parallèlement|à ce jour|[àa] (?:mon|son|leur) (?:propre )?compte)(?:,|$)/iu;
const atHome = /^(?:[àa] (?:(?:mon|son|leurs?) )?domicile|[àa] la maison|chez (?:moi|eux)|en t[ée]l[ée]travail)$/iu;
