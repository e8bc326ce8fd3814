import { type OfficePackage, resolvePart } from './open-package.ts';
import { parseXml } from './parse-xml.ts';

export type Relation = { id: string; type: string; target: string };

/** What a part refers to inside the package; `type` is the last word of the relationship's type. */
export async function readRelations(office: OfficePackage, part: string): Promise<Relation[]> {
  const slash = part.lastIndexOf('/');
  const bytes = await office.read(`${part.slice(0, slash + 1)}_rels/${part.slice(slash + 1)}.rels`);
  const relations: Relation[] = [];
  if (!bytes) return relations;
  parseXml(bytes, {
    open({ name, attribute }) {
      if (!name.endsWith('Relationship') || attribute('TargetMode') === 'External') return;
      relations.push({
        id: attribute('Id') ?? '',
        type: attribute('Type')?.split('/').at(-1) ?? '',
        target: resolvePart(part, attribute('Target') ?? ''),
      });
    },
  });
  return relations;
}
