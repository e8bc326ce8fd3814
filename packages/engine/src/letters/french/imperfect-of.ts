/** The end of an infinitive → the end of its imperfect, longest first. */
const endings: [RegExp, string][] = [
  [/^être$/, 'étais'],
  [/^avoir$/, 'avais'],
  [/(?<=t|v)enir$/, 'enais'],
  [/cueillir$/, 'cueillais'],
  [/(?<=f|uv)rir$/, 'rais'],
  [/courir$/, 'courais'],
  [/quérir$/, 'quérais'],
  [/servir$/, 'servais'],
  [/^(|re)(part|sort|sent|ment|dorm)ir$/, '$1$2ais'],
  [/cevoir$/, 'cevais'],
  [/mouvoir$/, 'mouvais'],
  [/(?<=v)oir$/, 'oyais'],
  [/ouvoir$/, 'ouvais'],
  [/crire$/, 'crivais'],
  [/lire$/, 'lisais'],
  [/(?<=u|d)ire$/, 'isais'],
  [/faire$/, 'faisais'],
  [/traire$/, 'trayais'],
  [/(?<=m|b|v)(ett|att|êt)re$/, '$1ais'],
  [/prendre$/, 'prenais'],
  [/(?<=e|a|o)indre$/, 'ignais'],
  [/soudre$/, 'solvais'],
  [/coudre$/, 'cousais'],
  [/(?<=n|r)dre$/, 'dais'],
  [/clure$/, 'cluais'],
  [/vaincre$/, 'vainquais'],
  [/(?<=v)re$/, 'ais'],
  [/aître$/, 'aissais'],
  [/ir$/, 'issais'],
  [/cer$/, 'çais'],
  [/ger$/, 'geais'],
  [/er$/, 'ais'],
];

/** « tenir » → « tenais », « charger » → « chargeais », « accueillir » → « accueillais »; null for what is no verb it knows. */
export function imperfectOf(infinitive: string): string | null {
  const found = endings.find(([ending]) => ending.test(infinitive));
  return found ? infinitive.replace(found[0], found[1]) : null;
}
