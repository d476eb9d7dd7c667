/** The page compares with nothing earlier, has no database, and imports nothing: none of these diagnostics is reported there. */
const none = {};

export {
  none as compatibilityEntries,
  none as databaseEntries,
  none as importEntries,
  none as migrationEntries,
  none as sideBySideEntries,
};
