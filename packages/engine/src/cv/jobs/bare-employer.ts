import { isRegion, knownCity } from '../../text/known-names.ts';
import { type HeaderPart, splitAtCommas } from '../sections/header-parts.ts';
import { isContract, isPlace, namesUnit } from '../sections/judge-part.ts';

const legalForm = /^(?:SARL|SAS|SA|SASU|EURL|Inc|Ltd|LLC|GmbH)\.?$/i;

/** « Service AEMO, Sauvegarde du Ponant »: a second name, too long for a town. */
function belongsToName(text: string): boolean {
  const name = text.replace(/\s?\(.*$/u, '');
  if (/[.!?] \p{Lu}/u.test(name)) return false;
  return name.split(' ').length > 2 && !isPlace(name) && !isPlace(text) && /^\p{Lu}/u.test(name) && !/\d/.test(name);
}

/** « EHPAD Les Lilas, Lyon (69), 80 lits » without where it is nor what is said of it. */
export function bareEmployer(part: HeaderPart): HeaderPart {
  const [first = part, second] = splitAtCommas(part);
  // « Missions d’intérim, agence Lacoste »: the contract, then who pays.
  if (second && isContract(first.text) && /\p{Lu}/u.test(second.text) && !isPlace(second.text))
    return bareEmployer(second);
  // « Nantes, Valtempo »: the town stands before the name.
  if (second && knownCity(first.text) && !brand.test(first.text) && mayBeHouse(second.text))
    return bareEmployer({ ...second, ...restFrom(part, second) });
  // « équipe spécialisée Alzheimer, SSIAD du Lac », « service maintenance, Minoterie Lacaze »: where in it, then the house.
  if (second && namesUnit(first.text) && mayBeHouse(second.text))
    return bareEmployer({ ...second, ...restFrom(part, second) });
  const legal = second && (legalForm.test(second.text) || belongsToName(second.text));
  const kept = legal ? part.text.slice(0, second.span.end - part.span.start) : first.text;
  // « intérim (LOT INTERIM) »: the contract, then who pays.
  const inBracket = /^(?:int[ée]rim|missions?) \((?=\p{Lu}[^()]{2,60}\)$)/iu.exec(kept)?.[0].length ?? 0;
  const lead = inBracket || (/^(?:stage|cdi|cdd)\s+(?=\p{Lu})/iu.exec(kept)?.[0].length ?? 0);
  const bare = inBracket
    ? kept.slice(lead, -1)
    : kept
        .slice(lead)
        .replace(/\s?\([^()]{1,80}\)?$/u, '')
        .replace(/[\s*★☆]+$/u, '');
  const start = part.span.start + lead;
  const text = withoutTown(bare);
  return text.length < 2 ? part : { ...part, text, span: { start, end: start + text.length } };
}

/** Houses that are called like a town: « Orange, boutique de Rennes ». */
const brand = /^(?:orange|[ée]vian|vittel|volvic|contrex[ée]ville)$/iu;

function mayBeHouse(text: string): boolean {
  return /^\p{Lu}/u.test(text) && !isPlace(text) && !isContract(text) && !isRegion(text) && !branch.test(text);
}

/** Part of a house or a town, or how one was hired: « Nantes, CDD », « Tours, quartier des Rives » name nobody. */
const branch =
  /^(?:service|direction|agence|boutique|d[ée]partement|p[ôo]le|site|magasin|secteur|antenne|quartier|centre-ville|stage|temps)(?!\p{L})/iu;

function restFrom({ text, span }: HeaderPart, second: HeaderPart): Pick<HeaderPart, 'text' | 'span'> {
  const from = second.span.start - span.start;
  return { text: text.slice(from), span: { start: second.span.start, end: span.end } };
}

/** « restaurant La Tonnelle à Nantes » without the town; « Mairie de Nantes » keeps it. */
function withoutTown(text: string): string {
  const at = /\s(?:à|a|sur)\s(?=\p{Lu}[^,]{1,30}$)/u.exec(text)?.index ?? 0;
  // « TRANSPORTS GARRIC à Figeac »: the name is in capitals, where it is is not.
  if (at > 2 && /^[^\p{Ll}]{3,}\sà\s\p{Lu}\p{Ll}+(?:-\p{L}+)*$/u.test(text)) return text.slice(0, at);
  return at > 2 && isPlace(text.slice(at).replace(/^\s\S+\s/u, '')) ? text.slice(0, at) : text;
}
