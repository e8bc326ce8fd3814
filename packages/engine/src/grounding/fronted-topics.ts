import { type Stance, stances } from './stance.ts';
import type { Stretch } from './stretch.ts';

const speaker = /\b(?:je|me|moi|mon|ma|mes|nous|notre|nos)\b|\b[jm]'/;
/** « Le palace, je n’y ai jamais … », « Le diplôme, je m’engage à l’obtenir »: what is named first, and taken up by a pronoun. */
const takenUp =
  /^(?:\W*)((?:l'|le |la |les |un |une |des |ce |cette )[^.;:!?\n]{3,160}?), (?:moi,? )?(?:je (?:ne |n')?(?:l'|le |la |les |y |en |m'y |m'en )|je (?:[a-z']+ ){1,3}?(?:a|de|pour) (?:l'|le |la |les |y )[a-z]{2,}(?:er|ir|re)\b)|^(?:\W*)((?:l'|le |la |les |une? |des |ce |cette )[^.;:!?\n,]{3,100}?),? (?:en revanche|quant (?:a|aux?) (?:lui|elles?|eux)|eux|elles?|lui),? /;
/** « De la vente, je n’ai vu que … »: next to nothing of what is named first. */
const hardlyAny = /^(?:\W*)((?:de |du |des |d'|en )[^.;:!?\n,]{2,80}?),? je n'(?:en )?(?:ai|avais) [a-z]+ qu[e']/;
/** « Diriger six personnes, siéger en comité : … »: things to do, of which what follows says how it stands. */
const things =
  /^(?:\W*)([a-z]{2,14}(?:er|ir|dre|ttre|aitre|crire|duire|faire|tenir) (?:l'|le |la |les |une? |des |mon |ma |mes |deux |trois |quatre |cinq |six |sept |huit |dix |\d+ )[^.;:!?\n]{3,160}?) ?: /;
const done =
  /^ ?: (?:c'est |voila |tout cela )?(?:je l|j'ai|mon |ma |mes |ce que je|c'est ce que|je sais|je fais|je le)/;
/** « Si une formation est possible, … »: what depends on others. */
const condition = /^\W*(?:si|s') ?([^.;:!?\n]{3,140}?), /;
/** « Une entreprise de 420 personnes, qui cherche … : je ne pouvais pas laisser passer votre annonce » */
const theirs = /^\W*(?:une? [a-z]{4,}[^.;:!?\n]{0,120}? qui [^.;:!?\n]{3,160}?)(?=:|\.|$)/;

/** The stance of what opens a sentence, by what the rest says of it: a lack, a wish, the employer’s; null for none. */
export function topicStance(
  folded: string,
  marks: Uint8Array,
  { start, end }: Stretch,
  isLetter: boolean,
): (Stretch & { stance: Stance }) | null {
  const said = folded.slice(start, Math.min(end, start + 320));
  const named = takenUp.exec(said);
  const topic = named?.[1] ?? named?.[2] ?? '';
  if (named && !speaker.test(topic)) {
    const to = start + said.indexOf(topic) + topic.length;
    const stance = firstOther(marks, to, end);
    if (stance !== null) return { start, end: to, stance };
  }
  const hardly = hardlyAny.exec(said);
  if (hardly)
    return {
      start,
      end: start + said.indexOf(hardly[1] as string) + (hardly[1] as string).length,
      stance: stances.lack,
    };
  const todo = things.exec(said);
  if (todo && !speaker.test(todo[1] ?? '') && !done.test(said.slice(todo[0].trimEnd().length - 1)))
    return { start, end: start + todo[0].length, stance: stances.aim };
  const open = condition.exec(said);
  if (open && !speaker.test(open[1] ?? '')) return { start, end: start + open[0].length, stance: stances.aim };
  const employer = isLetter ? theirs.exec(said) : null;
  return employer && !speaker.test(employer[0])
    ? { start, end: start + employer[0].length, stance: stances.they }
    : null;
}

/** The lack or wish that the clause behind a topic ends in, before anything else is claimed. */
function firstOther(marks: Uint8Array, from: number, end: number): Stance | null {
  for (let place = from; place < Math.min(end, from + 30); place++)
    if (marks[place] === stances.lack || marks[place] === stances.aim) return marks[place] as Stance;
  return null;
}
