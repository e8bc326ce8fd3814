import data from '../../data/duty-verbs.json' with { type: 'json' };
import { foldWord } from '../text/fold-text.ts';

/**
 * A verb of duties; `noun` names its action (« rédaction »), empty where the object alone says what is done, null where
 * the verb has no object worth asking for (« travailler », « échanger »).
 */
export type DutyVerb = { infinitive: string; noun: string | null };
/** « gérer », « vous gérez », « tu gères », « il gère », « avez géré ». */
export type VerbForm = 'infinitive' | 'you' | 'thou' | 'third' | 'participle';

type Forms = Record<VerbForm, string>;

/** Endings of verbs that are not regular, the longest first: what is cut, then « vous », « tu », « il » and participle. */
const irregular: [string, string, string, string, string, string][] = [
  ['cueillir', 'cueill', 'ez', 'es', 'e', 'i'],
  ['prendre', 'pren', 'ez', 'ds', 'd', ''],
  ['prescrire', 'prescri', 'vez', 's', 't', 't'],
  ['ecrire', 'ecri', 'vez', 's', 't', 't'],
  ['servir', 'serv', 'ez', '', 't', 'i'],
  ['mettre', 'm', 'ettez', 'ets', 'et', 'is'],
  ['uire', 'ui', 'sez', 's', 't', 't'],
  ['evoir', 'e', 'vez', 'ois', 'oit', ''],
  ['endre', 'end', 'ez', 's', '', 'u'],
  ['ondre', 'ond', 'ez', 's', '', 'u'],
  ['oudre', 'ou', 'sez', 'ds', 'd', 'su'],
  ['indre', 'i', 'gnez', 'ns', 'nt', 'nt'],
  ['enir', 'en', 'ez', 's', 't', 'u'],
  ['ivre', 'i', 'vez', 's', 't', 'vi'],
  ['vrir', 'v', 'rez', 'res', 're', 'ert'],
  ['aire', 'ai', 'sez', 's', 't', 't'],
  ['lire', 'l', 'isez', 'is', 'it', 'u'],
];
const single: Record<string, Partial<Forms>> = {
  faire: { you: 'faites' },
  conduire: { thou: 'conduis', third: 'conduit' },
  tenir: { thou: 'tiens', third: 'tient' },
  entretenir: { thou: 'entretiens', third: 'entretient' },
  maintenir: { thou: 'maintiens', third: 'maintient' },
  obtenir: { thou: 'obtiens', third: 'obtient' },
  soutenir: { thou: 'soutiens', third: 'soutient' },
  intervenir: { thou: 'interviens', third: 'intervient' },
  prendre: { thou: 'prends', third: 'prend', participle: 'pris' },
  recevoir: { thou: 'recois', third: 'recoit', participle: 'recu' },
  servir: { thou: 'sers', third: 'sert' },
  concevoir: { thou: 'concois', third: 'concoit', participle: 'concu' },
  percevoir: { thou: 'percois', third: 'percoit', participle: 'percu' },
};

function formsOf(verb: string): Forms {
  const key = foldWord(verb);
  const regular = key.endsWith('er') ? firstGroup(key.slice(0, -2)) : secondGroup(key.slice(0, -1));
  const ending = irregular.find(([end]) => key.endsWith(end));
  const forms = ending ? bent(key, ending) : regular;
  return { ...forms, ...single[key], infinitive: key };
}

function firstGroup(stem: string): Omit<Forms, 'infinitive'> {
  const soft = /[aou]y$/.test(stem) ? `${stem.slice(0, -1)}i` : stem;
  return { you: `${stem}ez`, thou: `${soft}es`, third: `${soft}e`, participle: `${stem}e` };
}

function secondGroup(stem: string): Omit<Forms, 'infinitive'> {
  return { you: `${stem}ssez`, thou: `${stem}s`, third: `${stem}t`, participle: stem };
}

function bent(key: string, [end, kept, you, thou, third, participle]: (typeof irregular)[number]) {
  const stem = key.slice(0, -end.length) + kept;
  return { you: stem + you, thou: stem + thou, third: stem + third, participle: stem + participle };
}

const byForm = new Map<VerbForm, Map<string, DutyVerb>>();

/** The verb of duties whose form a folded word is; null when it is none that the data knows. */
export function dutyVerb(key: string, form: VerbForm): DutyVerb | null {
  if (byForm.size === 0) fill();
  return byForm.get(form)?.get(key) ?? future(key, form);
}

const futures: Partial<Record<VerbForm, string>> = { you: 'rez', thou: 'ras', third: 'ra' };

/** « vous poserez », « tu prendras »: the infinitive and an ending. */
function future(key: string, form: VerbForm): DutyVerb | null {
  const ending = futures[form];
  if (!ending || !key.endsWith(ending) || key.length < 7) return null;
  const stem = key
    .slice(0, 1 - ending.length)
    .replace(/iendr$/, 'enir')
    .replace(/evr$/, 'evoir');
  const infinitives = byForm.get('infinitive');
  return infinitives?.get(stem) ?? infinitives?.get(`${stem}e`) ?? null;
}

function fill(): void {
  for (const form of ['infinitive', 'you', 'thou', 'third', 'participle'] as const) byForm.set(form, new Map());
  for (const [infinitive, noun] of Object.entries(data)) {
    const forms = formsOf(infinitive);
    for (const [form, key] of Object.entries(forms)) byForm.get(form as VerbForm)?.set(key, { infinitive, noun });
  }
}

let nouns: Set<string> | null = null;

/** Whether a folded word names the action of one of these verbs: « rédaction », « pose ». */
export function isActionNoun(key: string): boolean {
  nouns ??= new Set(Object.values(data).flatMap((noun) => (noun ? [foldWord(noun)] : [])));
  return nouns.has(key);
}
