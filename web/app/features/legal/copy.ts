/** GATE-08 to GATE-14, exact. */
export const legalCopy = {
	dialogTitle: "Our Policies",
	consent:
		"I have read and agree to the Terms of Service, Privacy Policy, and Medical Disclaimer, and confirm that I am at least 13 years old.",
	cancel: "Cancel",
	accept: "Accept & Continue",
	without: {
		lead: "Without agreeing, you can still",
		cancelPlan: "cancel a paid plan",
		or: ", or ",
		own: "download your data, end sessions or delete your account",
	},
	saveFailed: "Something went wrong. Please try again.",
	pageTitle: "Our policies",
	pageLead: "What you can expect from us, and what we ask of you: four texts in plain words.",
	pageDescription:
		"Terms of service, privacy policy, medical disclaimer and fair use policy, in plain words.",
	contents: "Our policies",
	contentsOf: (title: string) => `Contents: ${title}`,
	headings: (count: number) => `What is in it (${count})`,
	version: (version: string) => `Version ${version}, in force since`,
	fairUseLink: "Read the Fair Use Policy",
} as const;
