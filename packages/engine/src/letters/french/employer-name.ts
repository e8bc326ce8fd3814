import { foldWord } from '../../text/fold-text.ts';
import { titleCase } from '../../text/title-case.ts';
import { genderOf } from './actions.ts';
import { startsWithVowel } from './starts-with-vowel.ts';

type Kind = 'm' | 'f' | 'mp' | 'fp';

/** What a place of work may be called: such names take an article, « à la clinique », « au cabinet ». */
const kinds: Record<Kind, string> = {
  m: 'ehpad hopital hotel cabinet restaurant centre lycee college garage groupe supermarche hypermarche magasin service foyer institut domaine chateau camping syndicat departement conseil ministere chu chru ch ccas tribunal atelier laboratoire bureau chantier theatre musee crous greta cfa pole salon studio journal comptoir festival entrepot cinema port aeroport',
  f: 'clinique cantine creperie pizzeria maternite usine plateforme cuisine chambre parfumerie boutique epicerie droguerie mairie ville brasserie auberge association fondation ecole universite creche agence societe boulangerie patisserie boucherie pharmacie residence mecs banque caisse cooperative ferme maison region prefecture communaute metropole commune polyclinique menuiserie fromagerie scierie halle librairie imprimerie fonderie compagnie mutuelle mission bibliotheque mediatheque entreprise etude regie pepiniere cave papeterie',
  mp: 'ateliers jardins laboratoires transports etablissements hopitaux hospices travaux jardins vergers bureaux',
  fp: 'conserveries verreries papeteries menuiseries forges editions galeries halles messageries constructions sources',
};
const kindOf = new Map<string, Kind>(
  Object.entries(kinds).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind as Kind] as const)),
);

/** « TRANSPORTS GAUDIN » → « Transports Gaudin »; names of a single word and mixed ones stay. */
export function calmName(name: string): string {
  return name === name.toUpperCase() && /\s/.test(name.trim()) ? titleCase(name) : name;
}

/** An employer as a sentence names it: « la Clinique du Parc », « Helvatec ». */
export function employerPhrase(name: string): string {
  const kind = articleKind(name);
  if (!kind) return name;
  if (kind === 'mp' || kind === 'fp') return `les ${name}`;
  if (startsWithVowel(name.toLowerCase())) return `l’${name}`;
  return kind === 'm' ? `le ${name}` : `la ${name}`;
}

/** Where someone worked: « à la Clinique du Parc », « au restaurant La Grange », « chez Helvatec ». */
export function atEmployer(name: string): string {
  if (/\bcompte\b|^ind[ée]pendante?$|auto-?entrepr/iu.test(name)) return 'à mon compte';
  if (/^famille \p{Lu}/iu.test(name)) return `dans la famille${name.slice(7)}`;
  const [, article = '', rest = ''] = /^(?:(Les?|La)\s|(?=L[’']))(.+)$/u.exec(name) ?? [];
  if (article === 'Le') return `au ${rest}`;
  if (article === 'Les') return `aux ${rest}`;
  if (article === 'La' || /^L[’']/.test(name)) return `à ${name}`;
  const kind = articleKind(name) ?? commonKind(name);
  if (!kind) return `chez ${name}`;
  if (kind === 'mp' || kind === 'fp') return `aux ${name}`;
  if (startsWithVowel(name.toLowerCase())) return `à l’${name}`;
  return kind === 'm' ? `au ${name}` : `à la ${name}`;
}

/** « cuisine centrale de Montreuil »: written small, it is no name. */
function commonKind(name: string): Kind | null {
  return /^\p{Ll}/u.test(name) ? genderOf(name.split(' ')[0] ?? '') : null;
}

function articleKind(name: string): Kind | null {
  const [first = '', second = ''] = name.split(/[\s’']+/);
  const kind = kindOf.get(foldWord(first)) ?? null;
  // « Transports Gaudin » is a name; « Transports de la Loire » and « Forges du Gier » name a thing.
  if (
    (kind === 'mp' || kind === 'fp') &&
    !/^(?:de|du|des|d|la)$/i.test(second) &&
    !/^(?:Laboratoires|Hospices|Hôpitaux)$/.test(first)
  )
    return null;
  if (
    /^(?:Groupe|Atelier|Studio|Comptoir|Maison|Caisse|Entreprise)$/.test(first) &&
    kind &&
    /^\p{Ll}/u.test(second) === false
  )
    return first === 'Groupe' ? 'm' : null;
  return kind;
}
