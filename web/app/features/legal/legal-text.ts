import type { LEGAL_ANCHORS } from "#paths.ts";

/** A string is a paragraph; `facts` are names with what holds for each. */
export type LegalBlock =
	| string
	| { list: readonly string[] }
	| { facts: readonly { name: string; text: string }[] };

export interface LegalSection {
	/** Anchor, unique on the page. */
	id: string;
	heading: string;
	blocks: readonly LegalBlock[];
	/** Pages of ours that the section speaks of. */
	see?: readonly { label: string; to: string }[];
}

/** One policy, ready to be shown on /terms and in the consent dialog. */
export interface LegalText {
	anchor: keyof typeof LEGAL_ANCHORS;
	title: string;
	/** What it is about, in a line. */
	summary: string;
	/** Begins with the day since which it holds, as YYYY-MM-DD. */
	version: string;
	sections: readonly LegalSection[];
}
