import type { InterviewQuestion } from '@coach/contracts/interview';
import type { ParsedOffer } from '@coach/contracts/offer';
import { hashOf } from '../../letters/hash-of.ts';
import { meaningfulStems } from '../../match/word-index.ts';
import { foldText } from '../../text/fold-text.ts';
import { fr } from '../../writing/fr.ts';
import { quoted } from './examples.ts';

export type FollowUpInput = { question: InterviewQuestion; answer: string; offer: ParsedOffer };

/** Below this an answer gives nothing to ask about. */
const leastWords = 12;
const longest = 8_000;

type Lack = 'example' | 'role' | 'result' | 'figure' | 'difficulty';

const signs: Record<Exclude<Lack, 'role'>, RegExp> = {
  example:
    /\b(?:j'ai|je me suis|je l'ai|je suis (?:all|rest|pass|rev|arriv|interv|mont|part)\w*|nous avons|on (?:a|s'est)|j'etais|c'etait|il y avait|\p{L}+(?:ais|ait|aient)) /u,
  result:
    /\b(?:resultats?|finalement|au final|a la fin|grace a|depuis|ont? permis|a baisse|a augmente|reduit|gagne|evite|satisf\w+|remerci\w+|felicit\w+|reussi|abouti|obtenu|du coup|ce qui a|a ete (?:livre|valide|accepte|signe)|objectif atteint)\b/,
  figure:
    /\d|\b(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|cent|mille|moitie|tiers|quart|double)\b/,
  difficulty:
    /\b(?:difficile|difficultes?|probleme|obstacle|complique|malgre|mais|cependant|pourtant|manqu\w+|retard|tension|conflit|erreur|risque|pression|refus\w+|panne|urgen\w+|absen\w+|bloqu\w+)\b/,
};

const collective = /\b(?:on|nous|notre equipe|l'equipe)\b/g;
const personal = /\b(?:je|j'|moi|mon|ma|mes)\b|\bj'/g;

/**
 * One more question on what was just said: it asks for what the answer leaves out, the person's own part, the result, a
 * figure, the difficulty, and quotes the answer. null where the answer gives nothing to go on. Never throws.
 */
export function followUpQuestion({ question, answer, offer }: FollowUpInput): InterviewQuestion | null {
  const text = answer.slice(0, longest).replace(/\s+/g, ' ').trim();
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  if (words.length < leastWords || new Set(words.map((word) => foldText(word))).size < leastWords * 0.7) return null;
  if (question.category === 'questions_employeur' || !isOnWork(text)) return null;
  const lack = lackOf(text, question);
  const said = tellingPart(text);
  const { ask, tips } = lack && said ? asks[lack](said, hashOf(text)) : linkTo(offer, hashOf(text));
  return { category: question.category, question: ask, tips, about: null };
}

/** Somebody tells what was done, with words of their own and a verb. */
function isOnWork(text: string): boolean {
  const folded = foldText(text).replaceAll('’', "'");
  const told = (folded.match(/\b(?:j'ai|je |nous |on a|on |c'etait|j'etais|mon |ma |mes )/g) ?? []).length;
  return told > 0 && meaningfulStems(text).length >= 5;
}

function lackOf(text: string, { category }: InterviewQuestion): Lack | null {
  const folded = foldText(text).replaceAll('’', "'");
  const shared = folded.match(collective)?.length ?? 0;
  const own = folded.match(personal)?.length ?? 0;
  if (!signs.example.test(folded)) return 'example';
  if (shared > own) return 'role';
  const order: Exclude<Lack, 'role'>[] = category === 'motivation' ? ['figure'] : ['result', 'difficulty', 'figure'];
  return order.find((each) => !signs[each].test(folded)) ?? null;
}

/** The part of the answer that tells most of what was done, short enough to be said back. */
function tellingPart(text: string): string | null {
  const parts = text.split(/(?<=[.!?…])\s+|\s?;\s|, (?=(?:et |puis |alors |donc |j[e’'])\b)/u).slice(0, 80);
  const scored = parts
    .filter((part) => part.length >= 15 && !/[<>{}]|https?:/.test(part))
    .map((part) => ({ part, weight: weightOf(part) }));
  const best = scored.reduce((top, each) => (each.weight > top.weight ? each : top), { part: '', weight: 0 });
  return best.part === '' ? null : quoted(best.part.replace(/[.!?…]+$/, ''), 100);
}

function weightOf(part: string): number {
  const acted = /\b(?:j['’]ai|je me suis) \p{L}+/iu.test(part)
    ? 4
    : /\b(?:nous avons|on a|on s['’]est) \p{L}+/iu.test(part)
      ? 3
      : 0;
  return acted + Math.min(6, meaningfulStems(part).length) - (part.length > 160 ? 2 : 0);
}

type Asked = { ask: string; tips: string[] };
const pick = <Item>(items: readonly Item[], hash: number): Item => items[hash % items.length] as Item;

const asks: Record<Lack, (said: string, hash: number) => Asked> = {
  example: (said, hash) => ({
    ask: pick(
      [
        fr`Vous dites : « ${said} ». Avez-vous un exemple vécu à me raconter ?`,
        fr`« ${said} » : quand cela s’est-il vu, la dernière fois ?`,
      ],
      hash,
    ),
    tips: [
      fr`Un lieu, un moment, ce que vous avez fait, ce que cela a donné.`,
      fr`Si cela ne vous est pas arrivé, dites-le et prenez le cas le plus proche.`,
    ],
  }),
  role: (said, hash) => ({
    ask: pick(
      [
        fr`Vous avez dit : « ${said} ». Quelle était votre part à vous ?`,
        fr`« ${said} », dites-vous. Qu’avez-vous fait, vous, précisément ?`,
      ],
      hash,
    ),
    tips: [
      fr`Passez du « on » au « je » pour ce qui vient de vous.`,
      fr`Nommez deux gestes ou deux décisions qui étaient les vôtres.`,
    ],
  }),
  result: (said, hash) => ({
    ask: pick(
      [
        fr`Vous avez dit : « ${said} ». Qu’est-ce que cela a donné ?`,
        fr`« ${said} » : et ensuite, quel a été le résultat ?`,
      ],
      hash,
    ),
    tips: [
      fr`Dites ce qui a changé, pour qui, et au bout de combien de temps.`,
      fr`Un retour d’un client ou d’un responsable compte comme un résultat.`,
    ],
  }),
  figure: (said, hash) => ({
    ask: pick(
      [
        fr`Vous avez dit : « ${said} ». Pouvez-vous donner un ordre de grandeur ?`,
        fr`« ${said} » : cela représentait combien, à peu près ?`,
      ],
      hash,
    ),
    tips: [
      fr`Personnes, durée, quantité, montant : un seul chiffre suffit.`,
      fr`N’inventez pas : « environ » est honnête et suffit.`,
    ],
  }),
  difficulty: (said, hash) => ({
    ask: pick(
      [
        fr`Vous avez dit : « ${said} ». Qu’est-ce qui a été le plus difficile ?`,
        fr`« ${said} » : qu’est-ce qui aurait pu mal tourner, et qu’avez-vous fait ?`,
      ],
      hash,
    ),
    tips: [
      fr`Une réussite sans obstacle convainc peu : nommez le vôtre.`,
      fr`Dites comment vous l’avez levé, et avec l’aide de qui.`,
    ],
  }),
};

/** Nothing lacks: the answer is brought back to the post. */
function linkTo({ requirements, text }: ParsedOffer, hash: number): Asked {
  const musts = requirements.filter(({ importance, kind, span }) => {
    const quote = text.slice(span.start, span.end);
    return (
      importance === 'must' && kind === 'skill' && quote.length > 3 && quote.length < 50 && !/[\n«»{}<>]/.test(quote)
    );
  });
  const wanted = musts.length > 0 ? pick(musts, hash) : null;
  return {
    ask: wanted
      ? fr`En quoi cette expérience vous servirait-elle ici, par exemple pour « ${quoted(text.slice(wanted.span.start, wanted.span.end), 60)} » ?`
      : fr`En quoi cette expérience vous servirait-elle dans ce poste ?`,
    tips: [
      fr`Citez une mission de l’annonce et ce que vous referiez de la même façon.`,
      fr`Deux phrases suffisent : le lien doit être évident.`,
    ],
  };
}
