import { createRandom } from '../hostile/random.ts';
import { fileNames, forms, sizes } from './families/envelopes.ts';
import { oldWords, protectedFiles } from './families/old-word.ts';
import { otherKinds, polyglots } from './families/other-kinds.ts';
import { activePdfs } from './families/pdf-active.ts';
import { pdfBombs } from './families/pdf-bombs.ts';
import { cyclicPdfs } from './families/pdf-cycles.ts';
import { photos } from './families/photos.ts';
import { spoiltFiles } from './families/spoilt.ts';
import { webPages } from './families/web-pages.ts';
import { activeWords, monstrousWords } from './families/word-active.ts';
import { xmlAttacks } from './families/xml-attacks.ts';
import { zipBombs } from './families/zip-bombs.ts';
import type { HostileFile } from './hostile-file.ts';

type Lures = {
  /** An address at which nobody is to ask. */
  canary: string;
  /** A file of this machine that nobody is to see. */
  secretFile: string;
};

/** The files for the document readers; the largest apart, since together they would fill the memory. */
export function* makeDocuments({ canary, secretFile }: Lures): Generator<HostileFile> {
  const random = createRandom(11);
  yield* spoiltFiles(random);
  yield* oldWords(random);
  yield* protectedFiles(random);
  yield* cyclicPdfs();
  yield* pdfBombs();
  yield* activePdfs(canary, secretFile);
  yield* zipBombs();
  yield* xmlAttacks(canary, secretFile);
  yield* activeWords(canary, secretFile);
  yield* monstrousWords();
  yield* webPages(canary, secretFile);
  yield* otherKinds(random);
  yield* polyglots();
  yield* fileNames();
  yield* forms();
}

/** Made as they are needed. */
export function* makeSizes(): Generator<HostileFile> {
  yield* sizes();
}

export function* makePhotos({ canary, secretFile }: Lures): Generator<HostileFile> {
  yield* photos(createRandom(12), canary, secretFile);
}
