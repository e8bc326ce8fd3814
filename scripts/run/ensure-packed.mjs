import { findNode } from './find-node.mjs';
import { runCaptured } from './run-child.mjs';
import { say } from './say.mjs';

/** Packs the engine if its sources have changed; it runs from them too, only slower to load (docs/decisions/0033). */
export async function ensurePacked() {
  const { code, output } = await runCaptured(findNode(), ['packages/engine-pack/scripts/pack.ts']);
  if (code === 0) return;
  say(`${output}\nLe moteur sera chargé depuis ses sources : son paquet n’a pas pu être écrit (code ${code}).`);
}
