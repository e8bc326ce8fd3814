import actionVerbs from '../../data/action-verbs.json' with { type: 'json' };
import { foldWord } from '../text/fold-text.ts';
import { stem } from '../text/stem.ts';

let byForm: Map<string, string[]> | null = null;

/** The stems of the nouns a verb’s form stands for: « gérer », « gérez », « géré » → « gestion »; none for other words. */
export function nounsOfVerb(key: string): readonly string[] {
  byForm ??= readVerbs();
  return byForm.get(key) ?? none;
}

const none: readonly string[] = [];

function readVerbs(): Map<string, string[]> {
  const forms = new Map<string, string[]>();
  for (const line of actionVerbs.verbs) {
    const [verbs = '', nouns = ''] = line.split(' = ');
    const stems = nouns.split('; ').map((noun) => stem(foldWord(noun)));
    for (const form of verbs.split(', ').flatMap(formsOf)) forms.set(form, stems);
  }
  return forms;
}

const regular = ['er', 'e', 'ez', 'ent', 'ant', 'ons', 'eons', 'eant', 'ait', 'es'];

function formsOf(written: string): string[] {
  const form = foldWord(written);
  if (!form.endsWith('er')) return [form];
  const radical = form.slice(0, -2);
  const all = regular.map((ending) => radical + ending);
  return radical.endsWith('y') ? [...all, `${radical.slice(0, -1)}ie`, `${radical.slice(0, -1)}ient`] : all;
}
