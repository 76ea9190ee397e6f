import type { SourceId } from "@dewlight/core/knowledge/sources.ts";
import type { StepId } from "@dewlight/core/knowledge/steps/step-rules.ts";
import type { GuideName } from "#guide-paths.ts";

/**
 * A line of a guide. Three marks are read: `[2]` points to the second reference, `**word**` is strong,
 * `[text](/path)` is a link inside the product.
 */
export type GuideLine = string;

export type GuideBlock =
	| { kind: "text"; text: GuideLine }
	| { kind: "list"; items: readonly GuideLine[] }
	| { kind: "table"; caption: string; head: readonly string[]; rows: readonly (readonly GuideLine[])[] };

export interface GuideSection {
	/** Anchor, unique in the guide. */
	id: string;
	heading: string;
	blocks: readonly GuideBlock[];
}

/** A step of the worked example. `step` is the rule of core that the plan of such a person holds. */
export interface GuideStep {
	step: StepId;
	name: string;
	text: GuideLine;
}

export interface Guide {
	name: GuideName;
	/** concern and routine guides lead to a scan, ingredient guides to the assistant. */
	kind: "concern" | "routine" | "ingredient";
	/** Heading of the page. */
	title: string;
	/** For search results, 110 to 160 characters. */
	description: string;
	lead: GuideLine;
	/** Whole numbers; grows when the meaning changes. */
	version: number;
	/** Day of the last change, YYYY-MM-DD. */
	updated: string;
	/** Day of the first version, where it is another one. */
	published?: string;
	/** The box "What the evidence says". M: a widely repeated claim without support. */
	evidence: { grade: "A" | "B" | "C" | "M"; verdict: GuideLine; points: readonly GuideLine[] };
	/** Explanation: what it is, how it works, what to expect. */
	sections: readonly GuideSection[];
	/** Numbered. */
	howToStart: readonly GuideLine[];
	whatToAvoid: readonly GuideLine[];
	/** A worked week for one described person, in the order of use. */
	routine: {
		person: GuideLine;
		morning: readonly GuideStep[];
		night: readonly GuideStep[];
		weekly: readonly GuideStep[];
	};
	faq: readonly { question: string; answer: GuideLine }[];
	/** Three or four other guides. */
	related: readonly GuideName[];
	action: { heading: string; text: string };
	/** In the order of their numbers. */
	references: readonly (SourceId | { citation: string; url: string | null })[];
}
