/** The linter and its helpers under the name that the tests of documents use. */
export { lintDocument } from "#app/features/documents/lint.ts";
export { blocksOf, tableOf, textsOf } from "#app/features/documents/tree-text.ts";
