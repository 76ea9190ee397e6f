export { type CatalogueFault, checkCatalogue, type FaultyProduct } from "./check-catalogue.ts";
export { ensureStarterCatalogue } from "./ensure-starter.ts";
export { UnreadableFile } from "./import/columns.ts";
export {
	type ImportSummary,
	importCatalogue,
} from "./import/import-catalogue.ts";
export { readScanShortlist } from "./read-scan-shortlist.ts";
