import { levels } from "../copy.ts";

export const warningsCopy = {
	title: "How your products get along",
	lead: "Checked by rule against everything in Your Plan, your answers and your skin.",
	calm: "No rule speaks against what you use together.",
	seen: (count: number) =>
		count === 1 ? "One thing in Your Plan wants a look." : `${count} things in Your Plan want a look.`,
	show: "Show in Your Plan",
	levels,
	myths: (count: number) =>
		count === 1
			? "One thing often said against this, and not so"
			: `${count} things often said against this, and not so`,
	why: "Why",
	fix: "What to do",
	mythFix: "What this means for you",
	about: "About",
	evidence: "What this rests on",
} as const;
