import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

globalThis.__rec = (name, found) => {
  const m = globalThis.__perCheck;
  if (m) m.set(name, [...(m.get(name) ?? []), ...found]);
  return found;
};
registerHooks({
  load(url, ctx, next) {
    const r = next(url, ctx);
    if (!/grounding\/(?:find-ungrounded|check-[a-z-]+)\.ts$/.test(url)) return r;
    let src = r.source.toString();
    if (url.endsWith('find-ungrounded.ts')) src = src.replace('checks.flatMap((check) => check(context))', 'checks.flatMap((check) => globalThis.__rec(check.name, check(context)))');
    else src = src.replace(/^    \.\.\.([a-z][A-Za-z]+)\(context\),/gm, (_, f) => `    ...globalThis.__rec('${''}' + ${f}.name, ${f}(context)),`);
    return { ...r, source: src };
  },
});
const { parseCv } = await import('@coach/engine/cv/parse-cv');
const { groundingOf } = await import('@coach/engine/grounding/find-ungrounded');

const ctx = (t, f) => t.slice(Math.max(0, f.start - 110), f.start).replace(/\s+/g, ' ') + '[[' + f.quote + ']]' + t.slice(f.end, f.end + 60).replace(/\s+/g, ' ');
const args = process.argv.slice(2);
const verbose = args.includes('-v');
const table = args.includes('-c');
for (const file of args.filter((a) => !a.startsWith('-'))) {
  const d = JSON.parse(readFileSync(file, 'utf8'));
  const cache = new Map();
  let caught = 0, lies = 0, flagged = 0, truths = 0, extra = 0;
  const per = new Map();
  const at = (k) => { if (!per.has(k)) per.set(k, { hit: 0, only: 0, alarm: 0, alarmOnly: 0 }); return per.get(k); };
  const kinds = new Map();
  const out = [];
  for (const t of d.texts) {
    const key = `${t.cv}|${t.offer}`;
    if (!cache.has(key)) cache.set(key, groundingOf({ cv: typeof d.cvs[t.cv] === 'string' ? d.cvs[t.cv] : parseCv(d.cvs[t.cv]), offer: t.offer === null ? null : d.offers[t.offer], today: '2026-11-21' }));
    globalThis.__perCheck = new Map();
    const found = cache.get(key)(t.text);
    const checksOf = new Map();
    const nameOf = (f) => {
      const n = [];
      for (const [check, fs] of globalThis.__perCheck) if (fs.some((g) => g.reason === f.reason && g.kind === f.kind)) n.push(check);
      const inner = n.filter((x) => !['checkDuties', 'checkLevels'].includes(x));
      return inner.length ? inner : n.length ? n : ['?'];
    };
    if (t.falseFact !== null) {
      lies++;
      const s = t.text.indexOf(t.falseFact), e = s + t.falseFact.length;
      if (s < 0) console.log('LIE NOT IN TEXT', t.id);
      const hits = found.filter((f) => f.start < e && f.end > s);
      const k = kinds.get(t.kind) ?? { n: 0, c: 0 }; k.n++; 
      if (hits.length) { caught++; k.c++; } else out.push(`MISS ${t.id} [${t.kind}] « ${t.falseFact} » in « ${t.text} »`);
      kinds.set(t.kind, k);
      const cs = new Set(hits.flatMap(nameOf));
      for (const c of cs) { at(c).hit++; if (cs.size === 1) { at(c).only++; if (process.env.ONLY === c) out.push(`ONLY ${t.id} [${t.kind}] « ${t.falseFact} » ${hits.map((h) => h.quote)}  in « ${t.text.slice(0, 300)} »`); } }
      const ex = found.filter((f) => !(f.start < e && f.end > s));
      extra += ex.length;
      const ecs = new Set(ex.flatMap(nameOf));
      for (const c of ecs) { at(c).alarm++; if (ecs.size === 1) at(c).alarmOnly++; }
      for (const f of ex) out.push(`EXTRA ${t.id} ${nameOf(f)} ${f.kind} « ${f.quote} » (${f.reason}) in « ${t.text} »  [lie: ${t.falseFact}]`);
    } else {
      truths++;
      if (found.length) { flagged++; out.push(`FLAG ${t.id}\n${found.map((f) => `   - ${nameOf(f)} ${f.kind}  ${ctx(t.text, f)}  (${f.reason.endsWith('documents.') || f.reason.endsWith('CV.') ? '' : ''}${/ne le dit pas de (.*)/.exec(f.reason)?.[0] ?? ''})`).join('\n')}${t.text.length < 700 ? `\n   in « ${t.text} »` : ''}`); }
      const cs = new Set(found.flatMap(nameOf));
      for (const c of cs) { at(c).alarm++; if (cs.size === 1) at(c).alarmOnly++; }
    }
  }
  console.log(`${file.split('/').pop()}: caught ${caught}/${lies} ${(100 * caught / lies).toFixed(1)} %  flagged ${flagged}/${truths} ${(100 * flagged / truths).toFixed(1)} %  extra ${extra}`);
  if (table) {
    console.log('check'.padEnd(24), 'hit only alarm alarmOnly');
    for (const [c, p] of [...per].sort((a, b) => b[1].alarm - a[1].alarm)) console.log(c.padEnd(24), p.hit, p.only, p.alarm, p.alarmOnly);
    console.log([...kinds].map(([k, v]) => `${k} ${v.c}/${v.n}`).join(', '));
  }
  if (verbose) console.log(out.join('\n'));
}
