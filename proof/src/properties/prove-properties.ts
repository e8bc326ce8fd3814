import { contractProperties } from '@coach/contracts/testing/contract-properties';
import { loadContracts } from '@coach/contracts/testing/load-contracts';
import { type Property, tryProperty } from '@coach/contracts/testing/property';
import { createDocumentReader } from '@coach/documents/document-reader';
import { containerProperties, readerProperties } from '@coach/documents/testing/reader-properties';
import { engineProperties } from '@coach/engine/testing/engine-properties';
import type { Finding } from '../finding.ts';

const seed = 2_026;

/** What holds of whatever can be made up, tried at length; `npm test` tries each a few times. */
export async function proveProperties(): Promise<Finding[]> {
  const reader = createDocumentReader();
  try {
    return [
      ...(await tried('contracts', contractProperties(await loadContracts()))),
      ...(await tried('engine', engineProperties)),
      ...(await tried('document readers', [...containerProperties, ...readerProperties(reader)])),
    ];
  } finally {
    await reader.close();
  }
}

async function tried(of: string, properties: Property[]): Promise<Finding[]> {
  let runs = 0;
  let counterexamples = 0;
  for (const property of properties) {
    const outcome = await tryProperty(property, property.long, seed);
    runs += outcome.runs;
    if (outcome.counterexample === null) continue;
    counterexamples += 1;
    process.stderr.write(`  ${property.name}\n    ${outcome.counterexample}\n`);
  }
  return [
    { name: `properties of the ${of}`, value: properties.length },
    { name: `trials of them (${of})`, value: runs },
    { name: `counterexamples (${of})`, value: counterexamples, bound: { exactly: 0 } },
  ];
}
