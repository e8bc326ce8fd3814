/** The end of an infinitive → the end of its past participle and of its first person, longest first. */
const endings: [RegExp, string, string][] = [
  [/(?<=t|v)enir$/, 'enu', 'iens'],
  [/cueillir$/, 'cueilli', 'cueille'],
  [/(?<=f|uv|ff)rir$/, 'ert', 're'],
  [/courir$/, 'couru', 'cours'],
  [/quérir$/, 'quis', 'quiers'],
  [/servir$/, 'servi', 'sers'],
  [/cevoir$/, 'çu', 'çois'],
  [/prévoir$/, 'prévu', 'prévois'],
  [/promouvoir$/, 'promu', 'promeus'],
  [/voir$/, 'vu', 'vois'],
  [/(?<=l|r)ire$/, 'it', 'is'],
  [/uire$/, 'uit', 'uis'],
  [/dire$/, 'dit', 'dis'],
  [/faire$/, 'fait', 'fais'],
  [/traire$/, 'trait', 'trais'],
  [/mettre$/, 'mis', 'mets'],
  [/battre$/, 'battu', 'bats'],
  [/prendre$/, 'pris', 'prends'],
  [/(?<=e|a|o)indre$/, 'int', 'ins'],
  [/soudre$/, 'solu', 'sous'],
  [/ndre$/, 'ndu', 'nds'],
  [/clure$/, 'clu', 'clus'],
  [/coudre$/, 'cousu', 'couds'],
  [/vaincre$/, 'vaincu', 'vaincs'],
  [/vivre$/, 'vécu', 'vis'],
  [/suivre$/, 'suivi', 'suis'],
  [/ir$/, 'i', 'is'],
];
const irregular: Record<string, [string, string]> = {
  lire: ['lu', 'lis'],
  relire: ['relu', 'relis'],
  élire: ['élu', 'élis'],
};

/** « gérer » → « géré », « suivre » → « suivi », « concevoir » → « conçu ». null for what is no verb it knows. */
export function participleOf(infinitive: string): string | null {
  const known = formsOf(infinitive);
  if (known) return known[0];
  return infinitive.endsWith('er') ? infinitive.replace(/er$/, 'é') : null;
}

/** « gérer » → « gère », « suivre » → « suis », « nettoyer » → « nettoie ». */
export function presentOf(infinitive: string): string | null {
  const known = formsOf(infinitive);
  if (known) return known[1];
  if (!infinitive.endsWith('er')) return null;
  const root = infinitive.slice(0, -2);
  if (/[ou]y$/.test(root)) return `${root.slice(0, -1)}ie`;
  if (/(?:app|renouv|épel|étiqu|proj|j)e[lt]$/.test(root)) return `${root}${root.at(-1)}e`;
  return `${root.replace(/[eé]((?!x)[bcdfghjklmnpqrstvwxz](?:[lr])?|qu|gu|ch|gn)$/, 'è$1')}e`;
}

function formsOf(infinitive: string): [string, string] | null {
  const listed = Object.hasOwn(irregular, infinitive) ? irregular[infinitive] : undefined;
  if (listed) return listed;
  for (const [ending, participle, present] of endings) {
    if (ending.test(infinitive)) return [infinitive.replace(ending, participle), infinitive.replace(ending, present)];
  }
  return null;
}

