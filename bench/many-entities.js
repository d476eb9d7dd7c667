// @ts-check
import { writeFileSync } from "node:fs";

/**
 * Writes an entity file of so many entities; each belongs to the one before it, as its part.
 * @param {string} file
 * @param {number} count
 */
export function writeEntities(file, count) {
  const entities = Array.from({ length: count }, (_, index) => entityOf(index, index === count - 1));
  writeFileSync(file, `defaults: { access: anonymous }\nentity:\n${entities.join("")}`);
}

/**
 * One of them.
 * @param {number} index
 * @param {boolean} isLast
 */
function entityOf(index, isLast) {
  const parentKey = index === 0 ? "" : `      Item${index - 1}Id: { type: Guid }\n`;
  const parts = isLast ? "" : `    relationships:\n      parts: { relatedEntity: Item${index + 1}, type: OneToMany }\n`;
  return `  Item${index}:
    properties:
      Id: { type: Guid, isKey: true }
      Name: { type: string, maxLength: 50 }
      Price: { type: decimal, min: 0 }
${parentKey}${parts}`;
}
