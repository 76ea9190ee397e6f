import { BRAND } from "@dewlight/contracts/brand.ts";
import { planCopy } from "#ui/plan/copy.ts";
import type { Guide } from "./guide.ts";

/** Words around every guide; the texts themselves stand in a folder each. */
export const guidesCopy = {
	kinds: {
		concern: "Concern guide",
		routine: "Routine guide",
		ingredient: "Ingredient guide",
	} satisfies Record<Guide["kind"], string>,
	minutes: (minutes: number) => `${minutes} min read`,
	version: (version: number) => `Version ${version}`,
	updated: "Last changed",
	contents: "In this guide",
	evidence: {
		title: "What the evidence says",
		grades: {
			...planCopy.grades,
			M: "M: widely repeated, and not supported where it was tested.",
		} satisfies Record<Guide["evidence"]["grade"], string>,
	},
	start: "How to start",
	avoid: "What to avoid",
	routine: {
		title: "A worked example",
		sections: { morning: "Morning", night: "Night", weekly: "Weekly" },
		nothing: "Nothing here, and that is on purpose.",
		personal: {
			before: "Your own plan is made from ",
			link: "a scan of your skin",
			after: " and your answers.",
		},
		own: { before: "Yours is in ", link: "your care plan", after: "." },
	},
	faq: "Questions people ask",
	references: "Sources",
	newTab: "(opens in a new tab)",
	reference: (number: number) => `Source ${number}`,
	related: "Read next",
	home: "Home",
	disclaimer: {
		before:
			"This guide is about how skin looks. It is information, not a diagnosis, and does not replace a doctor: see the ",
		link: "medical disclaimer",
		after: ".",
	},
	action: {
		signedOut: "Get Started Free",
		scan: "Start a Scan",
		ask: BRAND.assistant,
	},
} as const;

/** Anchors of the parts that every guide has; a section of a guide may not use them. */
export const GUIDE_ANCHORS = {
	evidence: "evidence",
	start: "how-to-start",
	avoid: "what-to-avoid",
	routine: "worked-example",
	faq: "questions",
	references: "sources",
} as const;

/** "November 21, 2026" from a plain day; the same wherever it is read. */
export function dayOfGuide(day: string): string {
	return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}
