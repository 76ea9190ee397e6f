/** Words on a card of any list; the button labels are RECO-12, the failure text is PLAN-33. */
export const productCopy = {
	add: "Add to Plan",
	inUse: "In Use",
	adding: "Adding…",
	added: (name: string) => `${name} is in your care plan.`,
	addFailed: "Failed to add to care plan.",
	check: "Worth a look:",
	openPlan: "Open your care plan",
	stale: "Price may be out of date",
	price: "Price",
	rating: "Rating",
	ratingLabel: (rating: string) => `Rated ${rating} out of 5,`,
} as const;
