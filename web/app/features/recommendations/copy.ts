import type { RecommendationGroup } from "@dewlight/contracts/products.ts";

/** Headings, loading and failure texts and "Custom" are fixed by RECO-02 to RECO-11. */
export const recommendationsCopy = {
	title: "Recommendations",
	lead: "Chosen from ingredient lists and what you told and showed us, never from what a shop pays. What you own already is often enough.",
	loading: "Loading product recommendations…",
	failed: "Failed to load recommendations.",
	empty: "No recommendations yet.",
	emptyText: "They come from your skin report. One selfie is enough to begin.",
	headings: {
		care_plan: "Your Care Plan Products",
		general_alternatives: "Alternatives to Your Care Plan",
		fragrance_free: "Fragrance-Free Alternatives",
		sensitive_skin: "Sensitive Skin Alternatives",
		budget: "Budget-Friendly Picks",
		trending: "Trending Among Users Like You",
		top_rated: "Top-Rated Products",
	} satisfies Record<RecommendationGroup, string>,
	firstSelfie: "Take your first selfie",
	firstSelfieText:
		"There is no care plan for these to be alternatives to yet. One photo makes it, and what stands below becomes yours.",
	disclosure:
		"Shop links may earn us a commission. It plays no part in what is shown here or in which order.",
	back: (heading: string) => `Scroll back in ${heading}`,
	forward: (heading: string) => `Scroll on in ${heading}`,
	count: (count: number) => (count === 1 ? "1 product" : `${count} products`),
	custom: "Custom",
	why: "Why this one",
	points: "Points",
	part: "What counts",
	total: "Together",
	noFragrance: "No listed fragrance",
	sensitiveSafe: "Suits sensitive skin",
} as const;
