import type { EXPORT_FORMATS } from "@dewlight/contracts/progress.ts";
import { call } from "#api/request.ts";
import { timelineCopy as copy } from "./copy.ts";

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

interface TimelineFile {
	content: Blob;
	name: string;
}

/** DER-13: every scan in one file, named as the server says. */
export async function readExport(format: ExportFormat): Promise<TimelineFile> {
	const response = await call("exportCheckins", { query: { format }, headers: { Accept: "*/*" } });
	const named = response.headers.get("content-disposition")?.match(/filename="?([^";]+)/i)?.[1];
	return { content: await response.blob(), name: named ?? copy.export.fileName(format) };
}
