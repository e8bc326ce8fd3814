import { isContract } from '../cv/sections/judge-part.ts';
import type { OfferLine } from './split-offer.ts';

/** What a job board sets around an offer: its own name and what it is for, or the menu that leads elsewhere. */
export function isPageFrame(text: string): boolean {
  if (text.length > 300) return false;
  return (
    board.test(text) ||
    alone.test(text) ||
    text.split(/\s[|·•>/–—]\s|\t/u).filter((item) => menu.test(item.trim())).length > 1
  );
}

/** « EmploiAssur, le site de l’emploi en assurance » */
const board =
  /^[^,:–—|]{2,40}(?:,| [:–—|-]) (?:(?:le|la|votre) |l[’'])?(?:premi(?:er|[èe]re) |1er |n° ?1 )?(?:site|portail|plate-?forme|moteur|job ?board|bourse|r[ée]seau)(?: (?:n° ?1|\p{L}+))? (?:d[eu]s? |de l[’']|d[’'])(?:(?:la )?recherche d[’']|offres d[’'])?(?:emplois?|recrutements?|jobs?|annonces)(?!\p{L})/iu;

const menu =
  /^(?:(?:nos |toutes les |rechercher (?:une|des) )?offres(?: d[’']emplois?)?(?: \(\d+\))?|m[ée]tiers|formations|recruteurs|entreprises|candidats|(?:d[ée]poser|importer)(?: mon| un| votre)? cv|mon (?:espace|compte|cv)|(?:mes )?alertes?|(?:se )?connexion|se connecter|s[’']inscrire|inscription|accueil|conseils|actualit[ée]s|blog|contact|aide|publier une offre|espace (?:candidats?|recruteurs?|employeurs?))$/iu;

const alone =
  /^(?:filtres?|filtrer(?: par)?|trier(?: par)?|publicit[ée]s?|annonces? sponsoris[ée]es?|vous devez activer javascript\b.*|(?:ce|notre) site utilise des cookies\b.*|tout (?:accepter|refuser)(?: tout refuser)?)\.?$/iu;

/** « CDI (212) », « CDD (64) », « Rhône (69) » below each other: what a page lets one choose from, with how many there are. */
export function withoutFacets(lines: readonly OfferLine[]): readonly OfferLine[] {
  return lines.filter((_, index) => !isFacet(lines, index));
}

function isFacet(lines: readonly OfferLine[], index: number): boolean {
  if (!counts(lines[index])) return false;
  let [from, to] = [index, index];
  while (counts(lines[from - 1])) from--;
  while (counts(lines[to + 1])) to++;
  return to - from > 1 || isContract((lines[index] as OfferLine).text.replace(/ \(\d+\)$/u, ''));
}

function counts(line: OfferLine | undefined): boolean {
  return line !== undefined && /^[^():]{2,40} \(\d{1,5}\)$/u.test(line.text);
}
