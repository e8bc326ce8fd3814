import type { Language } from '@coach/contracts/cv';
import { foldWord } from '../../../text/fold-text.ts';
import { fr } from '../../../writing/fr.ts';
import { asCondition } from '../../as-condition.ts';
import type { Context } from '../../context.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged, notApplicable, offerQuotes } from '../../finding.ts';
import { languageRank, spokenLevel } from '../../language-levels.ts';

export const languages: CriterionDefinition = {
  id: 'languages',
  family: 'match',
  label: 'Langues demandées',
  about:
    'Chaque langue demandée est au niveau demandé : un B1 ne remplit pas « courant ». Elle compte en partie quand le reste est d’un autre métier.',
  weight: 3,
  check: (context) => {
    // A CV in French shows its French.
    const asked = (context.offer?.languages ?? []).flatMap((language, index) =>
      foldWord(language.name) === 'francais' && !heldBy(context, language) ? [] : [{ language, index }],
    );
    if (asked.length === 0) return notApplicable(fr`Non évalué : l’offre ne demande pas de langue.`);
    const results = asked.map(({ language, index }) => ({ index, ...compare(context, language) }));
    const weakest = results.reduce((low, result) => (result.ratio < low.ratio ? result : low));
    const evidence = [
      ...cvQuotes(
        context,
        results.map(({ held }) => (held === null ? null : context.cv.spans[`languages.${held}`])),
      ),
      ...offerQuotes(
        context,
        results.map(({ index }) => context.offer?.spans[`languages.${index}`]),
      ),
    ];
    const ratio = results.reduce((sum, result) => sum + result.ratio, 0) / results.length;
    return asCondition(context, judged(weakest.ratio < 1 ? Math.min(ratio, 0.8) : 1, evidence, weakest.advice));
  },
};

type Comparison = { ratio: number; held: number | null; advice: string };

function compare(context: Context, asked: Language): Comparison {
  const held = heldBy(context, asked);
  if (!held) {
    return {
      ratio: 0,
      held: null,
      advice: fr`L’offre demande « ${asked.name} » : si vous le parlez, dites à quel niveau.`,
    };
  }
  const { level } = held.language;
  if (asked.level === null) return withoutLevelAsked(held, asked.name);
  const wanted = spokenLevel(asked.level);
  if (level === null) {
    return {
      ratio: 0.5,
      held: held.index,
      advice: fr`Ligne « ${held.language.name} » : précisez le niveau, l’offre demande ${wanted}.`,
    };
  }
  const short = languageRank(asked.level) - languageRank(level);
  if (short <= 0) return { ratio: 1, held: held.index, advice: fr`Votre niveau répond à l’offre (${wanted}).` };
  return {
    ratio: short === 1 ? 0.4 : 0,
    held: held.index,
    advice: fr`Ligne « ${held.language.name} » : vous indiquez ${spokenLevel(level)}, l’offre demande ${wanted}.`,
  };
}

/** An offer that names a language without a level expects it to be spoken: a few words are not enough. */
function withoutLevelAsked({ index, language }: Held, name: string): Comparison {
  if (language.level === null || languageRank(language.level) >= languageRank('B1'))
    return { ratio: 1, held: index, advice: fr`« ${name} » est dans votre CV.` };
  return {
    ratio: language.level === 'A2' ? 0.6 : 0.3,
    held: index,
    advice: fr`Ligne « ${language.name} » : vous indiquez ${spokenLevel(language.level)}. Dites ce que vous savez y faire (accueillir, lire une notice…).`,
  };
}

type Held = { index: number; language: Language };

function heldBy({ cv }: Context, asked: Language): Held | null {
  const index = cv.languages.findIndex(({ name }) => foldWord(name) === foldWord(asked.name));
  const language = cv.languages[index];
  return language ? { index, language } : null;
}
