globalThis.DBG = process.env.DBG;
import { readFileSync } from 'node:fs';
import { findUngrounded } from '@coach/engine/grounding/find-ungrounded';
const [,, file, cv, offer, ...text] = process.argv;
const d = JSON.parse(readFileSync(file,'utf8'));
const o = offer === '-' ? null : (d.offers[offer] ?? Object.entries(d.offers).find(([k]) => k.startsWith(offer))?.[1]);
for (const t of text) console.log(t, '\n  →', findUngrounded(t, { cv: d.cvs[cv] ?? Object.entries(d.cvs).find(([k]) => k.startsWith(cv))?.[1], offer: o, today: '2026-11-21' }).map((f) => `${f.kind}: ${f.quote} (${f.reason})`));
