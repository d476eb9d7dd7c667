/**
 * The page compares with nothing earlier, has no database, no configuration and no templates of its own, and imports and writes nothing:
 * none of these diagnostics is reported there.
 */
const none = {};

export {
  none as compatibilityEntries,
  none as configEntries,
  none as databaseEntries,
  none as importEntries,
  none as migrationEntries,
  none as sideBySideEntries,
  none as writingEntries,
};
