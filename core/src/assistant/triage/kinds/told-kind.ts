/** How long it may wait, in the words that are said for it. */
export type WaitsFor = "now" | "today" | "days" | "two_weeks" | "next_visit";

/** What a nurse at a desk would tell one kind of danger: why, when, what to do and what would make it more urgent. */
export interface ToldKind {
	/** The name that the layers learn. */
	id: string;
	waits: WaitsFor;
	/** Why and what to do; of whoever is ill, so without "you" for the body. */
	text: string;
	/** What makes it more urgent than `waits` says. */
	sooner?: string;
	/** Who else listens, in the place of what is said after every danger of its level. */
	after?: "poison" | "crisis" | "none";
	/** Where the advice is from; established advice unless docs/science.md says that it was read. */
	source: string;
}
