import { parseCv } from '@coach/engine/cv/parse-cv';
import { readFileSync } from 'node:fs';
const [,, file, cv] = process.argv;
const d = JSON.parse(readFileSync(file,'utf8'));
const p = parseCv({ text: d.cvs[cv] });
console.log(JSON.stringify(p.experiences.map(e=>({t:e.title,c:e.company,s:e.start,e:e.end,b:e.bullets.length})),null,0));
console.log(JSON.stringify(p.education)); console.log(p.certifications, p.languages, p.skills);
