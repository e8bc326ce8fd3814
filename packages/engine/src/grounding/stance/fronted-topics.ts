import dutyVerbs from '../../../data/duty-verbs.json' with { type: 'json' };
import { foldWord } from '../../text/fold-text.ts';
import { type Stance, stances } from './stance.ts';
import type { Stretch } from './stretch.ts';

const speaker = /\b(?:je|me|moi|mon|ma|mes|nous|notre|nos)\b|\b[jm]'/;
/** « Le palace, je n’y ai jamais … », « Le diplôme, je m’engage à l’obtenir »: what is named first, and taken up by a pronoun. */
const takenUp =
  /^(?:\W*)((?:l'|le |la |les |un |une |des |ce |cette )[^.;:!?\n]{3,160}?), (?:moi,? )?(?:je (?:ne |n')?(?:l'|le |la |les |y |en |m'y |m'en )|(?:je |j')(?:[a-z']+ ){1,3}?(?:(?:a|de|pour) )?(?:l'|le |la |les |y )[a-z]{2,}(?:er|ir|re)\b)|^(?:\W*)((?:l'|le |la |les |une? |des |ce |cette |[a-z]{2,12}(?:er|ir|dre|ttre|aire|crire) )[^.;:!?\n,]{3,100}?),? (?:en revanche|quant (?:a|aux?) (?:lui|elles?|eux)|eux|elles?|lui),? /;
/** « Kafka et Datadog, je n’y ai pas touché »: bare names, of which the clause says that they are lacked. */
const bareNames =
  /^(?:\W*)((?!(?:diplom|titulaire|certifi|habilit|form|experiment|recrut|embauch|prom|nomm|ancien|responsable|cadre|apres|depuis|chez|dans|pour|avec|comme|durant|pendant|partout)[a-z]*\b|(?:en|a|au|aux|sur|par|d|de|du) )[a-z\d+#.-]{2,}(?: [a-z\d+#.-]{2,}){0,2}(?:(?:, | et | ou | ni )[a-z\d+#.-]{2,}(?: [a-z\d+#.-]{2,}){0,2}){0,5})(?:,? (?:par contre|en revanche|cependant|toutefois|neanmoins|pour l'instant|pour l'heure|a ce jour|helas|malheureusement|je l'avoue|je le reconnais|je l'admets|je le dis|il est vrai|c'est vrai|franchement|honnetement))?, (?:moi,? )?je n(?:e |')(?:l'|le |la |les |y |en )(?:ai|avais|connais|maitrise|pratique)\w* (?:pas|jamais|encore|guere|rien)\b/;
/** « La plonge et le dressage, je n’ai pas encore essayé »: taken up by nothing, and lacked all the same. */
const leftUndone =
  /^(?:\W*)((?:l'|le |la |les |l'|ce |cette |ces )(?![^.;:!?\n]{0,80}(?: en poche| obtenue?s?| acquise?s?| validee?s?| derriere))[^.;:!?\n]{3,100}?)(?:,? (?:par contre|en revanche|cependant|toutefois|neanmoins|pour l'instant|pour l'heure|a ce jour|helas|malheureusement|je l'avoue|je le reconnais|je l'admets|je le dis|il est vrai|c'est vrai|franchement|honnetement))?, (?:moi,? )?je n'ai (?:encore |a ce jour )?(?:pas|jamais)(?: encore| vraiment)? (?:essay|touch|pratiqu|abord|test|fait|vu|appris|travaill|eu l'occasion)[a-z]*(?= ?(?:[.;:!?,]|$| jusqu| a ce jour| pour l'instant))/;
/** « De la vente, je n’ai vu que … »: next to nothing of what is named first. */
const hardlyAny =
  /^(?:\W*)((?:de |du |des |d'|en )[^.;:!?\n,]{2,80}?)(?:,? (?:par contre|en revanche|cependant|toutefois|neanmoins|pour l'instant|pour l'heure|a ce jour|helas|malheureusement|je l'avoue|je le reconnais|je l'admets|je le dis|il est vrai|c'est vrai|franchement|honnetement))?,? je n'(?:en )?(?:ai|avais) (?:[a-z]+ qu[e']|que (?:des (?:lectures|echos)|la theorie|une (?:vague )?(?:idee|curiosite)))/;
/** « Du contentieux, je connais surtout l’audience »: one part of what is named first, and no more. */
const onlyPart =
  /^(?:\W*)((?:de |du |des |d')[^.;:!?\n,]{2,80}?), je (?:connais|n'ai vu|sais|vois|ne connais) (?:surtout|seulement|essentiellement|principalement|avant tout|juste|uniquement|que) /;
/** « De Revit, je n’ai pas la pratique », « En matière de vente, je ne connais … pas »: nothing at all. */
const notAny =
  /^(?:\W*)((?:(?:en (?:fait|matiere|termes) )?(?:de |du |des |d')|en (?!fait|effet|revanche|outre|plus|tant|cours|poste|stage|cdi|cdd|interim|france|equipe|janv|fevr|mars|avril|mai|juin|juil|aout|sept|octo|nove|dece|deux|trois|quatre|cinq|six|dix|\d))(?!\d|(?:janv|fevr|mars|avril|mai|juin|juil|aout|sept|octo|nove|dece))[^.;:!?\n,]{2,80}?)(?:,? (?:par contre|en revanche|cependant|toutefois|neanmoins|pour l'instant|pour l'heure|a ce jour|helas|malheureusement|je l'avoue|je le reconnais|je l'admets|je le dis|il est vrai|c'est vrai|franchement|honnetement))?,? je n(?:e |')/;
/** « Diriger six personnes, siéger en comité : … »: things to do, of which what follows says how it stands. */
const things =
  /^(?:\W*)([a-z]{2,14}(?:er|ir|dre|ttre|aitre|crire|duire|faire|tenir) (?!(?:de |du |d'|en |a |au |aux |et |sur |chez |par |pour ))[^.;:!?\n]{3,160}?) ?: /;
/** « Qualiopi, l’allemand, le démarchage : voilà mes trois chantiers » */
const list =
  /^(?:\W*)([^.;:!?\n]{3,200}?) ?: (?:voila|ce sont|c'est|tels sont|autant de) (?:la )?(?:mes |les |des |ce (?:que je|qui) |l'|la )?(?:[a-z]+ )?(?:chantiers?|lacunes?|manques?|limites?|ecarts?|points? (?:faibles?|a travailler|de progres)|axes?|reste\w* a|dois|manque|apprentissages?|defis?|objectifs?|prochain\w*)\b/;
const done =
  /^ ?: (?:c'est |voila |tout cela )?(?:je l|j'ai|mon |ma |mes |ce que je|c'est ce que|je sais|je fais|je le)/;
const summedUp =
  /^(?:\W*)([^.;:!?\n]{3,240}?) ?: (?=[^.;:!?\n]{0,100}\b(?:tout (?:cela|ca|ceci)|cela|ces|rien de|aucune? de|l'un ni|ni l'une?)\b)/;
/** « Concernant Jenkins, je précise que mon outil est GitLab »: what the offer named, unless it is said to be one’s own. */
const concerning =
  /^(?:\W*)((?:concernant|quant aux?|quant a|s'agissant (?:de|du|des)|pour ce qui est (?:de|du|des)|au sujet (?:de|du|des)) ?[^.;:!?\n,]{2,80}?), (?=je |j'|mon |ma |mes )/;
const answered =
  /\b(?:je (?:ne )?|j')(?:l'|la |le |les |y |en )|\bj'en |\b(?:mon|ma|mes) [a-z]+ (?:est|sont) (?:quotidien|certifi|solide|ancien)/;
/** « Si une formation est possible, … »: what depends on others. */
const condition = /^\W*(?:si|s') ?([^.;:!?\n]{3,140}?), /;
/** « Si vos tournées le demandent, je retourne en stage »: what one would do for them is an offer. */
const asTheyLike =
  /^(?:[^.;:!?]{0,60}, )?\W*(?:si|s'|des que|quand) ?(?:vous|vos|votre|le poste|la place|il|cela|besoin)[^.;:!?,\n]{0,60}?\b(?:(?:le|la|l'|y) ?(?:demand|exig|impos|souhait|voul|veu|tien|tene|faut|permett|necessit|requ)[a-z]*|le fau\w+|besoin|necessaire|vous convien\w+|vous (?:arrange|chante))[^.;:!?,\n]{0,20}, [^.;:!?\n]*/;
/** « Rendre service à des patients, voilà ce que je viens chercher chez … »: what is looked for is not yet one’s own. */
const sought =
  /^\W*[^.;:!?\n]{3,200}?(?:,| :) (?:voila|c'est) (?:exactement |justement |bien |precisement )?(?:ce que )?je (?:viens |souhaite |voudrais |veux |aimerais )?(?:cherche|recherche|trouver|souhaite|voudrais|espere|desire)[a-z]*[^.;:!?\n]*/;
/** « Dix mètres chez vous, onze chez X »: what is told of them first. */
const atYours = /^(?:\W*)([^.;:!?\n,]{3,80}? chez vous)(?=,| et )/;
/** « Une entreprise de 420 personnes, qui cherche … : je ne pouvais pas laisser passer votre annonce » */
const theirs = /^\W*(une? [a-z]{4,}[^.;:!?\n]{0,120}? qui [^.;:!?\n]{3,160}?)(?=:|\.|$)/;

/** The stance of what opens a sentence, by what the rest says of it: a lack, a wish, the employer’s; null for none. */
export function topicStance(
  folded: string,
  marks: Uint8Array,
  { start, end }: Stretch,
  isLetter: boolean,
): (Stretch & { stance: Stance }) | null {
  const said = folded.slice(start, Math.min(end, start + 320));
  const named = namedFirst(said);
  const stance = named === null ? null : firstOther(marks, start + named, end);
  if (named !== null && stance !== null) return { start, end: start + named, stance };
  const rules: [number | null, Stance][] = [
    [lackingAt(said, (place) => firstOther(marks, start + place, end) !== null), stances.lack],
    [concerning.test(said) && !answered.test(said) ? endOf(concerning.exec(said)) : null, stances.aim],
    [endOf(bareNames.exec(said)) ?? endOf(leftUndone.exec(said)), stances.lack],
    [endOf(hardlyAny.exec(said)) ?? endOf(onlyPart.exec(said)), stances.lack],
    [notAnyAt(said, (place) => firstOther(marks, start + place, end) === stances.lack), stances.lack],
    [sought.exec(said)?.[0].length ?? null, stances.aim],
    [toDoAt(said), stances.aim],
    [listAt(said), stances.lack],
    [asTheyLike.exec(said)?.[0].length ?? null, stances.aim],
    [endOf(condition.exec(said)), stances.aim],
    [isLetter ? endOf(theirs.exec(said)) : null, stances.they],
    [endOf(atYours.exec(said)), stances.you],
  ];
  const found = rules.find(([to]) => to !== null);
  return found ? { start, end: start + (found[0] as number), stance: found[1] } : null;
}

/** « Le tribunal, les médecins-conseils : je n’ai encore rien pratiqué de tout cela »: the end of what is summed up and lacked. */
function lackingAt(said: string, isLacked: (place: number) => boolean): number | null {
  const match = summedUp.exec(said);
  const to = endOf(match);
  return match && to !== null && isLacked(match[0].length) ? to : null;
}

/** The end of what comes first in « De Revit, je n’ai pas la pratique », where it is lacked. */
function notAnyAt(said: string, isLacked: (place: number) => boolean): number | null {
  const to = endOf(notAny.exec(said));
  return to !== null && isLacked(to) ? to : null;
}

/** Where the part ends that a pattern has in brackets, if nobody speaks in it. */
function endOf(match: RegExpExecArray | null): number | null {
  const part = match?.[1];
  return match && part !== undefined && !speaker.test(part) ? match[0].indexOf(part) + part.length : null;
}

/** The list with what it is called, a number among it: « …, le démarchage : voilà mes trois chantiers ». */
function listAt(said: string): number | null {
  const match = list.exec(said);
  return match && endOf(match) !== null ? match[0].length : null;
}

function namedFirst(said: string): number | null {
  const match = takenUp.exec(said);
  const topic = match?.[1] ?? match?.[2];
  return topic === undefined || speaker.test(topic) ? null : said.indexOf(topic) + topic.length;
}

function toDoAt(said: string): number | null {
  const match = things.exec(said);
  return match && isVerb(match[1] ?? '') && !done.test(said.slice(match[0].trimEnd().length - 1)) ? endOf(match) : null;
}

/** The lack or wish that the clause behind a topic ends in, before anything else is claimed. */
function firstOther(marks: Uint8Array, from: number, end: number): Stance | null {
  for (let place = from; place < Math.min(end, from + 30); place++)
    if (marks[place] === stances.lack || marks[place] === stances.aim) return marks[place] as Stance;
  return null;
}

const duties = new Set(Object.keys(dutyVerbs).map(foldWord));

/** « ouvrier » and « premier » end as verbs do. */
function isVerb(said: string): boolean {
  const word = said.split(/[^a-z]/)[0] ?? '';
  return (
    duties.has(word) ||
    !/(?:ier|yer|cher|ger)$/.test(word) ||
    /^(?:nager|manger|bouger|changer|exiger|obliger|charger|partager|songer)$/.test(word)
  );
}
