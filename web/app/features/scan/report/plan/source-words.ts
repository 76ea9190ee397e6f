import { SOURCES } from "@dewlight/core/knowledge/sources.ts";

const TABLE: Record<string, { citation: string } | undefined> = SOURCES;

/** Citation of a source id; the id itself where this version does not know it. */
export function sourceWords(id: string): string {
	return TABLE[id]?.citation ?? id;
}
