export {
	type CatalogueFault,
	checkCatalogue,
	ensureStarterCatalogue,
	type FaultyProduct,
	readScanShortlist,
} from "./catalogue.ts";
export { UnreadableFile } from "./import/columns.ts";
export {
	type ImportSummary,
	importCatalogue,
} from "./import/import-catalogue.ts";
