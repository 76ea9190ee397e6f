/** Belongs to the text that PHOTO_CONSENT_VERSION of the contracts stands for. */
export const consentCopy = {
	title: "May we measure your photo?",
	lead: "Before the first photo: what happens to it, and what does not. Your answer counts for every photo from now on.",
	takeBack: {
		name: "How to take it back",
		text: "In your account, under Consents, at any time. From then on no new photo is measured; reports stay until you delete your account.",
	},
	agree: "I agree",
	agreeing: "Saving…",
	refuse: "Not now",
	toDashboard: "To the dashboard",
	failed: "Your answer could not be saved. Please try again.",
	without: {
		title: "That is fine. No photo, then.",
		lead: "Nothing was uploaded and nothing will be measured.",
		works:
			"Your account and everything that needs no photo work as usual. What needs one is a scan: the reading of your skin and the plan made from it.",
		change: "Read it again",
	},
} as const;
