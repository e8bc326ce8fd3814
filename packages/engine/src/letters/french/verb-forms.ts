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

/** Stems of « vous »-forms whose infinitive is not in -er. */
const stems: [RegExp, string][] = [
  [/^faites$/, 'faire'],
  [/^êtes$/, 'être'],
  [/^avez$/, 'avoir'],
  [/^savez$/, 'savoir'],
  [/^(.*)cueillez$/, '$1cueillir'],
  [/^(.*)issez$/, '$1ir'],
  [/^(.*[tv])enez$/, '$1enir'],
  [/^(.*)suivez$/, '$1suivre'],
  [/^(.*)prenez$/, '$1prendre'],
  [/^(.*)mettez$/, '$1mettre'],
  [/^(.*)uisez$/, '$1uire'],
  [/^(.*)crivez$/, '$1crire'],
  [/^(.*)cevez$/, '$1cevoir'],
  [/^(.*(?:é|re|per|app)?)voyez$/, '$1voir'],
  [/^(.*)ouvrez$/, '$1ouvrir'],
  [/^(.*)offrez$/, '$1offrir'],
  [/^(.*)servez$/, '$1servir'],
  [/^(.*(?:ven|ren|répon|éten|défen|atten|ten))dez$/, '$1dre'],
  [/^(.*)eignez$/, '$1eindre'],
  [/^(.*)joignez$/, '$1joindre'],
  [/^(.*)lisez$/, '$1lire'],
];

/** « réalisez » → « réaliser », « garantissez » → « garantir », « faites » → « faire ». null for other words. */
export function infinitiveOfVous(form: string): string | null {
  if (/^(?:chez|assez|nez|rez|avez|êtes|savez|serez|aurez|pourrez|devrez|irez|ferez|saurez)$/.test(form)) return null;
  if (/[^aeiouéil]erez$/.test(form)) return form.slice(0, -2);
  if (
    /^(?:util|réal|organ|optim|final|anal|vis|propos|réduc|précis|valor|modél|fidél|sécur|centr|autor|animal|numér|diagnost|génér|favor|mod|tot|mutual|monét|actual|synthét|coordon|personnal)isez$/.test(
      form,
    )
  )
    return form.replace(/ez$/, 'er');
  for (const [pattern, infinitive] of stems) if (pattern.test(form)) return form.replace(pattern, infinitive);
  return form.endsWith('ez') ? `${form.slice(0, -2)}er` : null;
}