/** Stems of « vous »-forms whose infinitive is not in -er: « conduisez » → « conduire », « tenez » → « tenir ». */
const stems: [RegExp, string][] = [
  [/^(|re|dé|satis)faites$/, '$1faire'],
  [/^(|re|ac)cueillez$/, '$1cueillir'],
  [/^((?:re)?conn|(?:re|ap|com|dis)?par)aissez$/, '$1aître'],
  [/^(|ac|dé)croissez$/, '$1croître'],
  // « Tapissez », « vissez », « encaissez » are of verbs in -er.
  [/^(?!(?:dé|re)?(?:t|v|h|l|gl|pl|pal|tap|rat|coul|esqu|mét)issez$)(.*[^ao])issez$/, '$1ir'],
  [/^(.*[tv])enez$/, '$1enir'],
  [/^(.*)suivez$/, '$1suivre'],
  [/^(|sur|re)vivez$/, '$1vivre'],
  [/^(.*)prenez$/, '$1prendre'],
  [/^(.*)mettez$/, '$1mettre'],
  [/^(|a|com|dé|re)battez$/, '$1battre'],
  [/^(.*[cdtlr])uisez$/, '$1uire'],
  [/^(.*)crivez$/, '$1crire'],
  [/^(inter|contre|pré)disez$/, '$1dire'],
  [/^(.*)cevez$/, '$1cevoir'],
  [/^(|re|entre|pré)voyez$/, '$1voir'],
  [/^pourvoyez$/, 'pourvoir'],
  [/^promouvez$/, 'promouvoir'],
  [/^(.*)ouvrez$/, '$1ouvrir'],
  [/^(|s)offrez$/, '$1offrir'],
  [/^souffrez$/, 'souffrir'],
  [/^(|par|con|se|re|ac|en)courez$/, '$1courir'],
  [/^(ac|con|re)quérez$/, '$1quérir'],
  // « Réservez », « conservez » and « observez » are of verbs in -er.
  [/^(|des|res)servez$/, '$1servir'],
  [/^(|re)(part|sort)ez$/, '$1$2ir'],
  [/^(.*(?:ven|ren|répon|spon|éten|défen|atten|ten|pen|scen|épan))dez$/, '$1dre'],
  [/^(|re)perdez$/, '$1perdre'],
  [/^(|ab|dis|ré)solvez$/, '$1soudre'],
  [/^(|inter|cor)rompez$/, '$1rompre'],
  [/^(con|in|ex)cluez$/, '$1clure'],
  [/^(|con)vainquez$/, '$1vaincre'],
  [/^(|abs|ex|sous)trayez$/, '$1traire'],
  [/^((?:ét|att|p|t|f|c|restr|enfr|astr|dép|rep|dét)e|(?:cr|pl|contr)a)ignez$/, '$1indre'],
  [/^(.*)joignez$/, '$1joindre'],
  [/^(|re|é|réé)lisez$/, '$1lire'],
];

/** « Ouvrirez », « garantirez »: futures of verbs in -ir, by their stems; « tirez » and « déchirez » are of verbs in -er. */
const willDo =
  /(?:ouvr|offr|souffr|fin|garant|fourn|établ|rempl|accompl|bât|réun|défin|ag|élarg|franch|enrich|fléch|réuss|nourr|grand|approfond|invest|avert|convert)irez$/;
/** « Conduirez », « écrirez », « mettrez », « répondrez »: futures of verbs in -re. */
const willDoRe =
  /(?:[dtr]uirez|crirez|^(?:re|é|réé)?lirez|prendrez|mettrez|suivrez|(?:répon|ven|ren|atten|descen|enten|défen|éten)drez|joindrez|battrez)$/;

/** Forms that tell what one is, may or must, and words that are no verbs. */
const noTask =
  /^(?:chez|assez|nez|rez|avez|êtes|savez|serez|aurez|pourrez|devrez|irez|ferez|saurez|pouvez|devez|voulez|allez|verrez|tiendrez|viendrez)$/;

/** « réalisez » → « réaliser », « garantissez » → « garantir », « faites » → « faire ». null for other words. */
export function infinitiveOfVous(form: string): string | null {
  if (noTask.test(form)) return null;
  if (/[^aeiouéil]erez$/.test(form)) return form.slice(0, -2);
  if (willDo.test(form)) return form.slice(0, -2);
  if (willDoRe.test(form)) return `${form.slice(0, -2)}e`;
  for (const [pattern, infinitive] of stems) if (pattern.test(form)) return form.replace(pattern, infinitive);
  return form.endsWith('ez') ? `${form.slice(0, -2)}er` : null;
}
