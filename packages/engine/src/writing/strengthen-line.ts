import { foldText } from '../text/fold-text.ts';
import { fr } from './fr.ts';
import { nounOfTask } from './noun-of-task.ts';

type Rewording = { after: string; reason: string };

const marker = /^[\s•●▪◦‣·*>–—-]{0,6}/;

/**
 * A line said more directly, claiming neither more nor less than it did: « J'ai été chargée de gérer les stocks » becomes
 * « Gestion des stocks », and who took part still took part. null where nothing is to be gained.
 */
export function strengthenLine(line: string): Rewording | null {
  if (line.length > 600) return null;
  const lead = marker.exec(line)?.[0] ?? '';
  const body = line.slice(lead.length).trimEnd();
  const folded = foldText(body);
  for (const { opening, rewrite, reason } of openings) {
    const match = opening.exec(folded);
    if (!match) continue;
    const rest = body.slice(match[0].length).trim();
    const reworded = rest.length < 3 || isEnumeration(rest) ? null : rewrite(rest);
    if (reworded) return { after: lead + withoutTail(capitalised(reworded)), reason };
  }
  const trimmed = withoutTail(body);
  return trimmed === body || trimmed.length < 4 ? null : { after: lead + trimmed, reason: tailReason };
}

const tailReason = fr`« etc. » et « divers » n’apprennent rien : la ligne s’arrête à ce qu’elle dit vraiment.`;
const dutyReason = fr`la tâche elle-même vient en premier, sans changer ce que vous avez fait.`;
const partReason = fr`« contribution » dit la même part, ni plus ni moins, et ouvre la ligne par un nom.`;
const helpReason = fr`« appui » dit la même aide, en un mot de métier.`;
const pronounReason = fr`un CV se passe de « je » : la tâche vient en premier.`;

type Opening = { opening: RegExp; rewrite: (rest: string) => string | null; reason: string };

const openings: Opening[] = [
  {
    opening:
      /^(?:j'ai (?:ete amenee? a |ete chargee? de |du |eu a |eu pour mission de )|mon role (?:etait|consistait a) (?:de )?|mes missions (?:etaient|consistaient a) (?:de )?)/,
    rewrite: (rest) => nounOfTask(rest) ?? rest,
    reason: dutyReason,
  },
  {
    opening: /^(?:j'ai )?(?:participee?|pris part) (?=a |au |aux )/,
    rewrite: (rest) => `Contribution ${rest}`,
    reason: partReason,
  },
  { opening: /^(?:j'ai aide a |aide a )(?=[a-z]+(?:er|ir|re) )/, rewrite: helped, reason: helpReason },
  {
    opening: /^(?:je m'occup(?:e|ais) |je me charg(?:e|eais) |s'occuper )(?:d'|de |du |des )/,
    rewrite: (rest) => nounOfTask(rest, 'infinitive') ?? withoutArticle(rest),
    reason: dutyReason,
  },
  { opening: /^(?:j'ai |j'etais |je )(?=[a-z])/, rewrite: (rest) => nounOfTask(rest), reason: pronounReason },
  {
    opening: /^(?:(?:etre |j'etais )?(?:en charge|chargee?)) (?:d'|de |du |des )/,
    rewrite: (rest) => nounOfTask(rest, 'infinitive') ?? withoutArticle(rest),
    reason: dutyReason,
  },
  { opening: /^faire (?:de )?(?=la |le |les |l')/, rewrite: withoutArticle, reason: dutyReason },
];

function helped(rest: string): string | null {
  const noun = nounOfTask(rest);
  return noun ? `Appui : ${noun.charAt(0).toLowerCase()}${noun.slice(1)}`.replace(' :', '\u00a0:') : null;
}

/** « des stocks, de la caisse et du ménage »: without its opening the rest would no longer hold together. */
function isEnumeration(rest: string): boolean {
  return /(?:,| et| ou) (?:de |du |des |d['’]|à |au |aux )/i.test(rest);
}

function withoutArticle(rest: string): string {
  return rest.replace(/^(?:la |le |les |l['’])/i, '');
}

function withoutTail(text: string): string {
  return text.replace(/[\s,;]*(?:\betc\.{0,3}|…|\.{3})\s*$/i, '').trimEnd();
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
