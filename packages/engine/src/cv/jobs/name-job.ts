import type { HeaderPart } from '../sections/header-parts.ts';
import { isCount, isProperName, namesPlaceKind, namesUnit, titleLikeness } from '../sections/judge-part.ts';
import { cutOnce, tellsTrades } from './cut-part.ts';
import { looksLikeTask } from './looks-like-task.ts';
import { type RatedPart, ratePart } from './rate-part.ts';

export type Naming = {
  title: HeaderPart | null;
  company: HeaderPart | null;
  /** How surely the pieces tell a job. */
  score: number;
  /** Whether they tell by themselves which is the title. */
  clear: boolean;
  titleFirst: boolean;
};

const most = 8;

/**
 * The title and the employer among the pieces of a heading: what each reads like, where it stands (the first piece of a
 * line comes before what is said of it), and the order usual in this CV where nothing else tells.
 */
export function nameJob(parts: readonly RatedPart[], titleFirst: boolean | null): Naming {
  const named = parts.slice(0, most);
  const whole = bestPair(named, titleFirst);
  const cut = named.flatMap(cutOnce);
  const alone = nameAlone(isTownsEmployer(cut[0]) && named.length === 1 ? cut[0] : named[0]);
  if (cut.length === named.length || cut.length > most * 2) return whole ?? alone;
  const finer = bestPair(cut, titleFirst);
  if (finer && (!whole || finer.score > whole.score + 1.2)) return !whole && isNoPair(finer) ? alone : finer;
  return whole ?? alone;
}

/** « Clim’Est Confort, Thionville »: a name and its town are an employer. */
function isTownsEmployer(part: RatedPart | undefined): boolean {
  return part?.located === true && part.likeness <= 0 && isProperName(part.text);
}

/** « Préparateur de commandes, cariste »: what was done, twice; « ma boulangerie, 3 salariés »: one name and a count. */
function isNoPair({ title, company }: Naming): boolean {
  return (
    (company !== null && (isSecondTitle(ratePart(company)) || besides.test(company.text))) ||
    [title, company].some((part) => isCount(part?.text ?? ''))
  );
}

function isSecondTitle({ text, likeness, located, afterChez, client }: RatedPart): boolean {
  return likeness >= 2 && !located && !afterChez && !client && !isProperName(text);
}

/** « 4 praticiens », « Rempotage, étiquetage, vente au public », « Négoce de bois, 40 salariés »: nothing is named. */
function unlikeName(text: string): number {
  const isDuties = looksLikeTask(text) && text.split(', ').length > 2;
  return isCount(text) || isDuties || tellsTrades(text) ? 3 : 0;
}

/** « Directrice financière, membre du comité de direction »: what one is besides. */
export const besides =
  /^(?:membre|tut(?:eur|rice)|r[ée]f[ée]rente?|encadrante?|remplaçante?|suppl[ée]ante?|adjointe? (?:du|de|au|à)|rattach[ée]e?|charg[ée]e? (?:de|du|des|d[’'])|en charge|sp[ée]cialis[ée]e?|sp[ée]cialit[ée]|option)(?!\p{L})/iu;

function bestPair(parts: readonly RatedPart[], titleFirst: boolean | null): Naming | null {
  let best: Naming | null = null;
  parts.forEach((title, t) => {
    parts.forEach((company, c) => {
      if (t === c || tellsTrades(company.text)) return;
      const own = scorePair(title, company) - (isLater(title, parts[t - 1]) ? 3 : 0);
      const usual = titleFirst === null || t < c !== titleFirst ? 0 : 0.7;
      if (best && own + usual <= best.score) return;
      const clear = title.likeness - company.likeness >= 1;
      best = { title, company, score: own + usual, clear, titleFirst: t < c };
    });
  });
  return best;
}

/** « Régleur, puis agent d’entretien »: the first title names the job. */
function isLater(title: RatedPart, before: RatedPart | undefined): boolean {
  return /^puis\s/iu.test(title.text) && before !== undefined && before.likeness >= 1.5;
}

function scorePair(title: RatedPart, company: RatedPart): number {
  const asTitle =
    bounded(title.likeness) -
    (title.afterChez || title.client ? 4 : 0) -
    (title.located ? 1 : 0) -
    (unit.test(title.text) ? 3 : 0) -
    unlikeName(title.text);
  const asCompany =
    bounded(-company.likeness) * 0.8 - (company.client ? 2.5 : 0) + (company.afterChez || company.located ? 1 : 0);
  return (
    asTitle +
    asCompany +
    standing(title, company) +
    standing(company, title) -
    oddness(company.text) -
    (company.afterChez ? 0 : unlikeName(company.text)) -
    (isSecondTitle(company) ? 2 : 0)
  );
}

/** « service maternité », « pôle gériatrie »: where in the house, and nobody’s title; « Service client » may be one. */
const unit =
  /^(?:service|unité|pôle|secteur|département|direction|antenne|site) (?!clients?$|civique|militaire|national)\p{L}/u;

function bounded(likeness: number): number {
  return Math.max(-3, Math.min(4, likeness));
}

/** The first piece of a line leads; the second does where the first is the other half of the pair. */
function standing(part: RatedPart, other: RatedPart): number {
  const lines = -0.4 * Math.max(0, part.line - 1);
  if (part.place === 0) return 1 + lines;
  const follows = other.line === part.line && other.place === part.place - 1;
  return (follows ? 0.8 : -2.2 - 0.3 * part.place) + lines;
}

/** Employers are written with a capital or a kind of place, and without figures. */
function oddness(text: string): number {
  if (unit.test(text) || namesUnit(text)) return 3;
  const small = /^\p{Ll}/u.test(text) && titleLikeness(text) > -2;
  // « Assistante – matériaux de construction »: what the house sells, under its name.
  if (/^\p{Ll}[^\p{Lu}]*$/u.test(text) && (!namesPlaceKind(text) || /,| et /.test(text))) return 2.5;
  return (/^(?:puis|et|dont|avec|pour)\s/iu.test(text) ? 3 : small ? 1 : 0) + (/\d{2}|€|%/.test(text) ? 1 : 0);
}

function nameAlone(part: RatedPart | undefined): Naming {
  if (!part) return { title: null, company: null, score: -4, clear: false, titleFirst: true };
  const isCompany =
    (part.likeness <= -1.5 || isTownsEmployer(part)) &&
    !/^(?:missions? )?(?:int[ée]rim|stages?|jobs?|missions)(?!\p{L})/iu.test(part.text);
  const title = isCompany ? null : part;
  return {
    title,
    company: isCompany ? part : null,
    score: Math.abs(part.likeness) * 0.5,
    clear: false,
    titleFirst: true,
  };
}
