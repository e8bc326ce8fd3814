import { isContract, isPlace, titleLikeness } from '../cv/sections/judge-part.ts';
import { findTerms } from '../skills/find-terms.ts';
import { knownCity } from '../text/known-names.ts';
import { aboutHouse, gender, isAside, type Piece, splitParts } from './heading-parts.ts';
import { hiring, hiringBare, leaving, seeking, sought, soughtFar, soughtShort } from './hiring.ts';
import type { OfferLine } from './split-offer.ts';

const titleLabel =
  /^(?:intitul[ée](?: du poste| de l[’']offre| de l[’']emploi)?|poste(?: [àa] pourvoir| propos[ée])?|titre(?: du poste| de l[’']offre)?|job title|offre d[’']emploi|fiche de poste|avis de vacance|m[ée]tier|fonction|emploi|position|annonce)\s*[:–-]\s*/iu;
/** What shouts above an offer and is no job: « ⚡ ON RECRUTE ⚡ », « URGENT ». */
const shout =
  /^(?:[^\p{L}\d]*(?:on recrute|nous recrutons|nous recherchons|(?:avis|annonce) de recrutement|recrutement|urgent|offre d[’']emploi|job|emploi|nouveau|we are hiring|hiring)\b(?!\s+(?:une?|des|notre)\b)[^\p{L}\d]*)+/iu;

/** The job's name: the labelled line or the one that reads most like one, without « H/F », contract, place or reference. */
export function readOfferTitle(lines: readonly OfferLine[]): Piece | null {
  const top = lines
    .slice(0, 14)
    .filter(({ part }) => part === 'header' || part === 'intro' || part === 'company' || part === 'missions');
  const labelled = top.slice(0, 8).find((line) => titleLabel.test(line.text) && line.text.length < 160);
  const named = labelled && cleanTitle(labelled, titleLabel.exec(labelled.text)?.[0].length ?? 0);
  const marked = labelled && gender.test(labelled.text);
  if (named && (marked || titleLikeness(named.text) > 0 || !namesTitle(top))) return named;
  const glued = gluedTitle(lines[0]);
  if (glued) return glued;
  const chosen = bestOf(top);
  const prose = chosen && /[.!]$/.test(chosen.text) && chosen.text.length > 50 ? soughtIn([chosen]) : null;
  if (chosen) return prose ?? cleanTitle(chosen, leadOf(chosen.text));
  return soughtIn(lines.slice(0, 30)) ?? fallback(lines.slice(0, 30), top);
}

/** Whether a line of its own reads as a title: « Offre d’emploi – Jardins Martin » over « Paysagiste H/F ». */
function namesTitle(lines: readonly OfferLine[]): boolean {
  return lines.some(
    ({ text, heading }) => !heading && text.length < 110 && gender.test(text) && titleLikeness(text) > 0,
  );
}

/** « CHEF DE CUISINE (H/F) Poste basé à … », everything on one line: the title ends at « H/F ». */
function gluedTitle(line: OfferLine | undefined): Piece | null {
  if (!line || line.text.length < 131) return null;
  const marked = gender.exec(line.text.slice(0, 100));
  if (!marked || marked.index < 4 || /[.!?]/.test(line.text.slice(0, marked.index))) return null;
  return cleanTitle({ ...line, text: line.text.slice(0, marked.index + marked[0].length) }, leadOf(line.text));
}

function leadOf(whole: string): number {
  const drawn = /^[^\p{L}\d([«"“]*/u.exec(whole)?.[0].length ?? 0;
  const text = whole.slice(drawn);
  const lead = (hiring.exec(text) ?? seeking.exec(text) ?? hiringBare.exec(text))?.[0].length ?? 0;
  const article = /^une?(?:\(e\)|\(E\)|·e)? (?=\p{Lu})/iu.exec(text.slice(lead))?.[0].length ?? 0;
  const shouted = lead + article + (shout.exec(text.slice(lead + article))?.[0].length ?? 0);
  return drawn + shouted + (announced.exec(text.slice(shouted))?.[0].length ?? 0);
}

/** « ALTERNANCE : conseiller », « 2 maçons »: the contract or the number before the job. */
const announced =
  /^(?:(?:alternance|apprentissage|stage|cdi|cdd|int[ée]rim|job)\s?:\s|\d{1,2} (?=\p{L})|(?:futur|prochain)(?:e|\(e\)|·e)? (?=\p{L})|nouve(?:au|lle) (?=\p{L}))/iu;

function bestOf(top: readonly OfferLine[]): OfferLine | null {
  let best: { line: OfferLine; score: number } | null = null;
  for (const [index, line] of top.entries()) {
    const score = titleScore(line, index);
    if (score > 1.3 && (!best || score > best.score)) best = { line, score };
  }
  return best?.line ?? null;
}

/** « Bonjour à toutes et à tous » */
const greeting =
  /^[^\p{L}]*(?:bonjour|bonsoir|hello|hey|salut|coucou|ch(?:er|ère)s?|avis [àa] la population|bienvenue)(?!\p{L})/iu;

function titleScore(line: OfferLine, index: number): number {
  if (aboutHouse.test(line.text)) return -1;
  // « Gérant @ Thévenot Agencement | On recrute ! »: who posts it, as a network shows them.
  if (/ @ ?\p{Lu}/u.test(line.text)) return -1;
  if (greeting.test(line.text) && !gender.test(line.text)) return -1;
  if (line.text.length > 130 || line.heading || line.part === 'missions') return -1;
  if (
    /^(?:r[ée]f(?!\p{L})|r[ée]f[ée]rence|publi|lieu|date|grade|contrat|salaire|type|cat[ée]gorie|cadre d[’']emplois|groupe de fonctions|fili[èe]re|direction|service|poste [àa] pourvoir|[àa] pourvoir)/iu.test(
      line.text,
    )
  )
    return -1;
  const prose = /[.!]$/.test(line.text) && line.text.length > 50 ? 2 : 0;
  return (
    (gender.test(line.text) ? 2.5 : 0) +
    titleLikeness(line.text) +
    (index === 0 ? 1.2 : 0) -
    index * 0.3 -
    prose -
    (line.bullet ? 1 : 0)
  );
}

/** « Nous recherchons un(e) boulanger(ère) pour … », where no line is a title. */
function soughtIn(lines: readonly OfferLine[]): Piece | null {
  for (const line of lines) {
    if (line.text.length > 1500) continue;
    for (const pattern of [sought, soughtFar, soughtShort, leaving]) {
      const match = pattern.exec(line.text);
      const job = match?.groups?.job?.trimEnd() ?? '';
      const text = unframed(
        job
          .replace(gender, '')
          .replace(/\s(?:ou|\/)\s(?:une?|son|sa)\s.*$/u, '')
          .trim(),
      );
      if (!match || text === '' || titleLikeness(text) <= 0) continue;
      const start = line.start + match.index + match[0].lastIndexOf(job);
      return { text, span: { start, end: start + job.length } };
    }
  }
  return null;
}

/** What the reader is called at the head of the duties: « Ambassadeur de la marque dans votre région, vous … » */
const called =
  /^(?!(?:rattach|plac[ée]|int[ée]gr|affect|encadr|sous|au sein|dans|en|avec|directement|v[ée]ritable)\p{L}*)(\p{Lu}[^.,;:!?]{3,70}?)(?: (?:sur|dans|au sein|aupr[èe]s|pour) [^.,;:!?]{2,50})?, (?:vous|tu)(?!\p{L})/iu;

function fallback(lines: readonly OfferLine[], top: readonly OfferLine[]): Piece | null {
  const line = top.find(
    ({ text, part, heading, bullet }) =>
      text.length < 110 &&
      !heading &&
      !(bullet && part === 'missions') &&
      !greeting.test(text) &&
      !aboutHouse.test(text),
  );
  if (line) return cleanTitle(line, leadOf(line.text));
  for (const { text, start, part } of lines) {
    const name = part === 'missions' ? called.exec(text)?.[1] : undefined;
    if (name && titleLikeness(name.split(' ')[0] as string) > 0)
      return { text: name, span: { start, end: start + name.length } };
  }
  const first = top[0];
  return first && first.text.length <= 130 ? cleanTitle(first, leadOf(first.text)) : null;
}

/** « … – BÉZIERS 🚛🚛 »: signs drawn behind, or a stop. */
const drawnEnd = /(?:(?:\s|\p{Extended_Pictographic}|\uFE0F|\u200D)+|[.!])$/u;

function cleanTitle(line: OfferLine, from: number): Piece | null {
  const text = beforeContract(line.text.slice(from).replace(drawnEnd, '').slice(0, 130));
  const marked = gender.exec(text);
  const parts = beforeAside(splitParts(text), marked?.index ?? 0).filter((part) => !isAside(part.text));
  const named = marked
    ? parts.filter((part) => part.at < marked.index || goesOn(part.text, !/\p{Ll}/u.test(text.slice(0, marked.index))))
    : parts;
  const leads = (index: number) =>
    index === 0 && !named.slice(1).some(({ text: other }) => titleLikeness(other) >= 1.5);
  const job = named.filter((part, index) => leads(index) || !isEmployer(part.text));
  const kept = named.length > 0 ? job : splitParts(text).slice(0, 1);
  const first = kept[0];
  const last = kept.at(-1);
  if (!first || !last) return null;
  const raw = text.slice(first.at, last.at + last.text.length);
  const title = tidy(marked ? raw.replace(gender, ' ') : raw);
  if (title === '') return null;
  return {
    text: title,
    span: { start: line.start + from + first.at, end: line.start + from + last.at + last.text.length },
  };
}

/** « Recruteur IT – CDI – Lille (2 jours à distance) »: what stands behind the contract is no title. */
function beforeAside(parts: { text: string; at: number }[], least: number): { text: string; at: number }[] {
  const contract = parts.findIndex(({ text, at }) => at > least && isContract(text));
  const before = parts.slice(0, Math.max(0, contract));
  return before.some(({ text }) => !isAside(text) && titleLikeness(text) > 0) ? before : parts;
}

/** « Secrétaire médicale (H/F) CDI temps partiel … »: what follows the contract is no title. */
function beforeContract(text: string): string {
  const marked = gender.exec(text);
  const end = marked ? marked.index + marked[0].length : text.length;
  return /^\s*(?:en )?(?:cdi|cdd|int[ée]rim|stage|temps (?:plein|partiel)|[àa] pourvoir|poste)\b/iu.test(
    text.slice(end),
  )
    ? text.slice(0, end)
    : text;
}

/** « Brasserie Le Central », « Laboratoire Biosource »; « SSR gériatrique » goes on with the title. */
function isEmployer(text: string): boolean {
  if (signInCapitals.test(text)) return titleLikeness(text) < 1;
  if (/^(?:EHPAD|CHU|MAS|FAM|IME|ESAT|SARL|SAS) (?:d[eu] |des )?\p{Lu}/u.test(text)) return true;
  return /^\p{Lu}\p{Ll}+ (?:d[eu] |des |L[ea’']s? ?)?\p{Lu}\p{Ll}/u.test(text) && titleLikeness(text) <= -2;
}

/** « LA TABLE DU ROSELET » behind « CHEF DE RANG – ». */
export const signInCapitals = /^(?:LA |LE |LES |L[’']|CHEZ |AUX? )\p{Lu}{3,}[^\p{Ll}]*$/u;

/** After « H/F » a place or an employer may stand; what goes on with the title is known by its words. */
function goesOn(text: string, shouted: boolean): boolean {
  if (isPlace(text) || /^\p{Lu}[\p{L}’']+(?:-[\p{L}’']+)+$/u.test(text)) return false;
  if (shouted && !/\p{Ll}/u.test(text)) return true;
  return /^\p{Ll}/u.test(text) || findTerms(text).length > 0 || titleLikeness(text) > 0;
}

/** « « Vigie des stocks » », « (second de cuisine) »: the frame around a whole name. */
function unframed(text: string): string {
  return /^(?:«[^«»]*»|“[^“”]*”|"[^"]*"|\([^()]*\))$/u.test(text) ? text.slice(1, -1).trim() : text;
}

/** « Vendeur en boulangerie à Tours » */
function withoutTown(title: string): string {
  const town = /\sà (\p{Lu}[\p{L}’' -]{2,30})$/u.exec(title);
  return town && knownCity(town[1] as string) ? title.slice(0, town.index) : title;
}

function tidy(raw: string): string {
  const bare = withoutTown(raw.trim())
    .replace(/^\[[^\]]{2,30}\]\s*/, '')
    .replace(/\s(?:pour|chez) (?:l[’']une? de|une? de|le compte|notre client|une?|son|nos|notre)\b.*$/iu, '')
    .replace(
      /\s\(?(?:en )?(?:cdi|cdd|int[ée]rim|stage|alternance|temps (?:plein|partiel)|remplacement)\b[^()]*\)?$/iu,
      '',
    )
    .replace(/\s(?:chez (?=\p{Lu}).*|\(\d{1,2} mois\)|[235]x8)$/u, '')
    .replace(/\p{Extended_Pictographic}|\uFE0F|\u200D/gu, '')
    .replace(/\s+(?=[,.])/g, '')
    .replace(/\s{2,}/g, ' ')
    .replace(/^[\s–—|:,-]+|[\s–—|:,(/-]+$/gu, '');
  return unframed(bare);
}
