import type { Product } from "@dewlight/contracts/products.ts";
import { joinWords } from "@dewlight/core/skin/zone-words.ts";
import { labelOf } from "../words.ts";

/** Words on a card of any list; the button labels are RECO-12, the failure text is PLAN-33. */
export const productCopy = {
	add: "Add to Plan",
	inUse: "In Use",
	adding: "Adding…",
	added: (name: string, places: string) => `${name} is in your care plan${places && `: ${places}`}.`,
	takesPlace: (name: string) => `It takes the place of ${name}.`,
	undo: "Undo",
	undoLabel: (name: string) => `Undo: ${name} in your care plan`,
	undoFor: (seconds: number) => `Undo stays here for ${seconds} seconds.`,
	undone: (name: string) => `${name} is out again; your plan is as it was.`,
	undoFailed: "It could not be taken back. Please try again.",
	question: {
		title: (name: string) => `Before you add ${name}`,
		todo: "What to do",
		yes: "Add it anyway",
		no: "Leave it out",
	},
	addFailed: "Failed to add to care plan.",
	check: "Worth a look:",
	openPlan: "Open your care plan",
	stale: "Price may be out of date",
	prices: (month: string) =>
		`Prices as US shops showed them in ${month}, where no other month is named. Elsewhere and by now they may differ.`,
	held: { title: "First things first", report: "See your report" },
	planPrice: {
		under: (fits: boolean) => (fits ? "It fits your budget" : "How it fits your budget"),
		later: "Later, when you like",
		unknown: "price not known",
	},
	price: "Price",
	rating: "Rating",
	ratingLabel: (rating: string) => `Rated ${rating} out of 5,`,
} as const;

/** "Cleanser · Brand": what it is and who makes it, as far as either is known. */
export function kindWords({ suggested_category, category, brand }: Product): string {
	const kind = suggested_category ?? category;
	return [kind === null ? null : labelOf(kind), brand].filter(Boolean).join(" · ");
}

/** ["morning_serum", "night_serum"] as "morning serum and night serum"; places outside of the steps say nothing. */
export function placeWords(steps: readonly string[]): string {
	return joinWords(steps.filter((step) => step.includes("_")).map((step) => step.replaceAll("_", " ")));
}
