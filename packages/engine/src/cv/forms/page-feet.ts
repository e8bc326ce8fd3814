import { foldText } from '../../text/fold-text.ts';
import type { CvLine } from '../lines/read-lines.ts';

/**
 * What the form says at the head and the foot of its pages: « Page 1/2 - Curriculum vitae de … », « Pour plus
 * d’informations sur Europass », « © Communautés européennes, 2003 ». « Rédaction de curriculum vitae » is a duty.
 */
const furniture =
  /^(?:page \d|cv europass|europass|curriculum[ -]vit[aæ]e|©|pour plus d[’']informations?.{1,20}europass|for more information on europass|(?:\(\*\) ?)?(?:cadre europ[ée]en commun de r[ée]f[ée]rence|common european framework)|union europ[ée]enne,|communaut[ée]s europ[ée]ennes,)|europass\.(?:cedefop|eu)|(?<!\p{L})page \d{1,2} ?(?:\/|sur|of|de) ?\d{1,2}$/iu;

export function isPageFoot({ text }: CvLine): boolean {
  return furniture.test(text.trim());
}

/** The words of a name, whatever their order: « LE GOFF Maëlle » is « Maëlle Le Goff ». */
export function nameKey(text: string): string {
  return (foldText(text.slice(0, 80)).match(/\p{L}+/gu) ?? []).sort().join(' ');
}
