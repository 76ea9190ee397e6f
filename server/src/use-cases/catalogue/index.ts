export { ensureStarterCatalogue } from "./ensure-starter.ts";
export { readScanShortlist } from "./read-scan-shortlist.ts";
