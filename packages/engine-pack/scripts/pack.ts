import { isPackFresh } from '../src/engine-pack.ts';
import { writeEnginePack } from '../src/write-engine-pack.ts';

if (!isPackFresh()) await writeEnginePack();
