export { UnreadableFile } from "./import/columns.ts";
export {
	type ImportSummary,
	importCatalogue,
} from "./import/import-catalogue.ts";
export {
	type CatalogueFault,
	checkCatalogue,
	type FaultyProduct,
	readScanShortlist,
} from "./read-catalogue.ts";
export { ensureStarterCatalogue } from "./save-batch.ts";
