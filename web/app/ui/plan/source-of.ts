import { SOURCES } from "@dewlight/core/knowledge/sources.ts";

export interface ShownSource {
	id: string;
	title: string;
	url: string | null;
}

const TABLE: Record<string, { citation: string; url: string | null } | undefined> = SOURCES;

/** Citation and address of a source id; the id itself where this version does not know it. */
export function sourceOf(id: string): ShownSource {
	const known = TABLE[id];
	return { id, title: known?.citation ?? id, url: known?.url ?? null };
}
